import * as z from 'zod';

type AnyOtherString = string & Record<never, never>;

/**
 * Returns an open enumeration: it lists the current values and accepts any other string, so that clients tolerate new
 * values. Only responses use it; enumerations in requests are closed.
 */
export const openEnum = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values), z.string() as z.ZodType<AnyOtherString, AnyOtherString>]);

/** RFC 3339 in UTC with a precision of seconds. A date without time becomes its first second. */
export const TimestampSchema = z.iso.datetime({ precision: 0 }).meta({
  id: 'Timestamp',
  description: 'RFC 3339 time in UTC, to the second: `YYYY-MM-DDTHH:MM:SSZ`.',
  examples: ['2026-03-14T09:00:00Z'],
});

export const DateSchema = z.iso.date().meta({ description: 'Calendar date in UTC: `YYYY-MM-DD`.' });

export const UrlSchema = z.url({ protocol: /^https?$/ });

export const RECORD_ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

const RECORD_ID_RULE =
  'must be a record id: a letter or digit, then up to 127 letters, digits, dots, underscores and hyphens';

export const RecordIdSchema = z
  .string()
  .regex(RECORD_ID_PATTERN, RECORD_ID_RULE)
  .meta({
    id: 'RecordId',
    description: 'Opaque, stable identifier; never reused for another record.',
    examples: ['ucdp-ged-214797'],
  });

export const PROVINCE_SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Format of ISO 3166-1 alpha-2 codes; does not check whether a code is assigned. */
export const COUNTRY_PATTERN = /^[A-Z]{2}$/;

export const ProvinceSlugSchema = z
  .string()
  .regex(PROVINCE_SLUG_PATTERN)
  .meta({
    id: 'ProvinceSlug',
    description: 'Province slug: lower-case ASCII letters and digits, words joined by hyphens.',
    examples: ['idlib', 'deir-ez-zor'],
  });

const LANGUAGE_TAG_RULE = 'must be a BCP 47 language tag such as en, es-MX or sr-Latn';
const LANGUAGE_TAG_MAXIMUM_CHARACTERS = 64;

const EXTENDED_LANGUAGE = /^[a-z]{2,3}-([a-z]{3})(?=-|$)/i;
const PRIVATE_USE = /^x(?:-[a-z0-9]{1,8})+$/i;
/** Irregular grandfathered tags, which do not follow the grammar (RFC 5646, section 2.1), and `zh-min-nan`. */
const IRREGULAR =
  /^(?:en-gb-oed|i-(?:ami|bnn|default|enochian|hak|klingon|lux|mingo|navajo|pwn|tao|tay|tsu)|sgn-(?:be-fr|be-nl|ch-de)|zh-min-nan)$/i;

/** A BCP 47 language tag, validated by `Intl`. */
export const LanguageTagSchema = z
  .string(LANGUAGE_TAG_RULE)
  // Aborts at the first failure, because the message of the second rule would add nothing.
  .max(LANGUAGE_TAG_MAXIMUM_CHARACTERS, {
    error: `must have at most ${LANGUAGE_TAG_MAXIMUM_CHARACTERS} characters`,
    abort: true,
  })
  .refine(isLanguageTag, LANGUAGE_TAG_RULE)
  .meta({ id: 'LanguageTag', description: 'BCP 47 language tag.', examples: ['en', 'ar'] });

/**
 * Whether a tag is well-formed by RFC 5646. `Intl` rejects extended language subtags (`zh-yue` for `yue`), tags of private
 * use only and irregular tags, so these are handled here.
 */
function isLanguageTag(tag: string): boolean {
  if (PRIVATE_USE.test(tag) || IRREGULAR.test(tag)) return true;
  try {
    return Intl.getCanonicalLocales(tag.replace(EXTENDED_LANGUAGE, '$1')).length === 1;
  } catch {
    return false;
  }
}
