import type { ActorBook, NamedActor } from '../names/actor-book.js';
import { demonymTree } from '../names/demonyms.js';
import { isArticle, keyOfWord } from '../names/name-words.js';
import type { Place, PlaceBook } from '../names/place-book.js';
import type { Found, WordForm } from '../tables/phrase-tree.js';
import type { Slot } from '../tables/slots.js';
import { formsOfWord, type Meaning, type Terms } from '../tables/terms.js';
import type { Token, Word } from '../text/tokens.js';
import type { TaggedToken } from './tagged-token.js';

export interface Names {
  readonly places: PlaceBook;
  readonly actors: ActorBook;
}

const NO_FORMS: readonly WordForm[] = [];

/** Tags the tokens of a text in one language as names, terms, numbers, signs and unknown words. */
export function tagTokens(tokens: readonly Token[], terms: Terms, names: Names): TaggedToken[] {
  return new Tagger(tokens, terms, names).items();
}

class Tagger {
  readonly #tokens: readonly Token[];
  readonly #terms: Terms;
  readonly #names: Names;
  readonly #forms: (readonly WordForm[])[];
  readonly #keys: (readonly WordForm[])[];

  constructor(tokens: readonly Token[], terms: Terms, names: Names) {
    this.#tokens = tokens;
    this.#terms = terms;
    this.#names = names;
    this.#forms = tokens.map((token) =>
      token.type === 'word' ? formsOfWord(token.folded, terms) : NO_FORMS,
    );
    this.#keys = this.#forms.map((forms) =>
      forms.map(({ word, prefix }) => ({ word: keyOfWord(word), prefix })),
    );
  }

  items(): TaggedToken[] {
    const items: TaggedToken[] = [];
    for (let at = 0; at < this.#tokens.length; ) {
      const found = this.#itemsAt(at);
      items.push(...found);
      at = found.at(-1)?.to ?? at + 1;
    }
    return items;
  }

  #itemsAt(at: number): TaggedToken[] {
    const token = this.#tokens[at];
    if (token === undefined) return [];
    return token.type === 'word' ? this.#wordsAt(at, token) : [{ ...token, from: at, to: at + 1 }];
  }

  #wordsAt(at: number, token: Word): TaggedToken[] {
    const term = this.#terms.tree.longest((place) => this.#forms[place] ?? NO_FORMS, at);
    const actor = this.#actorAt(at, token);
    const place = this.#placeAt(at);
    const demonym = demonymTree.longest((place) => this.#forms[place] ?? NO_FORMS, at);
    const longest = Math.max(term?.length ?? 0, actor?.length ?? 0, place?.length ?? 0, demonym?.length ?? 0);
    if (actor !== null && actor.length === longest)
      return behind(actor, at, { type: 'actor', actors: actor.meanings, from: at, to: at + longest });
    if (place !== null && place.length === longest && !this.#isRatherTerm(term, longest, token))
      return behind(place, at, { type: 'place', places: place.meanings, from: at, to: at + longest });
    if (term !== null && term.length === longest) return behind(term, at, termOf(term.meanings, at, longest));
    if (demonym !== null && demonym.length === longest) {
      const [first] = demonym.meanings;
      const countries = demonym.meanings.map(({ country }) => country);
      const isCapital = first?.isCapital === true;
      return behind(demonym, at, { type: 'demonym', countries, isCapital, from: at, to: at + longest });
    }
    return [{ type: 'unknown', isAcronym: token.isAcronym, from: at, to: at + 1 }];
  }

  /** Whether a short place name in lower case is more likely an ordinary word: "mon", "van". */
  #isRatherTerm(term: Found<Meaning> | null, longest: number, token: Word): boolean {
    return (
      term?.length === longest && !token.isCapital && /^\p{Ll}/u.test(token.text) && token.text.length <= 4
    );
  }

  #actorAt(at: number, token: Word): Found<NamedActor> | null {
    const found = this.#names.actors.tree.longest((place) => this.#forms[place] ?? NO_FORMS, at);
    if (found === null) return null;
    const meanings = found.meanings.filter(({ isAcronym }) => !isAcronym || token.isAcronym);
    return meanings.length === 0 ? null : { ...found, meanings };
  }

  /** Looks up a place name by the keys of its words, without articles. */
  #placeAt(at: number): Found<Place> | null {
    const places: number[] = [];
    for (let next = at; next < this.#tokens.length && places.length < 6; next++) {
      const token = this.#tokens[next];
      if (token?.type !== 'word') break;
      if (!isArticle(token.folded)) places.push(next);
    }
    const [first] = places;
    if (first === undefined || first > at + 1) return null;
    const found = this.#names.places.tree.longest((place) => this.#keys[places[place] ?? -1] ?? NO_FORMS, 0);
    const last = found === null ? undefined : places[found.length - 1];
    return found === null || last === undefined ? null : { ...found, length: last + 1 - at };
  }
}

function termOf(meanings: readonly Meaning[], from: number, length: number): TaggedToken {
  const slots = new Map<Slot, string>(meanings.map(({ slot, value }) => [slot, value]));
  const notes = new Set(meanings.map(({ note }) => note));
  return { type: 'term', slots, notes, from, to: from + length };
}

/** Adds an item for the prefix of the first word: the Arabic "and" in "and Hama". */
function behind({ prefix }: Found<unknown>, at: number, item: TaggedToken): TaggedToken[] {
  return prefix === 'and' ? [termOf([{ slot: 'and', value: '', note: '' }], at, 0), item] : [item];
}
