import { readFileSync } from 'node:fs';
import { placeSpellings } from './spellings.js';

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
  byCountry ??= parseDivisions();
  return byCountry.get(country) ?? [];
}

/** Those of all countries. */
export function divisions(): readonly DivisionNames[] {
  byCountry ??= parseDivisions();
  return [...byCountry.values()].flat();
}

// Read when the process starts: where no more files can be opened, questions go on being answered. Taken apart when it is
// first asked for, because not every process is asked.
const table = readFileSync(new URL('../../data/subdivision-names.tsv', import.meta.url), 'utf8');

let byCountry: ReadonlyMap<string, readonly DivisionNames[]> | null = null;

function parseDivisions(): Map<string, DivisionNames[]> {
  const found = new Map<string, DivisionNames[]>();
  for (const line of table.split('\n').slice(1)) {
    const [code = '', ...names] = line.split('\t');
    if (code === '') continue;
    const known = [
      ...names.filter((name) => name !== '' && !isDirection(name)),
      ...(placeSpellings.get(code) ?? []),
    ];
    addTo(found, { code, names: known });
  }
  for (const [code, names] of placeSpellings) if (isOfOurOwn(code)) addTo(found, { code, names });
  return found;
}

function addTo(found: Map<string, DivisionNames[]>, division: DivisionNames): void {
  const country = division.code.slice(0, 2);
  const others = found.get(country);
  if (others === undefined) found.set(country, [division]);
  else others.push(division);
}

/** "IL-gaza": what sources have for a province, and ISO has not. */
function isOfOurOwn(code: string): boolean {
  return /^[A-Z]{2}-[a-z]/.test(code);
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
