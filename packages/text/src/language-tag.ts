import { grandfatheredTags } from './grandfathered-tags.js';
import { remembered } from './remembered.js';

/** A BCP 47 language tag, read. `canonical` is its canonical spelling: `ZH-tw` is `zh-TW`, `iw` is `he`. */
export interface LanguageTag {
  language: string;
  script?: string;
  region?: string;
  canonical: string;
}

// Three times what RFC 5646 (section 4.4.1) foresees; well-formed tags of any length exist, and cost time to resolve.
const longestTag = 105;

/** Few tags are ever used, and each takes longer to resolve than a record to be read. The bound is against made-up ones. */
const readTagOnce = remembered(readTag, { texts: 500 });

/** Reads a BCP 47 language tag; null when it is malformed or longer than 105 characters. A well-formed tag of an unknown language is no error. */
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

/** The primary language subtag, canonical (`eng-GB` is `en`); null when the tag is malformed or says `und`. */
export function languageOf(tag: string): string | null {
  const language = parseLanguageTag(tag)?.language ?? 'und';
  return language === 'und' ? null : language;
}

/** As `languageOf`, with English where no language is given. */
export function languageOrEnglish(tag: string | undefined): string {
  return tag === undefined || tag === 'en' ? 'en' : (languageOf(tag) ?? 'en');
}

/** A tag of private use alone, which is well-formed and says nothing. */
const privateUse = /^x(?:-[a-z0-9]{1,8})+$/i;
/** The older form of a language's tag, RFC 5646 (section 2.2.2): `zh-yue` for `yue`. */
const extendedLanguage = /^[a-z]{2,3}-([a-z]{3})(?=-|$)/i;

/** The tag as a locale; null when it is malformed, too long or of private use alone. */
export function readLocale(tag: string): Intl.Locale | null {
  if (tag.length > longestTag) return null;
  try {
    return new Intl.Locale(grandfatheredTags.get(tag.toLowerCase()) ?? tag.replace(extendedLanguage, '$1'));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

// V8 of Node 20 leaves `language` undefined for `und`, against its type; later versions answer `und`.
function primaryLanguage(locale: { readonly language?: string }): string {
  return locale.language ?? 'und';
}
