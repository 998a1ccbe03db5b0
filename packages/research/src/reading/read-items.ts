import type { Item } from './item.js';
import type { Tag } from './lexicons/lexicon.js';
import type { Language, Meaning } from './lexicons/lexicons.js';
import { longestPhrase } from './longest-phrase.js';
import type { NamesInText } from './names-in-text.js';
import type { PhraseBook } from './phrase-book.js';
import type { Token } from './tokens.js';
import { wordReadings } from './word-readings.js';

/** What the tokens of a text mean in a language: the longest phrase at each place. */
export function readItems(tokens: readonly Token[], { lexicon, book }: Language, names: NamesInText): Item[] {
  const items: Item[] = [];
  for (let place = 0; place < tokens.length; ) {
    const token = tokens[place];
    if (token === undefined) break;
    if (token.type === 'number') {
      const { value, length } = groupedNumber(tokens, place, lexicon.groupsBySpace);
      items.push({ type: 'number', value, isYear: token.isYear && length === 1, isWord: false });
      place += length;
    } else if (token.type === 'date') {
      items.push({ type: 'date', day: token.day });
      place++;
    } else if (token.type === 'sign') {
      const item = signItem(token.text);
      if (item !== null && !endsAbbreviation(tokens[place - 1], items.at(-1), token.text)) items.push(item);
      place++;
    } else place += pushPhrase(items, token.text, place, book, names);
  }
  return items;
}

/** Reads the longest phrase at a place and returns its length in tokens. */
function pushPhrase(
  items: Item[],
  written: string,
  place: number,
  book: PhraseBook<Meaning>,
  names: NamesInText,
): number {
  for (const { before, word } of wordReadings(written)) {
    const found = longestAt(names, place, word, book);
    if (found === null) continue;
    if (before === 'and') items.push({ type: 'phrase', tags: new Set(['and']), text: 'و' });
    items.push(...found.items);
    return found.length;
  }
  items.push({ type: 'unknown', text: written });
  return 1;
}

function longestAt(
  names: NamesInText,
  place: number,
  word: string,
  book: PhraseBook<Meaning>,
): { length: number; items: Item[] } | null {
  const words = names.wordsFrom(place, word);
  const phrase = longestPhrase(book, words);
  const { placeName, actor } = names.at(place, word);
  const length = Math.max(phrase?.length ?? 0, placeName?.length ?? 0, actor?.length ?? 0);
  if (length === 0) return null;
  // In capitals a name is no common word, else a common word is no name.
  if (actor !== null && actor.length === length && (actor.isAcronym || phrase?.length !== length))
    return { length, items: [{ type: 'actor', actor: actor.names }] };
  if (phrase?.length === length)
    return { length, items: meaningItems(phrase.meanings, words.slice(0, length).join(' ')) };
  return { length, items: [{ type: 'place', places: placeName?.places ?? [] }] };
}

function meaningItems(meanings: readonly Meaning[], text: string): Item[] {
  const [first] = meanings;
  if (first === undefined) return [];
  if ('month' in first) return [{ type: 'month', month: first.month }];
  const tags = meanings.flatMap((meaning) => ('tag' in meaning ? [meaning.tag] : []));
  if (tags.length > 0) return [{ type: 'phrase', tags: new Set(tags), text }];
  return 'number' in first ? [{ type: 'number', value: first.number, isYear: false, isWord: true }] : [];
}

/** "12 610" in languages that group digits by spaces. */
function groupedNumber(tokens: readonly Token[], start: number, groupsBySpace: boolean) {
  let digits = '';
  let length = 0;
  for (const token of tokens.slice(start)) {
    if (token.type !== 'number' || (length > 0 && token.digits.length !== 3)) break;
    if (length > 0 && (!groupsBySpace || digits.length > 3 * length || !/^\d+$/.test(token.digits))) break;
    digits += token.digits;
    length++;
  }
  return { value: Number(digits), length };
}

/** Null for a sign that says nothing. */
function signItem(sign: string): Item | null {
  const tag = signTags.get(sign);
  if (tag !== undefined) return { type: 'phrase', tags: new Set([tag]), text: sign };
  if (sign === ':') return null;
  return stops.has(sign) ? { type: 'stop' } : { type: 'unknown', text: sign };
}

const signTags: ReadonlyMap<string, Tag> = new Map([
  ['+', 'or_more'],
  ['>', 'more_than'],
  ['<', 'fewer_than'],
  ['≥', 'at_least'],
  ['≤', 'at_most'],
  ['~', 'about'],
  ['≈', 'about'],
  ['-', 'to'],
]);

const stops: ReadonlySet<string> = new Set(['.', '!', '?', '؟', ';', '؛', '¿', '¡']);

/** "2017 г.", "Mar. 2017". */
function endsAbbreviation(token: Token | undefined, item: Item | undefined, sign: string): boolean {
  if (sign !== '.') return false;
  return item?.type === 'month' || (token?.type === 'word' && token.text.length <= longestAbbreviation);
}

const longestAbbreviation = 2;
