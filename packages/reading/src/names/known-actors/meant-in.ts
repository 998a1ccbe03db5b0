import type { KnownActor } from './known-actor.js';
import { knownActors } from './known-actors.js';

/** Names in the records that newsrooms hardly use, of words or letters that mean others, or anything, in other countries. */
const ofOneCountry: Readonly<Record<string, readonly string[]>> = {
  SY: ['First Regiment', 'Mujahideen Army', 'NSA'],
  NG: ['Outlaws', 'Black Axe', 'Bush Boys', 'Greenlanders', 'Pan', 'KK'],
  MM: ['PDF'],
};

/**
 * Where names of the records are meant that others have elsewhere (ISO 3166-1 alpha-2), as they have any of a few letters: the "SNA" of
 * Somalia is not that of Syria. A name that several have is meant where any of them is.
 */
export const meantIn: ReadonlyMap<string, readonly string[]> = new Map([
  ...Object.entries(ofOneCountry).flatMap(([country, names]) =>
    names.map((name) => [name, [country]] as const),
  ),
  ...knownActors.flatMap((actor) =>
    actor.names
      .filter((name) => actor.isNameOfOthers || isOfLetters(name))
      .flatMap((name) => countriesOf(actor, name)),
  ),
]);

function countriesOf(actor: KnownActor, name: string): readonly (readonly [string, readonly string[]])[] {
  const others = knownActors.filter(({ names }) => names.includes(name));
  const isEverywhere = !actor.isNameOfOthers && others.some(({ countries }) => countries === undefined);
  return isEverywhere ? [] : [[name, [...new Set(others.flatMap(({ countries = [] }) => countries))]]];
}

/** "SNA", "SLM/A". */
function isOfLetters(name: string): boolean {
  return /^\p{Lu}{2,6}(?:\/\p{Lu})?$/u.test(name);
}
