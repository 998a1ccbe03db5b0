/** What becomes of a text. Rules and signs are for the audit log; neither they nor the reason repeat the text. */
export type ScreeningDecision =
  | { readonly outcome: 'allow' }
  | {
      /** `refuse`: it is not answered. `flag`: it is answered and recorded. */
      readonly outcome: 'refuse' | 'flag';
      readonly clause: 'targeting_civilians';
      /** Every rule of this outcome that applies, the one that decided first: kebab-case, stable. */
      readonly rules: readonly string[];
      /** The signs of the passage that the deciding rule holds for. */
      readonly signs: readonly string[];
      /** Names the reason, which `screeningReason` words. */
      readonly reason: string;
    };

/** Whether a text that the store holds may be repeated. */
export type StatementDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly rules: readonly string[] };
