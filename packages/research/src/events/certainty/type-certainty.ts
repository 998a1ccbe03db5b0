import { type Actor, EVENT_TYPES, type EventKind, type EventType } from '@partner-api/contract';
import { isGovernment } from '@partner-api/query';
import { type Certainty, OUT, POSSIBLE, SURE } from './certainty.js';

/** The event types that certainly and those that possibly belong to a kind. */
interface KindOfTypes {
  readonly sure: readonly EventType[];
  readonly possible: readonly EventType[];
}

export const violentTypes: readonly EventType[] = [
  'battle',
  'explosion_remote_violence',
  'violence_against_civilians',
];

/** Kinds that depend on the type alone. A battle may have been an attack, and a riot may count as violent. */
const kindsOfTypes: Partial<Record<EventKind, KindOfTypes>> = {
  any: { sure: EVENT_TYPES, possible: [] },
  violent: { sure: violentTypes, possible: ['riot'] },
  attack: { sure: ['explosion_remote_violence', 'violence_against_civilians'], possible: ['battle', 'riot'] },
  one_sided: { sure: ['violence_against_civilians'], possible: ['explosion_remote_violence'] },
};

/**
 * Whether an event is of a kind. UCDP's `state_based` means that a government is a party. `hidesExplosions`: the source has
 * no type for explosions and remote violence, so that a battle or an attack on civilians may have been one.
 */
export function typeCertainty(
  kind: EventKind,
  type: EventType | null,
  parties: readonly Actor[],
  hidesExplosions: boolean,
): Certainty {
  if (kind === 'any') return SURE;
  if (type === null) return POSSIBLE;
  if (kind === 'state_based' || kind === 'non_state') return partyCertainty(kind, type, parties);
  if (kind === 'explosion_remote_violence' && type !== kind)
    return hidesExplosions && violentTypes.includes(type) ? POSSIBLE : OUT;
  // UCDP codes the bombing of a town as a battle between the parties that fought for it.
  if (kind === 'violence_against_civilians' && type === 'battle' && hidesExplosions) return POSSIBLE;
  const { sure, possible } = kindsOfTypes[kind] ?? { sure: [kind], possible: [] };
  if (sure.some((known) => known === type)) return SURE;
  return possible.some((known) => known === type) ? POSSIBLE : OUT;
}

function partyCertainty(
  kind: 'state_based' | 'non_state',
  type: EventType,
  parties: readonly Actor[],
): Certainty {
  if (type === 'explosion_remote_violence') return POSSIBLE;
  if (type !== 'battle') return OUT;
  if (parties.length < 2) return POSSIBLE;
  return parties.some(({ name }) => isGovernment(name)) === (kind === 'state_based') ? SURE : OUT;
}
