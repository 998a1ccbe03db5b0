import type { Province } from '@partner-api/contract';
import { type EventTable, UNKNOWN } from './event-table.js';

/** The provinces of a country in which events are held, of any time. */
export function provincesHeld(
  { columns, provinces, rowCount }: EventTable,
  country: string | null,
): Province[] {
  const held = new Set<number>();
  for (let row = 0; row < rowCount; row++)
    if (columns.live.get(row) === 1) held.add(columns.province.get(row));
  held.delete(UNKNOWN);
  return [...held]
    .flatMap((number) => provinces.values[number] ?? [])
    .filter((one) => one.country === country);
}
