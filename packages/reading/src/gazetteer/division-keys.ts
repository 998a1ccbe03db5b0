import { foldText, remembered } from '@partner-api/text';
import { wordsOf } from '../language/phrase-book.js';
import { cyrillicCases } from './cyrillic-cases.js';
import { type DivisionNames, divisionsOf } from './known-names.js';
import { keyOfName } from './name-key.js';
import { placeSpellings } from './spellings.js';

/** The keys under which texts name a place that is called so: in Cyrillic those of its cases. */
export function keysOf(name: string): string[] {
  const folded = wordsOf(foldText(name)).join(' ');
  return /\p{Script=Cyrillic}/u.test(folded) ? cyrillicCases(folded).map(keyOfName) : [keyOfName(name)];
}

/** A first-level division by its ISO 3166-2 code, with the keys of all its names. */
export interface Division {
  readonly code: string;
  readonly keys: readonly string[];
}

/** The division of a country (ISO 3166-1 alpha-2) that has one of the given keys; null where none has. */
export function divisionNamed(country: string, names: ReadonlySet<string>): Division | null {
  return divisionsIn(country).named(names);
}

class Divisions {
  readonly #divisions: readonly DivisionNames[];
  /** By the key of a name, the place of the first division that has it. */
  readonly #first = new Map<string, number>();
  readonly #found = new Map<number, Division>();

  constructor(country: string) {
    this.#divisions = divisionsOf(country);
    for (const [place, { names }] of this.#divisions.entries())
      for (const key of names.map(keyOfName)) if (!this.#first.has(key)) this.#first.set(key, place);
  }

  named(names: ReadonlySet<string>): Division | null {
    const place = this.#placeOf(names);
    const division = place === undefined ? undefined : this.#divisions[place];
    if (place === undefined || division === undefined) return null;
    const found = this.#found.get(place) ?? {
      code: division.code,
      keys: this.#ownNames(division).flatMap(keysOf),
    };
    this.#found.set(place, found);
    return found;
  }

  /** By the name of most words: "Kiev oblast" is not "Kiev". */
  #placeOf(names: ReadonlySet<string>): number | undefined {
    const known = [...names].filter((key) => this.#first.has(key));
    const most = Math.max(...known.map(wordCount));
    const places = known.flatMap((key) => (wordCount(key) === most ? (this.#first.get(key) ?? []) : []));
    return places.length === 0 ? undefined : Math.min(...places);
  }

  /** Without those that our own list gives to another division of the country. */
  #ownNames({ code, names }: DivisionNames): string[] {
    const elsewhere = new Set(
      this.#divisions
        .filter((other) => other.code !== code)
        .flatMap((other) => placeSpellings.get(other.code) ?? [])
        .map(keyOfName),
    );
    return names.filter((name) => !elsewhere.has(keyOfName(name)));
  }
}

function wordCount(key: string): number {
  return key.split(' ').length;
}

// To fold the names of a country takes some milliseconds, and a reader asks for each of its provinces.
const divisionsIn = remembered((country) => new Divisions(country), { texts: 300 });
