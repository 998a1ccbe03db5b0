import type { ImportCoverage } from '../ports/import-log.js';

/** Returns text such as `SY 2016-01-01 – 2019-11-30 (battle, riot)`, for audit entries and reports. */
export function formatCoverage({ country, from, to, types }: ImportCoverage): string {
  return `${country} ${from} – ${to} (${types.length > 0 ? types.join(', ') : 'types not known'})`;
}
