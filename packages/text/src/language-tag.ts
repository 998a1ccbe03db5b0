import { grandfatheredTags } from './grandfathered-tags.js';
import { memoized } from './memoized.js';

/** A parsed BCP 47 language tag. `canonical` is its canonical form: `ZH-tw` is `zh-TW`, `iw` is `he`. */
export interface LanguageTag {
  language: string;
  script?: string;
  region?: string;
  canonical: string;
}

// Three times the length that RFC 5646 (section 4.4.1) recommends. Tags can have any length, and long ones are slow to resolve.
const longestTag = 105;

/** Caches parsed tags: few are used, and resolving one takes longer than reading a record. The limit bounds invented tags. */
const readTagOnce = memoized(readTag, { texts: 500 });

/** Parses a BCP 47 language tag; returns null when it is malformed or longer than 105 characters. Unknown languages are allowed. */
export function parseLanguageTag(tag: string): LanguageTag | null {
  return tag.length > longestTag ? null : readTagOnce(tag);
}

function readTag(tag: string): LanguageTag | null {
  if (privateUse.test(tag)) return { language: 'und', canonical: tag.toLowerCase() };
  const locale = readLocale(tag);
  if (locale === null) return null;
  const { script, region } = locale;
  return {
    language: primaryLanguage(locale),
    ...(script === undefined ? {} : { script }),
    ...(region === undefined ? {} : { region }),
    canonical: locale.toString(),
  };
}

/** Returns the canonical primary language subtag (`eng-GB` is `en`), or null when the tag is malformed or `und`. */
export function languageOf(tag: string): string | null {
  const language = parseLanguageTag(tag)?.language ?? 'und';
  return language === 'und' ? null : language;
}

/** Like `languageOf`, but returns English instead of null. */
export function languageOrEnglish(tag: string | undefined): string {
  return tag === undefined || tag === 'en' ? 'en' : (languageOf(tag) ?? 'en');
}

/** A tag with only private-use subtags, which is well-formed but has no language. */
const privateUse = /^x(?:-[a-z0-9]{1,8})+$/i;
/** A tag with an extended language subtag (RFC 5646, section 2.2.2): `zh-yue` for `yue`. */
const extendedLanguage = /^[a-z]{2,3}-([a-z]{3})(?=-|$)/i;

/** Returns the tag as a locale, or null when it is malformed, too long or for private use only. */
export function readLocale(tag: string): Intl.Locale | null {
  if (tag.length > longestTag) return null;
  try {
    return new Intl.Locale(grandfatheredTags.get(tag.toLowerCase()) ?? tag.replace(extendedLanguage, '$1'));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

// In Node 20, `language` is undefined for `und`, contrary to its type; later versions return `und`.
function primaryLanguage(locale: { readonly language?: string }): string {
  return locale.language ?? 'und';
}
