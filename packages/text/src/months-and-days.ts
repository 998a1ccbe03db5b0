import { remembered } from './remembered.js';
import { words } from './words.js';

/** The months and days of the week that a text names, by CLDR; a text in no known language is read as English. */
export function monthsAndDays(text: string, language: string): Set<string> {
  const known = calendarWords(language);
  return new Set(words(text, language).flatMap((word) => known.get(word) ?? []));
}

/** Every form of the names of months and days, folded, with the month or day that it names. */
const calendarWords = remembered(makeCalendarWords, { texts: 100 });

function makeCalendarWords(language: string): Map<string, string> {
  const forms = new Map<string, string>();
  const spoken = language === 'und' ? 'en' : language;
  // Britain writes "Sept"; elsewhere the word is a seven.
  const locales = [[`${spoken}-u-ca-gregory`, 'en'], ...(spoken === 'en' ? [['en-GB']] : [])];
  // With a day beside it, a month stands in the genitive where a language has one.
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
