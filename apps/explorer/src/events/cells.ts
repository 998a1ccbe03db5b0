import type { Attribution, ConflictEvent } from '@partner-api/client';
import { type EventFeature, toGeoJson } from '@partner-api/client/geojson';
import { cellKey } from './choose';
import { type Sum, sumBy } from './sum';

export interface Cell {
  readonly key: string;
  readonly geometry: Extract<EventFeature['geometry'], { type: 'Polygon' }>;
  readonly sum: Sum;
  readonly province: string | null;
}

/** Returns the 0.1 degree cells of the events, and the sum of events whose place is unknown or withheld. */
export function cellsOf(
  events: readonly ConflictEvent[],
  credits: readonly { readonly attribution: Attribution }[],
): { readonly cells: readonly Cell[]; readonly elsewhere: Sum | undefined } {
  const sums = sumBy(events, cellKey);
  const one = new Map(events.map((event) => [cellKey(event), event]));
  one.delete(null);
  const shapes = toGeoJson(
    { data: one.values(), attributions: credits.map(({ attribution }) => attribution) },
    { geometry: 'cell' },
  );
  const cells = [...one].flatMap(([key, event], index): Cell[] => {
    const geometry = shapes.features[index]?.geometry;
    const sum = sums.get(key);
    if (key === null || !sum || geometry?.type !== 'Polygon') return [];
    return [{ key, geometry, sum, province: event.province?.name ?? null }];
  });
  return { cells: cells.sort((a, b) => b.sum.events - a.sum.events), elsewhere: sums.get(null) };
}
