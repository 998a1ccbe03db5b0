import { languageOf, readLocale } from './language-tag.js';

/**
 * The supported locale that serves a requested one best, by RFC 4647 lookup (section 3.4): subtags are dropped from
 * the end until a supported tag is met. Likely subtags count as written, so that `zh-TW` meets `zh-Hant` and `en-GB`,
 * through `en`, meets `en-US`. A supported tag in another script is passed over: `sr-Latn` never meets a Cyrillic `sr`.
 * Nothing requested, nothing met, or a malformed tag gives the fallback, whatever its script.
 */
export function resolveLocale(
  requested: string | undefined,
  supported: readonly string[],
  fallback: string,
): string {
  if (requested === undefined || languageOf(requested) === null) return fallback;
  if (supported.includes(requested)) return requested;
  const locale = readLocale(requested);
  if (locale === null) return fallback;
  const full = locale.maximize();
  const candidates = supported.flatMap((tag) => {
    const candidate = readLocale(tag);
    const candidateFull = candidate?.maximize();
    if (!candidate || candidateFull?.script !== full.script) return [];
    return [{ tag, names: [candidate.baseName, candidateFull?.baseName] }];
  });
  const asRequested = lookupRanges(locale.baseName).flatMap((range) => [range, likelyForm(range)]);
  const ranges = [...asRequested, ...lookupRanges(full.baseName)];
  for (const range of ranges) {
    const met =
      candidates.find(({ names }) => names[0] === range) ??
      candidates.find(({ names }) => names[1] === range);
    if (met) return met.tag;
  }
  return fallback;
}

function lookupRanges(baseName: string): string[] {
  const subtags = baseName.split('-');
  return subtags.map((_, dropped) => subtags.slice(0, subtags.length - dropped).join('-'));
}

function likelyForm(range: string): string {
  return new Intl.Locale(range).maximize().baseName;
}
