import type { Actor, EventType } from '@partner-api/contract';
import { membersOf } from '../domain/members.js';
import type { ActorNames, Scope } from '../domain/scope.js';
import { type Certainty, OUT, POSSIBLE, SURE } from './certainty.js';

/**
 * Names under which sources gather groups that they do not tell apart. Whether one of them was a given group cannot be
 * known, unless the same source names that group apart against the same opponent.
 */
function isUmbrella(name: string): boolean {
  return umbrellaName.test(name);
}

const umbrellaName =
  /\b(?:insurgents?|rebels?|opposition|militants?|militias?|armed groups?|gunmen|unidentified|unknown|unspecified)\b/i;

/** Whether two actors ever met by their own names in what a source tells. */
export type MetByName = (actor: ActorNames, opponent: string) => boolean;

/** Whether the actors of a scope had their part in an event of a type. */
export function actorCertainty(
  { actors, role }: Pick<Scope, 'actors' | 'role'>,
  type: EventType | null,
  parties: readonly Actor[],
  metByName: MetByName,
): Certainty {
  if (actors.length === 0) return SURE;
  if (parties.length === 0) return POSSIBLE;
  const parts = actors.map((actor) => partOf(actor, parties, metByName));
  const least = parts.reduce(lesser, SURE);
  if (role === 'involved') return least;
  // Of a battle it is not known who killed whom.
  if (type !== 'violence_against_civilians') return least === OUT ? OUT : POSSIBLE;
  return actors.reduce<Certainty>((certainty, actor) => {
    const part = perpetrated(actor, parties, metByName);
    return lesser(part, certainty);
  }, SURE);
}

function partOf(actor: ActorNames, parties: readonly Actor[], metByName: MetByName): Certainty {
  const names = parties.flatMap(membersOf);
  if (names.some((name) => actor.includes(name))) return SURE;
  if (actor.some(isGovernment)) return OUT;
  if (actor.some(isUmbrella))
    return names.some((name) => mayBeOneOf(actor, name, metByName)) ? POSSIBLE : OUT;
  if (!names.some(isUmbrella)) return OUT;
  const opponents = names.filter((name) => !isUmbrella(name));
  return opponents.length > 0 && opponents.every((opponent) => metByName(actor, opponent)) ? OUT : POSSIBLE;
}

/** "Rebels" are also those groups that a source names apart: all but governments, civilians and whom they fought. */
function mayBeOneOf(umbrella: ActorNames, name: string, metByName: MetByName): boolean {
  return !isGovernment(name) && !/^civilians$/i.test(name) && !metByName(umbrella, name);
}

function isGovernment(name: string): boolean {
  return name.startsWith('Government of ');
}

function perpetrated(actor: ActorNames, parties: readonly Actor[], metByName: MetByName): Certainty {
  const perpetrators = parties.filter(({ role }) => role === 'perpetrator' || role === 'side_a');
  if (perpetrators.length === 0)
    return parties.flatMap(membersOf).some((name) => actor.includes(name)) ? POSSIBLE : OUT;
  const names = perpetrators.flatMap(membersOf);
  if (names.some((name) => actor.includes(name))) return names.length === 1 ? SURE : POSSIBLE;
  if (!actor.some(isUmbrella)) return names.some(isUmbrella) ? POSSIBLE : OUT;
  const isOther = parties.flatMap(membersOf).some((name) => actor.includes(name));
  return !isOther && names.some((name) => mayBeOneOf(actor, name, metByName)) ? POSSIBLE : OUT;
}

function lesser(one: Certainty, other: Certainty): Certainty {
  if (other < one) return other;
  return one;
}
