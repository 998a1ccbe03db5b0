import { passagesOf } from './passages.js';
import type { ScreeningDecision } from './screening-decision.js';
import { applies, loweringSigns, type ScreeningRule, screeningRules } from './screening-rules.js';
import { screeningTerms } from './screening-signs.js';
import { TermMatcher } from './term-matcher.js';
import { tokenize } from './tokenize.js';

/**
 * Judges a question by what it asks, about whom, for when and to what end, in time linear in its length. Terms of all
 * languages are matched in every text, because its language is not known.
 */
export function screen(text: string): ScreeningDecision {
  const words = tokenize(text);
  const passages = passagesOf(words, matcher().find(words), loweringSigns);
  for (const outcome of ['refuse', 'flag'] as const) {
    const found = screeningRules
      .filter((rule) => rule.outcome === outcome)
      .flatMap((rule) => {
        const passage = passages.find((passage) => applies(rule, passage));
        return passage === undefined ? [] : [{ rule, signs: [...passage.signs].sort() }];
      });
    const [deciding] = found;
    if (deciding !== undefined)
      return decision(
        outcome,
        deciding,
        found.map(({ rule }) => rule.id),
      );
  }
  return { outcome: 'allow' };
}

function decision(
  outcome: 'refuse' | 'flag',
  { rule, signs }: { readonly rule: ScreeningRule; readonly signs: readonly string[] },
  rules: readonly string[],
): ScreeningDecision {
  return { outcome, clause: 'targeting_civilians', rules, signs, reason: rule.reason };
}

let known: TermMatcher<string> | undefined;
const reading = readTerms();

function* readTerms(): Generator<undefined, void> {
  const made = new TermMatcher<string>();
  let count = 0;
  for (const { term, sign } of screeningTerms()) {
    made.add(term, sign);
    count += 1;
    if (count % termsAtOnce === 0) yield;
  }
  known = made;
}

/** Adding them takes some milliseconds. */
const termsAtOnce = 250;

/** Reads more of the tables and returns whether there are more. The first text waits for those that were not read before it. */
export function prepareScreening(): boolean {
  return reading.next().done !== true;
}

function matcher(): TermMatcher<string> {
  while (prepareScreening());
  if (known === undefined) throw new Error('The tables of screening could not be read');
  return known;
}
