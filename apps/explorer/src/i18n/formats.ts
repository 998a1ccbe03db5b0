import type { Estimate, Occurrence } from '@partner-api/client';

export interface Formats {
  readonly number: (value: number) => string;
  /** A day, or a day and time where the record knows the hour. */
  readonly day: (time: string) => string;
  readonly time: (time: string) => string;
  readonly month: (time: string) => string;
  readonly region: (code: string) => string;
  readonly languageName: (tag: string) => string;
  readonly list: (values: readonly string[]) => string;
  /** When it happened, as exactly as it is known; null when nothing is known. */
  readonly occurrence: (occurred: Occurrence) => string | null;
  /** `12 (8–20)`; null when nothing is known. */
  readonly estimate: (estimate: Estimate) => string | null;
}

/** Times are shown in UTC, as the records have them. */
export function createFormats(language: string): Formats {
  // Latin digits everywhere, so that a number reads the same on the screen, in a file and in a quotation.
  const tag = `${language}-u-nu-latn`;
  const utc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  const numbers = new Intl.NumberFormat(tag);
  const days = utc({ dateStyle: 'medium' });
  const times = utc({ dateStyle: 'medium', timeStyle: 'short' });
  const months = utc({ month: 'long', year: 'numeric' });
  const years = utc({ year: 'numeric' });
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const number = (value: number) => numbers.format(value);

  const byPrecision: Record<string, Intl.DateTimeFormat> = { hour: times, month: months, year: years };

  return {
    number,
    day: (time) => days.format(new Date(time)),
    time: (time) => `${times.format(new Date(time))} UTC`,
    month: (time) => months.format(new Date(time)),
    region: (code) => named(regions, code),
    languageName: (code) => named(languages, code),
    list: (values) => lists.format(values),
    occurrence: ({ earliest, latest, precision }) => {
      const from = earliest ?? latest;
      if (from === null) return null;
      const format = byPrecision[precision] ?? days;
      const words = format.formatRange(new Date(from), new Date(latest ?? from));
      return precision === 'hour' ? `${words} UTC` : words;
    },
    estimate: ({ low, best, high }) => {
      if (low === null && best === null && high === null) return null;
      const range = low === high ? null : `${numberOr(number, low)}–${numberOr(number, high)}`;
      if (best === null) return range ?? numberOr(number, low);
      return range === null ? number(best) : `${number(best)} (${range})`;
    },
  };
}

const numberOr = (number: (value: number) => string, value: number | null) =>
  value === null ? '?' : number(value);

/** A code that is well formed and unknown is its own name; one that is not throws in some browsers. */
function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
