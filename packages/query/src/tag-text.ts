import { foldText } from '@partner-api/text';
import { type Names, tagTokens } from './slots/tag-tokens.js';
import type { TaggedToken } from './slots/tagged-token.js';
import { listIn, readTable } from './tables/read-table.js';
import { scriptOf, type Terms, termTables } from './tables/terms.js';
import { plainText, type Token, tokensOf } from './text/tokens.js';

/** A text tagged with the term table of one language. */
export interface TaggedText {
  readonly terms: Terms;
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly items: readonly TaggedToken[];
  /** The number of words, names excluded, that are in the term table. */
  readonly known: number;
  readonly words: number;
}

/** The text tagged in each language whose script occurs in it, or else in the first one; the likeliest language first. */
export function tagText(text: string, names: Names): readonly [TaggedText, ...TaggedText[]] {
  const plain = plainText(text);
  const tokens = tokensOf(plain, isSuffix);
  const scripts = new Set(tokens.map((token) => (token.type === 'word' ? scriptOf(token.folded) : null)));
  const tables = [...termTables().values()];
  const ofScript = tables.filter(({ script }) => scripts.has(script));
  return (ofScript.length > 0 ? ofScript : tables.slice(0, 1))
    .map((terms) => tagTextIn(plain, tokens, terms, names))
    .toSorted((one, other) => other.known - one.known) as [TaggedText, ...TaggedText[]];
}

function isSuffix(letters: string): boolean {
  return [...termTables().values()].some(({ suffixes }) => suffixes.has(letters));
}

function isName(token: Token | undefined): boolean {
  return token?.type === 'word' && token.isCapital;
}

function tagTextIn(plain: string, tokens: readonly Token[], terms: Terms, names: Names): TaggedText {
  const items = tagTokens(tokens, terms, names);
  let known = 0;
  let words = 0;
  for (const { type, from, to } of items) {
    // A capitalised unknown word within a sentence is probably a name, so it says nothing about the language.
    if ((type !== 'term' && type !== 'unknown') || (type === 'unknown' && from > 0 && isName(tokens[from])))
      continue;
    words += to - from;
    if (type === 'term') known += to - from;
  }
  return { terms, plain, tokens, items, known, words };
}

// Read at start-up, because file handles may run out later.
const unreadLanguages = readTable('unread-languages.tsv', ['language', 'words']).map(
  ({ words }) => new Set(listIn(words).map((word) => foldText(word))),
);

/**
 * Whether a text has no word in a supported script, or more function words of an unsupported language than known words: Dutch
 * is not read as German.
 */
export function isInUnreadLanguage({ terms, tokens, known }: TaggedText): boolean {
  const words = tokens.flatMap((token) => (token.type === 'word' ? [token.folded] : []));
  if (!words.some((word) => scriptOf(word) === terms.script)) return true;
  return unreadLanguages.some(
    (functionWords) => words.filter((word) => functionWords.has(word)).length > known,
  );
}

interface ProvinceMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The provinces that a text names, with their names in the records and their offsets in the plain text. */
export function provincesNamedIn({ items, tokens }: TaggedText, { places }: Names): ProvinceMention[] {
  return items.flatMap((item): ProvinceMention[] => {
    if (item.type !== 'place') return [];
    const slugs = item.places.flatMap((place) => (place.type === 'province' ? [place.slug] : []));
    const province = slugs.length === 1 ? places.provinces.get(slugs[0] ?? '') : undefined;
    const [first, last] = [tokens[item.from], tokens[item.to - 1]];
    if (province === undefined || first === undefined || last === undefined) return [];
    return [{ name: province.name, start: first.start, end: last.end }];
  });
}
