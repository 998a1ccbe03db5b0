import { listsByLanguage, monthsAndDays, spokenIn } from '@partner-api/reading';
import { words } from '@partner-api/text';
import { isYear, numbersIn } from './different-numbers.js';
import { plainFigures } from './plain-figures.js';

/** The numbers of a text by their value, without years and the days of months; null where one of them is not plain. */
export function quantitiesIn(text: string, language: string): readonly number[] | null {
  const spoken = words(plainFigures(text, language), language);
  const found: number[] = [];
  for (let place = 0; place < spoken.length; ) {
    const read = quantityAt(spoken, place, language);
    if (read === null) return null;
    const { value, end } = read;
    if (value > 0 && !isDay(value, spoken, place, end, language)) found.push(value);
    place = end;
  }
  return found;
}

/** A number that begins at a place, as far as its words go on: of 0 where none does, null where it is not plain. */
function quantityAt(
  spoken: readonly string[],
  start: number,
  language: string,
): { value: number; end: number } | null {
  const [first = '', second = ''] = [spoken[start], spoken[start + 1]];
  if (isYear(first) || ordinalOrDecade.test(first)) return { value: 0, end: start + 1 };
  // "One in four"; "2m" may be metres.
  if (isPartOf(spoken, start) || metres.test(first)) return null;
  const values = valuesOf(first, language);
  if (values.length === 0) return vagueWords.of(language)?.has(first) ? null : { value: 0, end: start + 1 };
  if (values.length === 1 && isWord(first) && spokenIn(language) === 'en') return composedAt(spoken, start);
  const [value = Number.NaN, attached] = values;
  const unit = unitOf(second, language);
  const end = start + (unit === undefined ? 1 : 2);
  const whole = value * (attached ?? unit ?? 1);
  // "Soixante-dix", "9 out of 10": what the parts come to is not read.
  const goesOn = isWord(first) && isJoinedNumber(spoken, end, language);
  return Number.isNaN(whole) ||
    isOfMany(spoken, end, language) ||
    goesOn ||
    (units.has(value) && isWord(first))
    ? null
    : { value: whole, end };
}

/** English number words put together: "three hundred and forty", "two hundred thousand". */
function composedAt(spoken: readonly string[], start: number): { value: number; end: number } | null {
  let [whole, open, last, end] = [0, 0, 0, start];
  for (let place = start; place < spoken.length; place++) {
    const word = spoken[place] ?? '';
    if (place > start && last >= 100 && word === 'and') continue;
    if (!isWord(word) || vagueWords.of('en')?.has(word)) break;
    const [value] = valuesOf(word, 'en');
    if (value === undefined || (place > start && !goesOnInEnglish(value, last, open))) break;
    if (units.has(value)) {
      if (open === 0) return null;
      [whole, open] = [whole + open * value, 0];
    } else open = value === 100 && open > 0 ? open * value : open + value;
    last = value;
    end = place + 1;
  }
  const next = spoken[end] ?? '';
  const isVague = vagueWords.of('en')?.has(next) || (next === 'and' && spoken[end + 2] === 'half');
  return isOfMany(spoken, end, 'en') || isVague || end === start ? null : { value: whole + open, end };
}

function goesOnInEnglish(next: number, last: number, open: number): boolean {
  if (units.has(next)) return next > last;
  if (next === 100) return open < 10;
  return (last >= 100 && next < 100) || (last >= 20 && last < 100 && last % 10 === 0 && next < 10);
}

/** "20k" is 20 and a thousand, "10x" ten. NaN for what is no number. */
function valuesOf(word: string, language: string): number[] {
  return [...numbersIn(word.replace(times, '$1'), language)].map((number) =>
    Number(number.replace(/,(?=\p{Nd}{1,2}$)/u, '.')),
  );
}

function unitOf(word: string, language: string): number | undefined {
  const value = abbreviated.get(word) ?? valuesOf(word, language)[0];
  return isWord(word) && value !== undefined && units.has(value) ? value : undefined;
}

/** "Dix-sept", "treinta y cinco", "خمسة وعشرون": whether another number word goes on with the one before it. */
function isJoinedNumber(spoken: readonly string[], end: number, language: string): boolean {
  const [next = '', afterNext = ''] = [spoken[end], spoken[end + 1]];
  const number = joins.has(next) ? afterNext : next.replace(/^و/u, '');
  return isWord(number) && valuesOf(number, language).length > 0;
}

function isPartOf(spoken: readonly string[], start: number): boolean {
  return ofMany.has(spoken[start - 1] ?? '') && ones.has(spoken[start - 2] ?? '');
}

function isWord(word: string): boolean {
  return !/\p{Nd}/u.test(word);
}

/** "9 out of 10", "siete de cada diez"; "71 in 2018" is a number of that year. */
function isOfMany(spoken: readonly string[], place: number, language: string): boolean {
  const joint = spoken[place] ?? '';
  if (!ofMany.has(joint)) return false;
  const whole = spoken[place + (joint === 'out' || joint === 'de' ? 2 : 1)] ?? '';
  return !isYear(whole) && valuesOf(whole, language).length > 0;
}

/** Whether a number is the day of a month: "12 June", "June 12th", "12 de junio". */
function isDay(
  value: number,
  spoken: readonly string[],
  start: number,
  end: number,
  language: string,
): boolean {
  if (value > 31) return false;
  const joined = joints.has(spoken[end] ?? '') ? spoken[end + 1] : undefined;
  return [spoken[start - 1], spoken[end], joined].some((word = '') =>
    [...monthsAndDays(word, language)].some((named) => named.startsWith('month')),
  );
}

const ordinalOrDecade = /^[0-9]+(?:st|nd|rd|th|s|er)$/;
const times = /^([0-9]+)x$/;
const units: ReadonlySet<number> = new Set([1_000, 1_000_000, 1_000_000_000]);
const abbreviated: ReadonlyMap<string, number> = new Map(
  ['k тыс тис', 'm mn mio mln млн', 'b bn mrd млрд'].flatMap((list, order) =>
    list.split(' ').map((word): [string, number] => [word, 1_000 ** (order + 1)]),
  ),
);
/** Between a number and that of which it is a part: "one in four", "siete de cada diez". */
const ofMany: ReadonlySet<string> = new Set(['in', 'out', 'sur', 'de', 'von', 'из', 'з', 'із', 'من']);
const ones: ReadonlySet<string> = new Set([
  'one',
  'uno',
  'una',
  'un',
  'une',
  'einer',
  'один',
  'одна',
  'واحد',
]);
const metres = /^[0-9]+m$/;
const joins: ReadonlySet<string> = new Set(['y', 'et', 'und', 'и', 'і', 'та']);
/** Between a day and its month. */
const joints: ReadonlySet<string> = new Set(['de', 'of']);

/** Words that tell a number, and not which, or a part or a multiple of another. Folded as words are. */
const vagueWords = listsByLanguage(
  {
    en: `both dozen dozens hundreds thousands millions billions half third thirds quarter quarters twice double doubled
      triple tripled`,
    es: `ambos ambas docena docenas cientos centenar centenares miles millones mitad tercio tercios doble duplicó quinientas
      seiscientos seiscientas setecientos setecientas ochocientos ochocientas novecientos novecientas`,
    fr: `dizaine dizaines douzaine vingtaine centaine centaines milliers millions moitié tiers neuf double`,
    de: 'beide dutzend dutzende hunderte tausende millionen hälfte drittel viertel',
    ar: 'عشرات مئات آلاف ملايين نصف ثلث ربع',
    ru: `оба обе десятки десятков сотни сотен половина половину треть четверть шестьсот семьсот восемьсот девятьсот`,
    uk: `обидва десятки десятків сотні сотень половина половину третина чверть чотириста шістсот сімсот вісімсот
      дев’ятсот`,
  },
  (list, language): ReadonlySet<string> => new Set(words(list, language)),
);
