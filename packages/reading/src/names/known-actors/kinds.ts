import type { KnownActor } from './known-actor.js';

const rebels = `rebels; rebel groups; insurgents; opposition fighters; rebeldes; insurgentes; grupos rebeldes; facciones
  rebeldes; rebelles; insurgés; groupes rebelles; factions rebelles; повстанцами; повстанцы; повстанцев;
  повстанці; повстанцями; повстанців; المعارضة المسلحة`;

/**
 * Those who are told by what they are: in one country whom sources gather so, in all others any of those whom they tell apart.
 * `rebels` is a name that no source has.
 */
export const actorsByKind: readonly KnownActor[] = [
  { names: ['Syrian insurgents'], called: rebels, countries: ['SY'], isKind: true },
  { names: ['rebels'], called: rebels, isKind: true, isUnnamed: true },
];
