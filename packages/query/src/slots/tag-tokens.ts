import type { ActorBook, NamedActor } from '../names/actor-book.js';
import { demonymTree } from '../names/demonyms.js';
import { isArticle, keyOfWord } from '../names/name-words.js';
import type { Place, PlaceBook } from '../names/place-book.js';
import { nearWord } from '../tables/near-word.js';
import type { Found, PhraseTree, WordForm } from '../tables/phrase-tree.js';
import type { Slot } from '../tables/slots.js';
import { formsOfWord, type Meaning, type Terms } from '../tables/terms.js';
import type { Token, Word } from '../text/tokens.js';
import type { TaggedToken, Term } from './tagged-token.js';

export interface Names {
  readonly places: PlaceBook;
  readonly actors: ActorBook;
}

const NO_FORMS: readonly WordForm[] = [];

/** Letters of the longest abbreviation of a month: "Sept." */
const LONGEST_ABBREVIATION = 4;

/** Tags the tokens of a text in one language as names, terms, numbers, signs and unknown words. */
export function tagTokens(tokens: readonly Token[], terms: Terms, names: Names): TaggedToken[] {
  const forms = tokens.map((token) => (token.type === 'word' ? formsOfWord(token.folded, terms) : NO_FORMS));
  const keys = forms.map((some) => some.map(({ word, prefix }) => ({ word: keyOfWord(word), prefix })));
  const longestIn = <Meant>(tree: PhraseTree<Meant>, at: number) =>
    tree.longest((place) => forms[place] ?? NO_FORMS, at);
  const items: TaggedToken[] = [];
  for (let at = 0; at < tokens.length; at = items.at(-1)?.to ?? at + 1) {
    const token = tokens[at];
    if (token?.type === 'word') items.push(...wordsAt(at, token));
    else if (token !== undefined) items.push({ ...token, from: at, to: at + 1 });
  }
  return items;

  function wordsAt(at: number, token: Word): TaggedToken[] {
    const [term, demonym] = [longestIn(terms.tree, at), longestIn(demonymTree, at)];
    const [actor, place] = [actorAt(at, token), placeAt(at)];
    const longest = Math.max(...[term, actor, place, demonym].map((found) => found?.length ?? 0));
    const span = { from: at, to: at + longest };
    if (actor?.length === longest) return behind(actor, { ...span, type: 'actor', actors: actor.meanings });
    if (place?.length === longest && !(term?.length === longest && isRatherTerm(token)))
      return behind(place, { ...span, type: 'place', places: place.meanings });
    if (term?.length === longest) {
      const item = { ...span, ...termOf(term.meanings) };
      return behind(term, isAbbreviatedMonth(item) ? { ...item, to: item.to + 1 } : item);
    }
    if (demonym?.length === longest) {
      const countries = demonym.meanings.map(({ country }) => country);
      const isCapital = demonym.meanings[0]?.isCapital === true;
      return behind(demonym, { ...span, type: 'demonym', countries, isCapital });
    }
    return [unknown(at, token)];
  }

  function actorAt(at: number, token: Word): Found<NamedActor> | null {
    const found = longestIn(names.actors.tree, at);
    if (found === null) return null;
    const meanings = found.meanings.filter(({ isAcronym }) => !isAcronym || token.isAcronym);
    return meanings.length === 0 ? null : { ...found, meanings };
  }

  /** Looks up a place name by the keys of its words, without articles. */
  function placeAt(at: number): Found<Place> | null {
    const places: number[] = [];
    for (let next = at; next < tokens.length && places.length < 6; next++) {
      const token = tokens[next];
      if (token?.type !== 'word') break;
      if (!isArticle(token.folded)) places.push(next);
    }
    const [first] = places;
    if (first === undefined || first > at + 1) return null;
    const found = names.places.tree.longest((place) => keys[places[place] ?? -1] ?? NO_FORMS, 0);
    const last = found === null ? undefined : places[found.length - 1];
    return found === null || last === undefined ? null : { ...found, length: last + 1 - at };
  }

  /** Whether a full stop belongs to a month: "Sept. 17, 2016". */
  function isAbbreviatedMonth({ slots, to }: Term & { readonly to: number }): boolean {
    const [word, stop, number] = [tokens[to - 1], tokens[to], tokens[to + 1]];
    if (word === undefined || stop?.type !== 'sign' || number?.type !== 'number') return false;
    const isShort = word.end - word.start <= LONGEST_ABBREVIATION;
    return slots.has('month') && isShort && stop.sign === '.' && stop.start === word.end;
  }

  function unknown(at: number, { folded, isAcronym }: Word): TaggedToken {
    const span = { from: at, to: at + 1 };
    const near = nearWord(folded, terms);
    if (near === null) return { ...span, type: 'unknown', isAcronym };
    const term = termOf([near]);
    return { ...span, ...term, notes: new Set([...term.notes, 'misspelt']) };
  }
}

/** Whether a short place name in lower case is more likely an ordinary word: "mon", "van". */
function isRatherTerm({ isCapital, text }: Word): boolean {
  return !isCapital && /^\p{Ll}/u.test(text) && text.length <= 4;
}

function termOf(meanings: readonly Meaning[]): Term {
  const slots = new Map<Slot, string>(meanings.map(({ slot, value }) => [slot, value]));
  return { type: 'term', slots, notes: new Set(meanings.map(({ note }) => note)) };
}

/** Adds an item for the prefix of the first word: the Arabic "and" in "and Hama". */
function behind({ prefix }: Found<unknown>, item: TaggedToken): TaggedToken[] {
  if (prefix !== 'and') return [item];
  return [{ ...termOf([{ slot: 'and', value: '', note: '' }]), from: item.from, to: item.from }, item];
}
