import type { Actor, EventType } from '@partner-api/contract';
import { type EventScope, isCivilians, isGovernment, membersOf } from '@partner-api/query';
import { type Certainty, leastCertain, mostCertain, OUT, POSSIBLE, SURE } from './certainty.js';
import { areRelatedGroups } from './related-groups.js';

/**
 * Whether a name is a collective one ("Syrian insurgents"). It may include a given group, unless the same source names that
 * group separately against the same opponent.
 */
function isCollectiveName(name: string): boolean {
  return collectiveName.test(name);
}

const collectiveName =
  /\b(?:insurgents?|rebels?|opposition|militants?|militias?|armed groups?|gunmen|unidentified|unknown|unspecified)\b/i;

/** All names of one actor in the records. */
type ActorNames = readonly string[];

/** Whether any event names both an actor and an opponent. */
export type CoOccurrenceTest = (actor: ActorNames, opponent: string) => boolean;

/** Whether the actors of a scope have the role of the scope in an event. */
export function actorCertainty(
  { actors, role }: Pick<EventScope, 'actors' | 'role'>,
  type: EventType | null,
  parties: readonly Actor[],
  areNamedTogether: CoOccurrenceTest,
): Certainty {
  if (actors.length === 0) return SURE;
  if (parties.length === 0) return POSSIBLE;
  if (role === 'against') return opponentCertainty(actors, parties, areNamedTogether);
  const parts = actors.map((actor) => participantCertainty(actor, parties, parties, areNamedTogether));
  const least = parts.reduce(leastCertain, SURE);
  if (role === 'involved') return least;
  // Sources do not give the perpetrators of deaths in a battle.
  if (type !== 'violence_against_civilians') return least === OUT ? OUT : POSSIBLE;
  return actors.reduce<Certainty>((certainty, actor) => {
    const part = perpetratorCertainty(actor, parties, areNamedTogether);
    return leastCertain(part, certainty);
  }, SURE);
}

/** Whether two actors were on opposing sides. Members of one coalition or of one collective name were not. */
function opponentCertainty(
  [one = [], other = []]: readonly ActorNames[],
  parties: readonly Actor[],
  areNamedTogether: CoOccurrenceTest,
): Certainty {
  const certainties = parties.flatMap((party) =>
    parties
      .filter((opponent) => areOpposed(party, opponent))
      .map((opponent) =>
        leastCertain(
          participantCertainty(one, [party], parties, areNamedTogether),
          participantCertainty(other, [opponent], parties, areNamedTogether),
        ),
      ),
  );
  return certainties.reduce(mostCertain, OUT);
}

function areOpposed(party: Actor, opponent: Actor): boolean {
  return party !== opponent && (party.role === null || party.role !== opponent.role);
}

/** Whether an actor is among `some` of the `parties` to an event. */
function participantCertainty(
  actor: ActorNames,
  some: readonly Actor[],
  parties: readonly Actor[],
  areNamedTogether: CoOccurrenceTest,
): Certainty {
  const names = some.flatMap(membersOf);
  if (names.some((name) => actor.includes(name))) return SURE;
  if (names.some((name) => hasRelatedName(actor, name))) return POSSIBLE;
  if (actor.some(isGovernment)) return OUT;
  if (actor.some(isCollectiveName))
    return names.some((name) => canInclude(actor, name, areNamedTogether)) ? POSSIBLE : OUT;
  if (!names.some(isCollectiveName)) return OUT;
  const opponents = parties.flatMap(membersOf).filter((name) => !isCollectiveName(name));
  return opponents.length > 0 && opponents.every((opponent) => areNamedTogether(actor, opponent))
    ? OUT
    : POSSIBLE;
}

/** Whether a collective name may include a named group: any except governments, civilians and its own opponents. */
function canInclude(collective: ActorNames, name: string, areNamedTogether: CoOccurrenceTest): boolean {
  return !isGovernment(name) && !isCivilians(name) && !areNamedTogether(collective, name);
}

/** Whether a source may use another name for an actor: HTS for Nusra in 2018. */
function hasRelatedName(actor: ActorNames, name: string): boolean {
  return actor.some((own) => areRelatedGroups(own, name));
}

function perpetratorCertainty(
  actor: ActorNames,
  parties: readonly Actor[],
  areNamedTogether: CoOccurrenceTest,
): Certainty {
  const perpetrators = parties.filter(({ role }) => role === 'perpetrator' || role === 'side_a');
  if (perpetrators.length === 0)
    return parties.flatMap(membersOf).some((name) => actor.includes(name)) ? POSSIBLE : OUT;
  const names = perpetrators.flatMap(membersOf);
  if (names.some((name) => actor.includes(name))) return names.length === 1 ? SURE : POSSIBLE;
  if (!actor.some(isCollectiveName))
    return names.some((name) => isCollectiveName(name) || hasRelatedName(actor, name)) ? POSSIBLE : OUT;
  const isOther = parties.flatMap(membersOf).some((name) => actor.includes(name));
  return !isOther && names.some((name) => canInclude(actor, name, areNamedTogether)) ? POSSIBLE : OUT;
}
