import { ar } from './ar.js';
import type { Counted } from './counted.js';
import { en } from './en.js';
import { es } from './es.js';
import { conjunction, number, pluralRules } from './formats.js';
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
 * Fills the `{…}` of a message. What is filled in keeps its own direction (Unicode isolates) where the message or what is
 * filled in is written from right to left, so that neither turns the other around.
 * @throws Error when the message names something that is not given.
 */
export function fill(message: string, values: Readonly<Record<string, string>>, locale: string): string {
  return message.replace(/\{(\w+)\}/g, (marker, name: string, offset: number) => {
    const given = values[name];
    if (given === undefined) throw new Error(`The message has no value for {${name}}: ${message}`);
    // "2019 г." at the end of a sentence brings its full stop.
    const endsTwice = given.endsWith('.') && message.slice(offset + marker.length) === '.';
    const value = endsTwice ? given.slice(0, -1) : given;
    return rightToLeft.has(locale) || rightToLeftLetter.test(value) ? `\u2068${value}\u2069` : value;
  });
}

/** So many of something, in the form that the number asks for; `figure` is told in its place where it says more. */
export function counted(forms: Counted, count: number, locale: string, figure?: string): string {
  const form = formOf(forms, count, locale);
  if (figure === undefined) return fill(form, { count: number(count, locale) }, locale);
  const told = [form, forms[pluralRules(locale).select(count)]].find((one) => one?.includes('{count}'));
  return fill(told ?? forms.other, { count: figure }, locale);
}

export function plural(forms: Plural, count: number, locale: string): string {
  const form = formOf(forms, count, locale);
  return fill(form, { count: number(count, locale) }, locale);
}

/** The wording that a number asks for. */
export function formOf(forms: Counted, count: number, locale: string): string {
  return (count === 0 ? forms.zero : undefined) ?? forms[pluralRules(locale).select(count)] ?? forms.other;
}

/** As the first word of a sentence is written. */
export function capitalised(text: string, locale: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale));
}

/** "A, B": names side by side, each keeping its direction. */
export function listed(names: readonly string[], locale: string): string {
  return isolated(names, locale).join(messagesIn(locale).events.separators.names);
}

/** "A and B": names that belong together, each keeping its direction. */
export function together(names: readonly string[], locale: string): string {
  return conjunction(isolated(names, locale), locale);
}

function isolated(names: readonly string[], locale: string): string[] {
  return names.map((name) => fill('{name}', { name }, locale));
}

/** "a; b": longer parts side by side. */
export function separated(parts: readonly string[], locale: string): string {
  return parts.join(messagesIn(locale).events.separators.parts);
}

const rightToLeft: ReadonlySet<string> = new Set(['ar']);
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
