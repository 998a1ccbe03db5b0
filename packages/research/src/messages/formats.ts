import { DAY_MILLISECONDS, inventedCountryName, memoized } from '@partner-api/text';

// Formats of numbers, dates and countries by CLDR.

/** Formats the day of a date or time in UTC, in the Gregorian calendar: `14 March 2026`. */
export function longDate(time: string, locale: string): string {
  return withOrdinal(formats(locale).dates.format(new Date(time)), locale);
}

/** Formats the month of a date or time in UTC: `March 2026`. */
export function monthAndYear(time: string, locale: string): string {
  return formats(locale).months.format(new Date(time));
}

/** Formats an inclusive date range, as months or years when it consists of whole ones: `March 2026`. */
export function period(first: string, last: string, locale: string): string {
  const { dates, months, years } = formats(locale);
  const [from, to] = [new Date(first), new Date(last)];
  const next = new Date(to.getTime() + DAY_MILLISECONDS);
  const isOfMonths = from.getUTCDate() === 1 && next.getUTCDate() === 1;
  const isOfYears = isOfMonths && from.getUTCMonth() === 0 && next.getUTCMonth() === 0;
  const said = (isOfYears ? years : isOfMonths ? months : dates).formatRange(from, to);
  return withOrdinal(said.replaceAll('\u2009', ' '), locale);
}

/** French writes the first of a month as an ordinal ("1er"), which CLDR's formats do not. */
function withOrdinal(dates: string, locale: string): string {
  return locale.startsWith('fr') ? dates.replaceAll(firstOfMonth, '1er') : dates;
}

const firstOfMonth = /(?<!\d)1(?=(?:[-–]\d+)? \p{L})/gu;

export function number(value: number, locale: string): string {
  return formats(locale).numbers.format(value);
}

/** Formats a fraction of 1 as a percentage: "12%". */
export function percent(share: number, locale: string): string {
  return formats(locale).shares.format(share);
}

/** The name of a country (ISO 3166-1 alpha-2); its code when the language has none. */
export function countryNameIn(country: string, locale: string): string {
  return inventedCountryName(country, locale) ?? formats(locale).countries.of(country) ?? country;
}

interface Formats {
  readonly numbers: Intl.NumberFormat;
  readonly shares: Intl.NumberFormat;
  readonly dates: Intl.DateTimeFormat;
  readonly months: Intl.DateTimeFormat;
  readonly years: Intl.DateTimeFormat;
  readonly countries: Intl.DisplayNames;
}

// Creating these takes longer than a search.
const formats = memoized(
  (locale): Formats => {
    // Most English-language newsrooms write the day first: "4 April 2017".
    const ofDates = locale === 'en' ? 'en-GB' : locale;
    return {
      numbers: new Intl.NumberFormat(locale),
      shares: new Intl.NumberFormat(locale, { style: 'percent' }),
      dates: new Intl.DateTimeFormat(ofDates, { ...ofDays, dateStyle: 'long' }),
      months: new Intl.DateTimeFormat(ofDates, { ...ofDays, month: 'long', year: 'numeric' }),
      years: new Intl.DateTimeFormat(ofDates, { ...ofDays, year: 'numeric' }),
      countries: new Intl.DisplayNames(locale, { type: 'region' }),
    };
  },
  { texts: 50 },
);

const ofDays = { timeZone: 'UTC', calendar: 'gregory' } as const;
