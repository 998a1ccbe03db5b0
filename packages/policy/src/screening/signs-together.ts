import { signThreshold, signWeights } from './sign-weights.js';
import type { Concept } from './vocabulary/concepts.js';
import { mostWordsOfSigns, type SentenceWindow } from './windows.js';

/**
 * The second judge, heard where no rule applies: concepts that mean little alone, weighed together in one sentence or in
 * two that follow each other. Null where no window weighs enough; otherwise a reason that names the weightiest concepts,
 * never the text.
 */
export function signsTogether(
  windows: readonly SentenceWindow<Concept>[],
): { readonly id: 'signs-together'; readonly reason: string } | null {
  for (const { concepts, words } of windows) {
    if (words > mostWordsOfSigns) continue;
    let sum = 0;
    for (const concept of concepts) sum += signWeights[concept] ?? 0;
    if (sum >= signThreshold) return { id: 'signs-together', reason: reasonOf(concepts) };
  }
  return null;
}

const namedSigns = 3;

function reasonOf(concepts: ReadonlySet<Concept>): string {
  const strongest = [...concepts]
    .filter((concept) => names[concept] !== undefined && (signWeights[concept] ?? 0) > 0)
    .sort((one, other) => (signWeights[other] ?? 0) - (signWeights[one] ?? 0))
    .slice(0, namedSigns)
    .map((concept) => names[concept]);
  return `It speaks at once of what together would help to find or harm civilians: ${strongest.join(', ')}.`;
}

const names: Readonly<Partial<Record<Concept, string>>> = {
  where: 'where somebody is',
  fine_place: 'a precise place',
  route: 'a way to be taken',
  when: 'a time',
  schedule: 'a schedule',
  identity: 'who somebody is',
  home: 'a home',
  coordinates: 'coordinates',
  most_crowded: 'where most people are',
  undefended: 'what is not defended',
  guards: 'guards',
  confirm: 'a request to confirm',
  demand: 'a demand for details',
  document: 'a list or map',
  presence: 'whether somebody is still there',
  en_route: 'how far somebody has come',
  people: 'people at risk',
  helpers: 'people who help civilians',
  transport: 'transport that serves civilians',
  refuge: 'places that shelter civilians',
  secret_refuge: 'a hidden refuge',
  gathering: 'places where civilians gather',
  persons: 'a person at risk',
  building: 'a building',
  staying: 'where somebody stays',
  moving: 'a movement',
  now: 'the present',
  soon: 'the near future',
  attack: 'an attack',
  stop_aid: 'keeping aid away',
  how_to: 'how to do it',
  unnoticed: 'going unnoticed',
  choose_targets: 'a choice of targets',
  harm_aim: 'harm as the end',
  headcount: 'how many are there',
  vehicle: 'which vehicle they use',
  night: 'the night',
  habit: 'a habit',
  alone: 'who guards or accompanies them',
  weakest: 'what is weakest or easiest',
  detail: 'a floor, a door or another detail of a place',
  stop: 'a stop on the way',
  guess: 'an answer to be guessed or confirmed',
  pretext: 'a personal reason',
  starve: 'starving or blockading',
  our_force: 'a force of the asker',
};
