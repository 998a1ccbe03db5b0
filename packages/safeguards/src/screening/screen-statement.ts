import { TABLE_LANGUAGES } from '../at-risk/terms-at-risk.js';
import { readTable } from '../read-table.js';
import { type Passage, passagesOf } from './passages.js';
import type { StatementDecision } from './screening-decision.js';
import { TermMatcher } from './term-matcher.js';
import { wordsRead } from './words-read.js';

/**
 * Judges whether a text states what nobody may ask for: at which building, on which road, at what hour people at risk
 * are or will be found, and who a protected person is. What happened is history and is allowed.
 */
export function screenStatement(text: string): StatementDecision {
  const words = wordsRead(text);
  const passages = passagesOf(words, matcher().find(words), new Set()).filter(
    ({ scope }) => scope === 'passage',
  );
  const found = rules.filter((rule) => passages.some((passage) => applies(rule, passage)));
  return found.length === 0 ? { allowed: true } : { allowed: false, rules: found.map(({ id }) => id) };
}

interface StatementRule {
  readonly id: string;
  /** One sign of each list must be there. */
  readonly all: readonly (readonly string[])[];
  /** This one may not. */
  readonly unless: string;
}

const rules: readonly StatementRule[] = readTable('statement-rules.tsv', ['rule', 'all', 'unless']).map(
  ({ rule, all, unless }) => ({ id: rule, all: all.split(' ').map((signs) => signs.split('|')), unless }),
);

function applies({ all, unless }: StatementRule, { signs }: Passage): boolean {
  return all.every((some) => some.some((sign) => signs.has(sign))) && !signs.has(unless);
}

let known: TermMatcher<string> | undefined;

function matcher(): TermMatcher<string> {
  known ??= new TermMatcher(
    TABLE_LANGUAGES.flatMap((language) => readTable(`statements.${language}.tsv`, ['term', 'sign'])),
  );
  return known;
}
