import { readFileSync } from 'node:fs';
import { spellings } from './spellings.js';

/**
 * What a first-level division is called in the languages that texts are read in, by its ISO 3166-2 code: the names of
 * Unicode CLDR, and spellings of our own list where it has none or another.
 */
export interface DivisionNames {
  readonly code: string;
  readonly names: readonly string[];
}

/** The divisions of a country (ISO 3166-1 alpha-2) that have known names. */
export function divisionsOf(country: string): readonly DivisionNames[] {
  divisions ??= readDivisions();
  return divisions.get(country) ?? [];
}

let divisions: ReadonlyMap<string, readonly DivisionNames[]> | null = null;

function readDivisions(): Map<string, DivisionNames[]> {
  const text = readFileSync(new URL('../../data/subdivision-names.tsv', import.meta.url), 'utf8');
  const found = new Map<string, DivisionNames[]>();
  for (const line of text.split('\n').slice(1)) {
    const [code = '', ...names] = line.split('\t');
    if (code === '') continue;
    const known = [
      ...names.filter((name) => name !== '' && !isDirection(name)),
      ...(spellings.get(code) ?? []),
    ];
    const country = code.slice(0, 2);
    const divisions = found.get(country);
    if (divisions === undefined) found.set(country, [{ code, names: known }]);
    else divisions.push({ code, names: known });
  }
  return found;
}

/** "North", "Центральный": names that every other text holds, too. */
function isDirection(name: string): boolean {
  return directions.has(name.toLowerCase());
}

const directions: ReadonlySet<string> = new Set([
  ...[
    'north',
    'south',
    'east',
    'west',
    'central',
    'northern',
    'southern',
    'eastern',
    'western',
    'centre',
    'center',
  ],
  ...['norte', 'sur', 'este', 'oeste', 'nord', 'sud', 'est', 'ouest', 'nordeste', 'sureste'],
  ...[
    'северный',
    'южный',
    'восточный',
    'западный',
    'центральный',
    'північний',
    'південний',
    'східний',
    'західний',
  ],
  ...[
    'северная',
    'южная',
    'восточная',
    'западная',
    'центральная',
    'центральна',
    'північна',
    'південна',
    'східна',
  ],
  ...[
    'الشمال',
    'الجنوب',
    'الشرق',
    'الغرب',
    'الشمالية',
    'الجنوبية',
    'الشرقية',
    'الغربية',
    'الوسطى',
    'المركزية',
  ],
]);
