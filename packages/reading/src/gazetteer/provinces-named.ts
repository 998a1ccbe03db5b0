import type { Province } from '@partner-api/contract';
import { divisions, divisionsOf } from './known-names.js';
import { keyOfName } from './name-key.js';

/**
 * Slugs of those provinces that a name in words or as a slug means in any language that texts are read in, though their
 * records have another: `rural-damascus` is `rif-dimashq`.
 */
export function provincesNamed(
  name: string,
  provinces: readonly Pick<Province, 'slug' | 'name'>[],
): string[] {
  const keys = keysOfDivisionsNamed(keyOf(name));
  return provinces
    .filter(({ slug, name: own }) => keys.has(keyOf(slug)) || keys.has(keyOfName(own)))
    .map(({ slug }) => slug);
}

/** All names of the divisions that have one. */
function keysOfDivisionsNamed(key: string): ReadonlySet<string> {
  byKey ??= divisionsByKey();
  return new Set(byKey.get(key)?.flat());
}

let byKey: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;

function divisionsByKey(): Map<string, (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const { names } of divisions()) {
    const keys = [...new Set(names.map(keyOfName))];
    for (const key of keys) found.set(key, [...(found.get(key) ?? []), keys]);
  }
  return found;
}

function keyOf(slug: string): string {
  return keyOfName(slug.replaceAll('-', ' '));
}

/** What else a province is called, in the languages that texts are read in; its own name is not among them. */
export function otherNamesOf({ slug, name, country }: Pick<Province, 'slug' | 'name' | 'country'>): string[] {
  const keys = new Set([keyOf(slug), keyOfName(name)]);
  const named = divisionsOf(country).filter(({ names }) => names.some((known) => keys.has(keyOfName(known))));
  return [...new Set(named.flatMap(({ names }) => names))].filter((known) => known !== name);
}
