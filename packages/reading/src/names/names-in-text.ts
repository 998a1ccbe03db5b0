import { countryOfPlace, type PlaceBook, type PlaceName } from '../gazetteer/place-book.js';
import { longestPhrase } from '../language/longest-phrase.js';
import type { PhraseBook } from '../language/phrase-book.js';
import type { Token } from '../language/tokens.js';
import { wordReadings } from '../language/word-readings.js';
import type { NamedActor } from './actor-book.js';

/** The names that the records know. */
export interface Names {
  readonly places: PlaceBook;
  readonly actors: PhraseBook<NamedActor>;
}

interface NamesAt {
  readonly placeName: PlaceName | null;
  readonly actor: (NamedActor & { readonly length: number }) | null;
}

/** The names in a text, looked up once for all languages that it is read in. */
export class NamesInText {
  readonly #tokens: readonly Token[];
  readonly #names: Names;
  readonly #known = new Map<string, NamesAt>();
  readonly #isShouted: boolean;
  #countries: ReadonlySet<string> | null = null;

  constructor(tokens: readonly Token[], names: Names) {
    this.#tokens = tokens;
    this.#names = names;
    this.#isShouted = tokens.every((token) => token.type !== 'word' || token.isAcronym);
  }

  /** The provinces named, each with where that is in the plain text; names that several provinces have are left out. */
  provinces(): { readonly start: number; readonly end: number; readonly name: string }[] {
    const found: { start: number; end: number; name: string }[] = [];
    for (let place = 0; place < this.#tokens.length; place++) {
      const token = this.#tokens[place];
      if (token?.type !== 'word') continue;
      const named = wordReadings(token.text)
        .map(({ word }) => this.at(place, word).placeName)
        .find((placeName) => placeName !== null);
      const last = this.#tokens[place + (named?.length ?? 0) - 1];
      if (named === undefined || last?.type !== 'word') continue;
      const [only, ...others] = named.places;
      if (only?.type === 'province' && others.length === 0)
        found.push({ start: token.start, end: last.end, name: only.province.name });
      place += named.length - 1;
    }
    return found;
  }

  /** Whether a place is named, a province or a country. */
  namesPlace(): boolean {
    this.#countries ??= this.#countriesNamed();
    return this.#countries.size > 0;
  }

  /** Places of the tokens that are part of a name. */
  named(): ReadonlySet<number> {
    const found = new Set<number>();
    for (let place = 0; place < this.#tokens.length; place++) {
      const token = this.#tokens[place];
      if (token?.type !== 'word') continue;
      const lengths = wordReadings(token.text).map(({ word }) => {
        const { placeName, actor } = this.at(place, word);
        return Math.max(placeName?.length ?? 0, actor?.length ?? 0);
      });
      for (let length = Math.max(0, ...lengths); length > 0; length--) found.add(place + length - 1);
    }
    return found;
  }

  /** The words from a place on, the first read as `word`. */
  wordsFrom(place: number, word: string): string[] {
    const words = [word];
    for (let next = place + 1; next < place + mostWords; next++) {
      const token = this.#tokens[next];
      if (token?.type !== 'word') break;
      words.push(token.text);
    }
    return words;
  }

  /** Whether all words from a place on but articles and the like ("de") begin with a capital. */
  areCapital(place: number, length: number): boolean {
    return this.#tokens
      .slice(place, place + length)
      .every((token) => token.type === 'word' && (token.isCapital || linking.has(token.text)));
  }

  /** The longest names at a place whose first word is read as `word`. */
  at(place: number, word: string): NamesAt {
    const key = `${place}/${word}`;
    const known = this.#known.get(key) ?? this.#lookUp(place, word);
    this.#known.set(key, known);
    return known;
  }

  /** Whether the text names a place where an actor is called so, or none at all. */
  #isWithin({ countries, isOnlyThere }: NamedActor): boolean {
    if (countries === null) return true;
    this.#countries ??= this.#countriesNamed();
    if (this.#countries.size === 0) return !isOnlyThere;
    return countries.some((country) => this.#countries?.has(country));
  }

  #countriesNamed(): Set<string> {
    const found = this.#tokens.flatMap((token, place) => {
      if (token.type !== 'word') return [];
      const named = wordReadings(token.text).map(({ word }) =>
        this.#names.places.longest(this.wordsFrom(place, word)),
      );
      return named.find((name) => name !== null)?.places.map(countryOfPlace) ?? [];
    });
    return new Set(found);
  }

  /** "North and South Kivu": the first word is all that is written of the first name. */
  #sharedName([first = '', link = '', ...others]: readonly string[]): PlaceName | null {
    const { places } = this.#names;
    const next = ands.has(link) ? places.longest(others) : null;
    if (next === null || next.length < 2) return null;
    const words = [first, ...others.slice(1, next.length)];
    const found = places.longest(words);
    return found?.length === words.length ? { ...found, length: 1, isShared: true } : null;
  }

  #lookUp(place: number, word: string): NamesAt {
    const words = this.wordsFrom(place, word);
    const token = this.#tokens[place];
    const mayBeAcronym = token?.type === 'word' && token.isAcronym && !this.#isShouted;
    const found = longestPhrase(this.#names.actors, words);
    const actor = found?.meanings.find(
      (meant) => (!meant.isAcronym || mayBeAcronym) && this.#isWithin(meant),
    );
    return {
      placeName: this.#names.places.longest(words) ?? this.#sharedName(words),
      actor: actor === undefined ? null : { ...actor, length: found?.length ?? 0 },
    };
  }
}

const mostWords = 10;
const linking: ReadonlySet<string> = new Set(['of', 'de', 'del', 'du', 'el', 'la', 'al']);

const ands: ReadonlySet<string> = new Set(['and', 'et', 'y', 'и', 'та', 'і', 'و']);
