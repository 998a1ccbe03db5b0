import { foldText } from '@partner-api/text';
import type { CalendarDate, Window } from './calendar.js';
import { Draft } from './slots/draft.js';
import type { Names } from './slots/tag-tokens.js';
import type { TaggedToken } from './slots/tagged-token.js';
import { readTimes } from './slots/times.js';
import { tagText } from './tag-text.js';
import type { Token } from './text/tokens.js';

/** The time that a text is about. `unclear`: the date does not exist or is ambiguous. */
export type AskedTime =
  | { readonly outcome: 'none' | 'unclear' }
  | { readonly outcome: 'told'; readonly window: Window };

interface ProvinceMention {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The provinces that a text names, with their names in the records and their offsets in the text. */
export function provincesNamedIn(text: string, names: Names): ProvinceMention[] {
  const [likeliest] = tagText(text, names);
  if (likeliest === undefined) return [];
  return likeliest.items.flatMap((item): ProvinceMention[] => {
    const slug = provinceOf(item);
    const province = slug === null ? undefined : names.places.provinces.get(slug);
    const [first, last] = [likeliest.tokens[item.from], likeliest.tokens[item.to - 1]];
    if (province === undefined || first === undefined || last === undefined) return [];
    return [{ name: province.name, start: first.start, end: last.end }];
  });
}

function provinceOf(item: TaggedToken): string | null {
  if (item.type !== 'place') return null;
  const provinces = item.places.filter((place) => place.type === 'province');
  return provinces.length === 1 && provinces[0]?.type === 'province' ? provinces[0].slug : null;
}

/** Replaces each province name of a text by the name used in the records. */
export function withRecordedPlaces(plain: string, named: readonly ProvinceMention[]): string {
  let text = plain;
  // Replacing from the end keeps the earlier offsets valid.
  for (const { start, end, name } of named.toReversed())
    if (foldText(text.slice(start, end)) !== foldText(name))
      text = text.slice(0, start) + name + text.slice(end);
  return text;
}

/** The words of a text outside the names of places and actors. */
export function wordsWithoutNames(text: string, names: Names): string {
  const [likeliest] = tagText(text, names);
  if (likeliest === undefined) return text;
  const { items, tokens } = likeliest;
  const isName = ({ type }: TaggedToken) => type === 'place' || type === 'actor';
  return items
    .filter((item) => !isName(item))
    .flatMap(({ from, to }) => tokens.slice(from, to).flatMap(wordOf))
    .join(' ');
}

function wordOf(token: Token): string[] {
  return token.type === 'word' ? [token.folded] : [];
}

export function timeIn(text: string, names: Names, today: CalendarDate): AskedTime {
  const [likeliest] = tagText(text, names);
  const times = likeliest === undefined ? [] : readTimes(new Draft(likeliest.items), today);
  const [time, ...others] = times;
  if (time === undefined) return { outcome: 'none' };
  const isPlain =
    !time.isUnclear && others.every(({ window }) => JSON.stringify(window) === JSON.stringify(time.window));
  return isPlain ? { outcome: 'told', window: time.window } : { outcome: 'unclear' };
}
