import { type EventQuery, isGovernment } from '@partner-api/query';
import { countryCodeOf } from '@partner-api/text';

/**
 * Whether sources may tell more of it under other names: what a foreign government did is often told of those whom it supported, and of
 * two who never met by their own names nothing is known.
 */
export function mayBeUnderOtherNames(
  { actors, country }: Pick<EventQuery, 'actors' | 'country'>,
  eventsCounted: number,
): boolean {
  const haveMet = actors.length < 2 || eventsCounted > 0;
  return !haveMet || actors.flat().some((name) => supporters.has(name) || isForeign(name, country));
}

function isForeign(name: string, country: string | null): boolean {
  if (!isGovernment(name)) return false;
  const [state = ''] = name.slice('Government of '.length).split(' (');
  return countryCodeOf(state) !== country;
}

/** Groups that fought beside another, and are seldom named by sources. */
const supporters: ReadonlySet<string> = new Set(['Hezbollah', 'PKK', 'NDF (Syria)']);
