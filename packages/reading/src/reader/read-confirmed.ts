import { foldText, sentences } from '@partner-api/text';
import type { EventQuestion } from '../domain/event-question.js';
import type { EventClaim, NumberClaim, Outcome } from '../domain/event-reading.js';
import { hasTag, isSilent } from '../items/item.js';
import { readItems } from '../items/read-items.js';
import { folded } from '../language/folded.js';
import { tokensOf } from '../language/tokens.js';
import { languagesOf } from '../lexicons/lexicons.js';
import { type Names, NamesInText } from '../names/names-in-text.js';

/**
 * A claim with a request to confirm it beside it: "A report speaks of hundreds of deaths. Is this accurate?", "fact check
 * please: …". It is asked whether the claim is so, where the claim reads with nothing beside it but whose it is.
 */
export function readConfirmed(
  text: string,
  names: Names,
  readClaim: (text: string) => Outcome<readonly EventClaim[]>,
): Outcome<EventQuestion> | null {
  const all = partsOf(text);
  if (all.length < 2) return null;
  const rest = all.filter((part) => !asksToConfirm(part, names));
  if (rest.length === 0 || rest.length === all.length) return null;
  const read = readClaim(rest.join(' '));
  if (read.outcome !== 'read' || read.asides.some(({ says }) => says !== 'source')) return null;
  const [claim, ...others] = read.reading;
  if (claim === undefined || others.length > 0 || !('predicate' in claim)) return null;
  return { ...read, reading: whetherSo(claim) };
}

/** Sentences; what ends in a colon at the beginning is one of them. */
function partsOf(text: string): string[] {
  const [first, ...others] = sentences(text).map((sentence) => sentence.text);
  const [, opening, rest] = /^([^:"“«]{3,40}):\s+(\S.*)$/su.exec(first ?? '') ?? [];
  const begun = opening === undefined || rest === undefined ? [first ?? ''] : [`${opening}:`, rest];
  return [...begun, ...others];
}

function asksToConfirm(part: string, names: Names): boolean {
  if (
    word.test(
      foldText(part)
        .replace(/[^\p{L} ]/gu, '')
        .trim(),
    )
  )
    return /[?؟:]\s*$/u.test(part);
  const tokens = tokensOf(part);
  return languagesOf(part).some((language) => {
    const items = readItems(tokens, language, new NamesInText(tokens, names));
    const isIdle = items.every(
      (item) => item.type === 'stop' || isSilent(item) || hasTag(item, 'whether', 'greeting', 'ask'),
    );
    return isIdle && items.some((item) => hasTag(item, 'whether'));
  });
}

const word = folded(
  /^(?:true|correct|really|is it|fact ?check(?: (?:please|pls))?|verdad|cierto|vrai|exact|правда|верно|так ли|вірно|чи так|صحيح)$/u,
);

function whetherSo(claim: NumberClaim): EventQuestion {
  return {
    ...claim,
    asks: 'whether',
    grouping: null,
    isFewest: false,
    numberAsked: null,
    areOpponents: false,
    mayBeOfDead: false,
    isRelative: false,
  };
}
