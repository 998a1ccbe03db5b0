import { memoized, memoizedByLanguage } from '@partner-api/text';
import { IntlMessageFormat } from 'intl-messageformat';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

/** The messages of a language by key, in ICU MessageFormat. */
export type Catalogue = typeof en;
export type MessageKey = keyof Catalogue;

const catalogues: ReadonlyMap<string, Catalogue> = new Map(Object.entries({ ar, en, es, fr, ru, uk }));

/** The locales of labels and explanations. */
export const SUPPORTED_LOCALES: readonly string[] = [...catalogues.keys()];

/** @throws RangeError for a locale that is not one of `SUPPORTED_LOCALES`. */
export function catalogueOf(locale: string): Catalogue {
  const found = catalogues.get(locale);
  if (found === undefined)
    throw new RangeError(
      `No messages in ${JSON.stringify(locale)}; supported are ${SUPPORTED_LOCALES.join(', ')}`,
    );
  return found;
}

export type Values = Readonly<Record<string, string | number>>;

/**
 * Formats a message. Values are wrapped in Unicode isolates when the message or the value is right-to-left.
 * @throws Error when a value of the message is missing.
 */
export function say(locale: string, key: MessageKey, values: Values = {}): string {
  const isolated = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value, locale) : value,
    ]),
  );
  return withoutDoubleStops(String(messageOf(key, locale).format(isolated)));
}

const messageOf = memoizedByLanguage(
  (key, locale) =>
    new IntlMessageFormat(catalogueOf(locale)[key as MessageKey], locale, undefined, {
      ignoreTag: true,
      formatters,
    }),
  { texts: 5_000 },
);

const formatters = {
  getNumberFormat: (locale?: string | string[]) => numberFormats(String(locale)),
  getPluralRules: (locale?: string | string[], options?: Intl.PluralRulesOptions) =>
    options?.type === 'ordinal' ? new Intl.PluralRules(locale, options) : pluralRules(String(locale)),
  getDateTimeFormat: (locale?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
};

// Creating these takes longer than a search.
const numberFormats = memoized((locale) => new Intl.NumberFormat(locale), { texts: 50 });
const pluralRules = memoized((locale) => new Intl.PluralRules(locale), { texts: 50 });

function isolate(value: string, locale: string): string {
  const isNeeded =
    value !== '' && !isolatedWhole.test(value) && (locale === 'ar' || rightToLeftLetter.test(value));
  return isNeeded ? `\u2068${value}\u2069` : value;
}

const isolatedWhole = /^\u2068[^\u2068\u2069]*\u2069$/u;
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Removes the second full stop after an abbreviation at the end of a sentence: "2019 г." */
function withoutDoubleStops(text: string): string {
  return text.replaceAll(/(?<!\.)\.(\u2069?)\.(?!\.)/gu, '.$1');
}
