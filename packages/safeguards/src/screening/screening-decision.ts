/** The decision about a text. Rules and signs are for the audit log; neither they nor the reason repeat the text. */
export type ScreeningDecision =
  | { readonly outcome: 'allow' }
  | {
      /** `refuse`: the text is not answered. `flag`: it is answered and recorded. */
      readonly outcome: 'refuse' | 'flag';
      readonly clause: 'targeting_civilians';
      /** All matching rules of this outcome, the deciding one first: stable kebab-case ids. */
      readonly rules: readonly string[];
      /** The signs of the passage that the deciding rule matched. */
      readonly signs: readonly string[];
      /** The key of the reason, which `screeningReason` words. */
      readonly reason: string;
    };

/** Whether a stored text may be served. */
export type StatementDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rules: readonly string[] };
