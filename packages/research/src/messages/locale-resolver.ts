import type { ResolvedLocale } from '@partner-api/contract';
import { resolveLocale } from '@partner-api/text';

/** Resolves requested locales, each once: reading a language tag costs more than wording a verdict. */
export function createLocaleResolver(
  supported: readonly string[],
  fallback: string,
): (requested: string | undefined) => ResolvedLocale {
  const known = new Map<string, string>();
  return (requested) => {
    if (requested === undefined) return { requested: null, resolved: fallback };
    const resolved = known.get(requested) ?? resolveLocale(requested, supported, fallback);
    // Partners ask in a few; whoever sends many different ones must not fill the memory.
    if (known.size < mostKnown) known.set(requested, resolved);
    return { requested, resolved };
  };
}

const mostKnown = 500;
