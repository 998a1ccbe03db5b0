import type { TableRow } from '../input/table.js';
import type { Cells } from '../input/table-header.js';
import type { Reading } from './format.js';

/** Returns the fault of a row, or the reading of its cells. */
export function tableReading<Column extends string>(
  row: TableRow<Column>,
  read: (cells: Cells<Column>) => Reading,
): Reading {
  if ('fault' in row) return { result: 'fault', fault: row.fault };
  const reading = read(row.cells);
  return row.hasNullMarker && reading.result === 'publication'
    ? { ...reading, warnings: [...reading.warnings, 'null_marker'] }
    : reading;
}
