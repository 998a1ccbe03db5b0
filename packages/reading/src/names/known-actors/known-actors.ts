import { actorsOfAfrica } from './africa.js';
import { actorsOfAmericas } from './americas.js';
import { actorsOfAsia } from './asia.js';
import { actorsOfEurope } from './europe.js';
import { actorsByKind } from './kinds.js';
import type { KnownActor } from './known-actor.js';
import { actorsOfMiddleEast } from './middle-east.js';
import { actorsOfSyria } from './syria.js';

/** Of two that a text may mean by one name the first that fits is meant. */
export const knownActors: readonly KnownActor[] = [
  ...actorsOfSyria,
  ...actorsOfMiddleEast,
  ...actorsOfAfrica,
  ...actorsOfAsia,
  ...actorsOfEurope,
  ...actorsOfAmericas,
  ...actorsByKind,
];
