import { memoized } from './memoized.js';
import { words } from './words.js';

/** Returns the months and weekdays that a text names (CLDR), as `month 0` or `weekday 6`. An unknown language is read as English. */
export function monthsAndDays(text: string, language: string): Set<string> {
  const known = calendarWords(language);
  return new Set(words(text, language).flatMap((word) => known.get(word) ?? []));
}

/** Maps every folded form of a month or weekday name to its month or weekday. */
const calendarWords = memoized(makeCalendarWords, { texts: 100 });

function makeCalendarWords(language: string): Map<string, string> {
  const forms = new Map<string, string>();
  const spoken = language === 'und' ? 'en' : language;
  // "Sept" is British English only; in French it means seven.
  const locales = [[`${spoken}-u-ca-gregory`, 'en'], ...(spoken === 'en' ? [['en-GB']] : [])];
  // Formatting a day and a month gives the genitive of the month in languages that have one.
  const styles: readonly Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
    { weekday: 'long' },
  ];
  const formats = locales.flatMap((names) =>
    styles.map((style) => ({ style, format: new Intl.DateTimeFormat(names, { ...style, timeZone: 'UTC' }) })),
  );
  for (const { style, format } of formats) {
    const kind = style.weekday ? 'weekday' : 'month';
    for (let step = 0; step < (style.weekday ? 7 : 12); step++) {
      // 1 January 2018 was a Monday.
      const date = style.weekday ? new Date(Date.UTC(2018, 0, 1 + step)) : new Date(Date.UTC(2018, step, 1));
      for (const part of format.formatToParts(date))
        if (part.type === kind)
          for (const word of words(part.value, language))
            if (/\p{L}{3}/u.test(word)) forms.set(word, `${kind} ${step}`);
    }
  }
  return forms;
}
