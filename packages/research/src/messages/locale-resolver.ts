import type { ResolvedLocale } from '@partner-api/contract';
import { memoized, resolveLocale } from '@partner-api/text';

/** Resolves requested locales with a cache, because parsing a language tag is slow. */
export function createLocaleResolver(
  supported: readonly string[],
  fallback: string,
): (requested: string | undefined) => ResolvedLocale {
  // The cache is bounded, because a client may send any number of different tags.
  const resolvedOf = memoized((requested) => resolveLocale(requested, supported, fallback), { texts: 500 });
  return (requested) =>
    requested === undefined
      ? { requested: null, resolved: fallback }
      : { requested, resolved: resolvedOf(requested) };
}
