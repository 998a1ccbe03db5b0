import { ar } from './ar.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import type { Messages, Plural } from './messages.js';
import { ru } from './ru.js';
import { uk } from './uk.js';

const catalogues: ReadonlyMap<string, Messages> = new Map(Object.entries({ ar, en, es, fr, ru, uk }));

/** Locales that labels and explanations can be had in. */
export const SUPPORTED_LOCALES: readonly string[] = [...catalogues.keys()];

/** @throws RangeError for a locale that is not one of `SUPPORTED_LOCALES`. */
export function messagesIn(locale: string): Messages {
  const messages = catalogues.get(locale);
  if (messages === undefined)
    throw new RangeError(
      `No messages in ${JSON.stringify(locale)}; supported are ${SUPPORTED_LOCALES.join(', ')}`,
    );
  return messages;
}

/**
 * Fills the `{…}` of a message. What is filled in keeps its own direction (Unicode isolates) where the message is
 * Arabic, so that a Latin name does not turn the sentence around.
 * @throws Error when the message names something that is not given.
 */
export function fill(message: string, values: Readonly<Record<string, string>>, locale: string): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The message has no value for {${name}}: ${message}`);
    return rightToLeft.has(locale) ? `\u2068${value}\u2069` : value;
  });
}

export function plural(forms: Plural, count: number, locale: string): string {
  const { rules, numbers } = formats(locale);
  const form = forms[rules.select(count)] ?? forms.other;
  return fill(form, { count: numbers.format(count) }, locale);
}

/** The day of a time in UTC, by the Gregorian calendar, written out: `14 March 2026`. */
export function longDate(time: string, locale: string): string {
  return formats(locale).dates.format(new Date(time));
}

const rightToLeft: ReadonlySet<string> = new Set(['ar']);

interface Formats {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
  readonly dates: Intl.DateTimeFormat;
}

const knownFormats = new Map<string, Formats>();

// Making these costs more than a search.
function formats(locale: string): Formats {
  const known = knownFormats.get(locale) ?? {
    rules: new Intl.PluralRules(locale),
    numbers: new Intl.NumberFormat(locale),
    dates: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }),
  };
  knownFormats.set(locale, known);
  return known;
}
