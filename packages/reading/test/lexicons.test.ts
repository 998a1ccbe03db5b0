import { foldText } from '@partner-api/text';
import { describe, expect, test } from 'vitest';
import { PlaceBook } from '../src/gazetteer/place-book.js';
import { hasTag, type Item } from '../src/items/item.js';
import { readItems } from '../src/items/read-items.js';
import { numberWords } from '../src/language/number-words.js';
import { PhraseBook } from '../src/language/phrase-book.js';
import { tokensOf } from '../src/language/tokens.js';
import type { Tag } from '../src/lexicons/lexicon.js';
import { type Language, languages } from '../src/lexicons/lexicons.js';
import { NamesInText } from '../src/names/names-in-text.js';

interface Entry {
  readonly list: string;
  readonly phrase: string;
  /** Whether the items of a text that has nothing else say what the phrase is listed for. */
  readonly isFoundIn: (items: readonly Item[]) => boolean;
}

function entriesOf({ lexicon }: Language): Entry[] {
  return [
    // The keys of the list are tags, by its type; Object.entries forgets it.
    ...Object.entries(lexicon.phrases).flatMap(([tag, phrases]) =>
      parted(phrases).map((phrase) => ({ list: tag, phrase, isFoundIn: isTagged(tag as Tag) })),
    ),
    ...parted(lexicon.months).flatMap((forms, index) =>
      // Some are months only beside a year: "sept".
      forms
        .split(',')
        .map((form) => ({ list: 'months', phrase: `${form} 2017`, isFoundIn: isMonth(index + 1) })),
    ),
    ...parted(lexicon.numbers).flatMap((entry) => {
      const [value = '', forms = ''] = entry.split(': ');
      const [list, number] = value.startsWith('~') ? ['rough', value.slice(1)] : ['numbers', value];
      return forms.split(' ').map((form) => ({
        list,
        phrase: form.replaceAll('_', ' '),
        isFoundIn: isNumber(Number(number)),
      }));
    }),
    ...[...numberWords(lexicon.language)].flatMap(([phrase, value]) =>
      /^\d+$/.test(value) ? [{ list: 'numbers', phrase, isFoundIn: isNumber(Number(value)) }] : [],
    ),
  ];
}

function parted(list: string): string[] {
  return list.split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}

const isTagged = (tag: Tag) => (items: readonly Item[]) => items.length === 1 && hasTag(items[0], tag);

const isMonth =
  (month: number) =>
  ([item, year, ...others]: readonly Item[]) =>
    item?.type === 'month' && item.month === month && year?.type === 'number' && others.length === 0;

/** Before a rough number stands what says so; "dozens" is an order first. */
const isNumber =
  (value: number) =>
  ([first, ...others]: readonly Item[]) => {
    const [number = first, ...more] = others;
    if (others.length === 0 && first?.type === 'phrase') return true;
    const isRough = others.length === 0 || hasTag(first, 'some');
    return number?.type === 'number' && number.value === value && isRough && more.length === 0;
  };

const nameless = { places: new PlaceBook([], []), actors: new PhraseBook<never>() };

function itemsOf(text: string, language: Language): Item[] {
  const tokens = tokensOf(text);
  return readItems(tokens, language, new NamesInText(tokens, nameless));
}

describe.each(languages().map((one) => [one.lexicon.language, one] as const))('%s', (_, language) => {
  const entries = entriesOf(language);

  test('every phrase is found in its own text, with an ending where any may follow', () => {
    const lost = entries.filter(
      ({ phrase, isFoundIn }) =>
        !['', 'ть'].some((ending) => isFoundIn(itemsOf(phrase.replaceAll('*', ending), language))),
    );
    expect(lost).toEqual([]);
  });

  test('every phrase adds something', () => {
    const seen = new Set<string>();
    const idle = entries.filter(({ list, phrase }) => {
      const key = `${list}: ${foldText(phrase)}`;
      const isKnown = seen.has(key);
      seen.add(key);
      return phrase === '' || isKnown;
    });
    expect(idle).toEqual([]);
  });
});
