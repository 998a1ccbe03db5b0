import { isNullMarker } from './null-marker.js';
import type { TableHeader } from './table-header.js';

/** Maximum of columns in the note; the warning counts all rows. */
const COLUMNS_NAMED = 8;

/** Counts null markers and the columns in which they occur. */
export class NullMarkerCount {
  readonly #rows = new Map<string, number>();
  readonly #columns = new Map<string, Set<string>>();

  /** Counts the markers of a row; returns false when it has none. */
  count<Column extends string>(fields: readonly string[], { places }: TableHeader<Column>): boolean {
    const ofRow = new Set<string>();
    for (const [column, place] of places) {
      const cell = fields[place]?.trim() ?? '';
      if (!isNullMarker(cell)) continue;
      ofRow.add(cell);
      this.#columns.set(cell, (this.#columns.get(cell) ?? new Set()).add(column));
    }
    for (const marker of ofRow) this.#rows.set(marker, (this.#rows.get(marker) ?? 0) + 1);
    return ofRow.size > 0;
  }

  /** Returns a note for the user; null when there are no markers. */
  inWords(): string | null {
    if (this.#rows.size === 0) return null;
    const each = [...this.#rows].map(([marker, rows]) => {
      const columns = [...(this.#columns.get(marker) ?? [])];
      const more = columns.length - COLUMNS_NAMED;
      const named = `${columns.slice(0, COLUMNS_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
      return `${marker} in ${rows} rows (${named})`;
    });
    return `These null markers are read as empty: ${each.join('; ')}.`;
  }
}
