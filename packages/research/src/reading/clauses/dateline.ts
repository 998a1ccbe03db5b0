import type { Day } from '../../domain/day.js';
import { tokensOf } from '../../language/tokens.js';
import { placedItems } from '../items/read-items.js';
import { languagesOf } from '../lexicons/lexicons.js';
import { type Names, NamesInText } from '../names/names-in-text.js';
import { asOf, readTimes } from '../times/read-times.js';

/** Where and when a text was sent, and the text: "GENEVA, 4 April 2018 (AFP) – At least 40 people …". */
export interface Dateline {
  readonly text: string;
  readonly day: Day;
  readonly rest: string;
}

/** Null where no day is told, or where languages differ in which. */
export function datelineIn(text: string, names: Names, today: Day): Dateline | null {
  const [whole = '', line = '', date = ''] = pattern.exec(text) ?? [];
  if (date === '') return null;
  const tokens = tokensOf(date);
  const days = languagesOf(text).flatMap((language) => {
    const items = placedItems(tokens, language, new NamesInText(tokens, names)).map(({ item }) => item);
    const times = readTimes(items, asOf(today));
    const { from, to } = times?.window ?? { from: null, to: null };
    const isWhole = times?.used.size === items.length;
    return isWhole && from !== null && from === to ? [from] : [];
  });
  const [day, ...others] = new Set(days);
  return day === undefined || others.length > 0 ? null : { text: line, day, rest: text.slice(whole.length) };
}

/** A town, perhaps a country and an agency; without a dash or a colon after it, it is a part of a sentence. */
const pattern =
  /^\s*(\p{Lu}[\p{L}.'’ -]{1,40}(?:, \p{Lu}[\p{L}. ]{1,30})?,\s+((?:\p{L}{3,10}\.? )?\d{1,2}(?:er)? (?:de )?\p{L}{3,10}\.?,? (?:de )?\d{4}|(?:\p{L}{3,10},? )?\p{L}{3,10}\.? \d{1,2},? \d{4})\s*(?:[([]\p{Lu}[\p{L}. /]{1,30}[)\]])?)\s*\.?\s?[-–—:]+\s+/u;
