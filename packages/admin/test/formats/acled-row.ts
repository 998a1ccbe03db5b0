import { csvLine } from './ucdp-row.js';

/** An invented row of an export; a test changes the cells that it is about. */
const typical: Readonly<Record<string, string>> = {
  event_id_cnty: 'SYR90001',
  event_date: '2024-05-14',
  year: '2024',
  time_precision: '1',
  disorder_type: 'Political violence',
  event_type: 'Battles',
  sub_event_type: 'Armed clash',
  actor1: 'Northern Front',
  assoc_actor_1: '',
  inter1: 'Rebel group',
  actor2: 'Border Guards',
  assoc_actor_2: '',
  inter2: 'State forces',
  interaction: 'State forces-Rebel group',
  civilian_targeting: '',
  iso: '760',
  region: 'Middle East',
  country: 'Syria',
  admin1: 'Idleb',
  admin2: 'Ariha',
  admin3: 'Ariha',
  location: 'Kafr Lata',
  latitude: '35.8123',
  longitude: '36.6321',
  geo_precision: '1',
  source: 'Radio Quelmar; Harbour News; Radio Quelmar',
  source_scale: 'National',
  notes: 'On 14 May, a clash at Kafr Lata (coded as 3 killed).',
  fatalities: '3',
  tags: '',
  timestamp: '1716000000',
};

export type AcledCells = Partial<Record<keyof typeof typical, string>>;

/** Returns an export with its header and one line for each row. */
export function acledFile(...rows: readonly AcledCells[]): string {
  const names = Object.keys(typical);
  const cells = rows.map((row) => names.map((name) => row[name] ?? typical[name] ?? ''));
  return [names, ...cells].map(csvLine).join('');
}
