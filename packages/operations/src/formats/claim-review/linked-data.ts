import { UrlSchema } from '@partner-api/contract';

/** JSON-LD lets publishers write one thing as a text, an object, or a list of either. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The first object of a member. */
export const objectOf = (value: unknown): JsonObject | null => listOf(value).find(isObject) ?? null;

/** The first text of a member: itself, a number, or the value of a typed literal. Null when there is none. */
export function textOf(value: unknown): string | null {
  for (const one of listOf(value)) {
    const literal = isObject(one) ? one['@value'] : one;
    if (typeof literal === 'string' && literal.trim() !== '') return literal.trim();
    if (typeof literal === 'number') return String(literal);
  }
  return null;
}

/** The names of people or organisations, joined; null when there is none. */
export function namesOf(value: unknown): string | null {
  const names = listOf(value).flatMap((one) => (isObject(one) ? textOf(one.name) : textOf(one)) ?? []);
  return names.length > 0 ? names.join(', ') : null;
}

/** The first web address of a member, written as a text or as an object with `url` or `@id`. */
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

/** Types without their vocabulary: `http://schema.org/ClaimReview` and `schema:ClaimReview` are `ClaimReview`. */
export const typesOf = (node: JsonObject): readonly string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? type.replace(/^.*[/:#]/, '') : []));
