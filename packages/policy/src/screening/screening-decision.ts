import type { ScreeningRule } from './screening-rule.js';

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

export function decisionOf(
  rules: readonly Pick<ScreeningRule<string>, 'id' | 'reason'>[],
): ScreeningDecision {
  const [deciding] = rules;
  if (deciding === undefined) return { allowed: true };
  const { reason } = deciding;
  return { allowed: false, clause: 'targeting_civilians', rules: rules.map(({ id }) => id), reason };
}
