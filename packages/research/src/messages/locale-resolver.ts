import type { ResolvedLocale } from '@partner-api/contract';
import { memoized, resolveLocale } from '@partner-api/text';

/** Resolves requested locales, each once: reading a language tag costs more than wording a verdict. */
export function createLocaleResolver(
  supported: readonly string[],
  fallback: string,
): (requested: string | undefined) => ResolvedLocale {
  // Partners ask in a few; whoever sends many different ones must not fill the memory.
  const resolvedOf = memoized((requested) => resolveLocale(requested, supported, fallback), { texts: 500 });
  return (requested) =>
    requested === undefined
      ? { requested: null, resolved: fallback }
      : { requested, resolved: resolvedOf(requested) };
}
