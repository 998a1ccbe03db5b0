import type { Estimate, Occurrence } from '@partner-api/client';

export interface Formats {
  readonly number: (value: number) => string;
  /** Formats a day, with the time if the record has it. */
  readonly day: (time: string) => string;
  readonly time: (time: string) => string;
  readonly month: (time: string) => string;
  readonly region: (code: string) => string;
  readonly languageName: (tag: string) => string;
  readonly list: (values: readonly string[]) => string;
  /** Formats when an event happened, at its precision; null if unknown. */
  readonly occurrence: (occurred: Occurrence) => string | null;
  /** Formats an estimate as `12 (8–20)`; null if unknown. */
  readonly estimate: (estimate: Estimate) => string | null;
}

/** Creates the formats of a language. Times are shown in UTC, as in the records. */
export function createFormats(language: string): Formats {
  // Latin digits in every language, so that numbers look the same on screen, in files and in quotations.
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

/** Returns the name of a code; an unknown code is its own name, and a malformed one throws in some browsers. */
function named(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
