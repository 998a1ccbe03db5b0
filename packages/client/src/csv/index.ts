export { type Cell, CLAIM_COLUMNS, type Columns, DOSSIER_COLUMNS, EVENT_COLUMNS } from './columns.js';
export { type CsvOptions, toCsv, toCsvLines } from './to-csv.js';
