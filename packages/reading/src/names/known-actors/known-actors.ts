import { actorsElsewhere } from './elsewhere.js';
import { actorsByKind } from './kinds.js';
import type { KnownActor } from './known-actor.js';
import { actorsOfSyria } from './syria.js';

/** Of two that a text may mean by one name the first that fits is meant. */
export const knownActors: readonly KnownActor[] = [...actorsOfSyria, ...actorsElsewhere, ...actorsByKind];
