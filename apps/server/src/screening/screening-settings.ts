/** What the operator decides about refusals under the terms. */
export interface ScreeningSettings {
  /** An email address or an http(s) address; null: none is named. */
  readonly appealContact: string | null;
  /** Whether the audit log keeps the texts of refused requests. */
  readonly keepsTexts: boolean;
}
