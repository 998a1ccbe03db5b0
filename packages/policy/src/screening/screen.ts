import { applies, appliesWithin } from './applies.js';
import { findConcepts } from './find-concepts.js';
import { screeningRules } from './screening-rules.js';
import { sentenceWindows } from './windows.js';

/** Whether a text may be answered. `rules` are for the audit log, `reason` for the partner; neither repeats the text. */
export type ScreeningDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly clause: 'targeting_civilians';
      /** Every rule that applies, the one that decided first: kebab-case, stable. */
      readonly rules: readonly string[];
      /** What was recognised, in general terms, in English. */
      readonly reason: string;
    };

/**
 * Refuses a text that asks for what would help to find or harm civilians, and those who serve them: judged by what is
 * asked, of whom, for when and to what end. All languages' rules are applied to every text. The time it takes grows
 * with the length of the text; bounding the length is the caller's.
 */
export function screen(text: string): ScreeningDecision {
  const places = findConcepts(text);
  const windows = sentenceWindows(places);
  const anywhere = new Set(places.flatMap(({ concepts }) => [...concepts]));
  const rules = screeningRules
    .filter(({ all }) => applies({ all }, anywhere))
    .filter((one) =>
      one.within === undefined
        ? windows.some((concepts) => applies(one, concepts))
        : appliesWithin(one, one.within, places),
    );
  const [deciding] = rules;
  return deciding === undefined
    ? { allowed: true }
    : {
        allowed: false,
        clause: 'targeting_civilians',
        rules: rules.map(({ id }) => id),
        reason: deciding.reason,
      };
}
