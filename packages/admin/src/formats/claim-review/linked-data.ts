import { UrlSchema } from '@partner-api/contract';
import { withoutNullMarker } from '../../input/null-marker.js';
import { webText } from '../../input/web-text.js';

/** A JSON-LD object; publishers write the same value as a text, an object, or a list of either. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Returns the first object of a member. */
export const objectOf = (value: unknown): JsonObject | null => listOf(value).find(isObject) ?? null;

/** A text with its `@language`, if any. */
interface Literal {
  readonly text: string;
  readonly language: unknown;
}

/**
 * Returns the distinct texts of a member as plain text, from strings, numbers and typed literals. Empty texts and
 * null markers are left out.
 */
export function literalsOf(value: unknown): readonly Literal[] {
  const literals = listOf(value).flatMap((one): Literal[] => {
    const { '@value': literal, '@language': language } = isObject(one) ? one : { '@value': one };
    if (typeof literal !== 'string' && typeof literal !== 'number') return [];
    const text = withoutNullMarker(webText(String(literal)).trim());
    return text === '' ? [] : [{ text, language }];
  });
  return literals.filter(({ text }, index) => literals.findIndex((other) => other.text === text) === index);
}

/** Returns the first text of a member; null when there is none. */
export const textOf = (value: unknown): string | null => literalsOf(value)[0]?.text ?? null;

/** Returns the names of people or organisations, joined; null when there is none. */
export function namesOf(value: unknown): string | null {
  const names = listOf(value).flatMap((one) => (isObject(one) ? textOf(one.name) : textOf(one)) ?? []);
  return names.length > 0 ? names.join(', ') : null;
}

/** Returns the first http or https address of a member, given as a text or as `url` or `@id` of an object. */
export function urlOf(value: unknown): string | null {
  for (const one of listOf(value)) {
    const candidates = isObject(one) ? [one.url, one['@id']] : [one];
    for (const candidate of candidates) {
      const text = textOf(candidate);
      if (text !== null && UrlSchema.safeParse(text).success) return text;
    }
  }
  return null;
}

/**
 * Returns the types without their vocabulary: `http://schema.org/ClaimReview` and `schema:ClaimReview` give
 * `ClaimReview`.
 */
export const typesOf = (node: JsonObject): readonly string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? type.replace(/^.*[/:#]/, '') : []));
