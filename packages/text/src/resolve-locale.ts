import { languageOf, readLocale } from './language-tag.js';

/**
 * Returns the best supported locale for a requested one by RFC 4647 lookup (section 3.4), which drops subtags from the end
 * until one matches. Likely subtags are added, so that `zh-TW` matches `zh-Hant`, and `en-GB` matches `en-US` through `en`;
 * scripts must be equal, so `sr-Latn` never matches a Cyrillic `sr`. Returns the fallback without a match.
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
