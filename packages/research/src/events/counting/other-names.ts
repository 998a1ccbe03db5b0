import { type EventQuery, isGovernment } from '@partner-api/query';
import { countryCodeOf } from '@partner-api/text';

/**
 * Whether sources may have more of the events under other names: those of a foreign government are often attributed to its
 * allies. If no event names two actors together, their conflict may be recorded under other names, too.
 */
export function mayBeUnderOtherNames(
  { actors, country }: Pick<EventQuery, 'actors' | 'country'>,
  eventsCounted: number,
): boolean {
  const areNamedTogether = actors.length < 2 || eventsCounted > 0;
  return !areNamedTogether || actors.flat().some((name) => supporters.has(name) || isForeign(name, country));
}

function isForeign(name: string, country: string | null): boolean {
  if (!isGovernment(name)) return false;
  const [state = ''] = name.slice('Government of '.length).split(' (');
  return countryCodeOf(state) !== country;
}

/** Groups that fought alongside an ally, under whose name sources mostly record them. */
const supporters: ReadonlySet<string> = new Set(['Hezbollah', 'PKK', 'NDF (Syria)']);
