/** A row of the published data set; a test changes the cells that it is about. */
const typical: Readonly<Record<string, string>> = {
  id: '214804',
  year: '2016',
  type_of_violence: '1',
  conflict_new_id: '299',
  side_a: 'Government of Syria',
  side_b: 'Syrian insurgents',
  number_of_sources: '1',
  source_article: '"SOHR,2016-01-01,Bombardment targets Idlib and Hama"',
  source_office: 'SOHR',
  source_date: '2016-01-01',
  source_headline: 'Bombardment targets Idlib and Hama',
  where_prec: '2',
  where_coordinates: 'Ein Laroz town',
  adm_1: 'Idlib Governorate',
  adm_2: 'Ariha district',
  latitude: '35.688342',
  longitude: '36.449962',
  geom_wkt: 'POINT (36.449962 35.688342)',
  country: 'Syria',
  country_id: '652',
  event_clarity: '1',
  date_prec: '1',
  date_start: '2016-01-01',
  date_end: '2016-01-01',
  deaths_civilians: '2',
  low: '2',
  best: '2',
  high: '2',
};

export type UcdpCells = Partial<Record<keyof typeof typical, string>>;

/** Returns a file with its header and one line for each row. */
export function ucdpFile(...rows: readonly UcdpCells[]): string {
  const names = Object.keys(typical);
  const cells = rows.map((row) => names.map((name) => row[name] ?? typical[name] ?? ''));
  return [names, ...cells].map(csvLine).join('');
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
