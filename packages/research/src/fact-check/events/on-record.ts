import type { Scope } from '@partner-api/reading';
import type { Present } from '../../domain/present.js';
import { coverageOf, type ScopeCoverage } from '../../events/coverage.js';
import { heaviestRows } from '../../events/evidence/heaviest-rows.js';
import type { EventTable } from '../../events/table/event-table.js';
import { type Tally, tally } from '../../events/tally/tally.js';
import type { Level } from '../../live/live-index.js';
import type { RowFinding } from '../../results/row-evidence.js';

/** What is on record for the place and time that a claim names which could not be read. It decides nothing. */
export interface OnRecord {
  readonly scope: Scope;
  readonly tally: Tally;
  readonly coverage: ScopeCoverage;
  /** Whether records that are held back keep it from being covered. */
  readonly isHeldBack: boolean;
}

/** Null where it names no one place and time, or nothing is known of them. */
export function onRecord(
  { events: { table, reader }, coverage: spans }: Level,
  text: string,
  { today, heldUntil }: Present,
): OnRecord | null {
  if (table.size === 0) return null;
  const scope = reader.placeAndTime(text, today);
  if (scope === null) return null;
  const coverage = coverageOf(spans, scope, heldUntil);
  const found = tally(table, scope, MEASURE);
  if (coverage.extent === 'none' && found.sureRows.length === 0) return null;
  const isHeldBack = coverage.extent !== 'whole' && coverageOf(spans, scope, null).extent === 'whole';
  return { scope, tally: found, coverage, isHeldBack };
}

export const MEASURE = 'killed';

/** Those with most dead, as context. */
export function onRecordFindings(
  table: EventTable,
  { tally: { sureRows } }: OnRecord,
  limit: number,
): RowFinding[] {
  const rows = heaviestRows(table, MEASURE, sureRows, Math.min(limit, mostShown));
  return rows.map((row) => ({ row, stance: 'context' }));
}

const mostShown = 10;
