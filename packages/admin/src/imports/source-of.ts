import type { RecordDraft } from '@partner-api/safeguards';

/**
 * Returns the source of a record: its credited providers, else the scheme of its first identifier, else '' for the
 * desk. Must run before safeguards empty the identifiers of sensitive events.
 */
export function sourceOf({
  upstream,
  content: {
    external_ids: [first],
  },
}: RecordDraft): string {
  const providers = [...new Set(upstream.map(({ provider }) => provider))].sort();
  return providers.length > 0 ? providers.join('; ') : (first?.scheme ?? '');
}
