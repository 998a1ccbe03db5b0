import type { FactCheckResult, ResearchResult, UsedRecord } from '@partner-api/contract';

/** Returns every record that a result names, each version once. */
export function recordsIn(result: ResearchResult | FactCheckResult): UsedRecord[] {
  const matched = 'matched_claims' in result ? result.matched_claims : [];
  const named: UsedRecord[] = [
    ...result.used_records,
    ...result.evidence.map(({ record: { kind, id, version } }) => ({ kind, id, version })),
    ...matched.map(({ id, version }) => ({ kind: 'claim' as const, id, version })),
  ];
  return [...new Map(named.map((record) => [`${record.version} ${record.id}`, record])).values()];
}
