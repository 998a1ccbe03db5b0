import type { Actor, Province } from '@partner-api/contract';

/** What the events held have names of, each once. */
export interface RecordedNames {
  readonly provinces: { readonly values: readonly Province[] };
  /** ISO 3166-1 alpha-2. */
  readonly countries: { readonly values: readonly string[] };
  /** Those who took part in an event together. */
  readonly parties: { readonly values: readonly (readonly Actor[])[] };
}
