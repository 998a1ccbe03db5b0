import type { NamedActor } from '../names/actor-book.js';
import { type ActorMention, actingCountries, partiesIn, type Role, roleOf } from '../slots/actors.js';
import { type AttributionSpan, markAttributions } from '../slots/attributions.js';
import type { Quantity } from '../slots/comparing-words.js';
import type { Draft } from '../slots/draft.js';
import { readQuantities } from '../slots/numbers.js';
import {
  type EventLocation,
  locationOf,
  type PlaceMention,
  placesNamed,
  usePlaces,
} from '../slots/places.js';
import { has } from '../slots/tagged-token.js';
import { readTimes, type TimeSpan } from '../slots/times.js';

/** The context in which a text is parsed. */
export interface ParseContext {
  readonly today: string;
  /** The countries of the records, ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  /** The name of each country's government in the records, by country code. */
  readonly governments: ReadonlyMap<string, string>;
  readonly isQuestion: boolean;
  readonly settings: ReadonlySet<string>;
}

/** The parsed slots of a text, before a template is applied. */
export interface Slots {
  readonly draft: Draft;
  readonly setting: ParseContext;
  readonly attributionSpans: readonly AttributionSpan[];
  readonly times: readonly TimeSpan[];
  readonly quantities: readonly Quantity[];
  readonly places: readonly PlaceMention[];
  readonly parties: readonly ActorMention[];
  /** Null when the text names actors without their role. */
  readonly role: Role | null;
  /** The location; null when the text gives none, or several countries. */
  readonly where: EventLocation | null;
}

export function slotsOf(draft: Draft, setting: ParseContext): Slots {
  const attributionSpans = markAttributions(draft);
  const times = readTimes(draft, setting.today);
  const quantities = readQuantities(draft, setting.settings);
  const named = placesNamed(draft, 0, draft.items.length) ?? [];
  const home = homeOf(named, setting);
  const plain = partiesIn(draft, setting.governments, home);
  for (const { from, to } of plain) draft.use(from, to);
  const isFree = ({ at }: PlaceMention) => !plain.some(({ from, to }) => at >= from && at < to);
  const provincial = named.filter(isFree);
  const acting = actingCountries(draft, provincial, setting.governments, (country) =>
    provincial.some(({ place }) => place.country !== country),
  );
  const isHome = (party: ActorMention) => home !== null && party.names[0] === setting.governments.get(home);
  const actors = acting.filter((party) => !isHome(party) && isNear(draft, party, plain));
  for (const { from, to } of actors) draft.use(from, to);
  const places = provincial.filter(({ at }) => !actors.some(({ from }) => from === at));
  const parties = distinct([...plain, ...actors].toSorted((one, other) => one.from - other.from));
  const role = roleOf(draft, parties, setting.settings);
  usePlaces(draft, places);
  return {
    draft,
    setting,
    attributionSpans,
    times,
    quantities,
    places,
    parties,
    role,
    where: locationIn(draft, places, parties, setting),
  };
}

/** Removes repeated mentions of an actor. */
function distinct(parties: readonly ActorMention[]): ActorMention[] {
  return parties.filter(
    ({ names }, at) => !parties.slice(0, at).some((other) => other.names.join() === names.join()),
  );
}

/** The country of the text: that of its provinces, or else the only country of the records. */
function homeOf(named: readonly PlaceMention[], { countries }: ParseContext): string | null {
  const provincial = named.filter(({ place }) => place.type !== 'country');
  const told = new Set((provincial.length > 0 ? provincial : named).map(({ place }) => place.country));
  if (provincial.length > 0 && told.size === 1) return [...told][0] ?? null;
  const recorded = [...told].filter((country) => countries.includes(country));
  if (recorded.length === 1) return recorded[0] ?? null;
  return told.size === 0 && countries.length === 1 ? (countries[0] ?? null) : null;
}

/** Whether the words next to a country mark it as an actor. */
function isNear(draft: Draft, { from, to }: ActorMention, others: readonly ActorMention[]): boolean {
  if (draft.at(from)?.type === 'demonym') return true;
  const [before, after] = [
    draft.at(draft.previous(from)),
    draft.at(draft.skipStopWords(to - 1, 1, 'and', 'with', 'kill', 'takes', 'clash', 'involved')),
  ];
  const beside = [before, after];
  const isOpposed = others.length > 0 && beside.some((item) => has(item, 'and', 'with', 'to'));
  return (
    isOpposed ||
    has(before, 'by', 'with', 'between', 'involved', 'kill', 'event') ||
    has(after, 'kill', 'takes', 'clash', 'involved', 'with') ||
    (has(after, 'and') && draft.has('between', 'clash'))
  );
}

function locationIn(
  draft: Draft,
  places: readonly PlaceMention[],
  parties: readonly ActorMention[],
  { countries }: ParseContext,
): EventLocation | null {
  if (places.length > 0) return locationOf(places);
  const [only, ...others] = countries;
  // A group active in a single country gives the location.
  const homes = new Set(draft.items.flatMap((item) => (item.type === 'actor' ? homesOf(item.actors) : [])));
  const [home, ...more] = [...homes].filter((country) => countries.includes(country));
  if (others.length > 0 && home !== undefined && more.length === 0)
    return { country: home, provinces: [], isNarrower: false };
  const isToldOtherwise = parties.length > 0 || draft.has('countrywide') || isOfPeople(draft, only);
  return only !== undefined && others.length === 0 && isToldOtherwise
    ? { country: only, provinces: [], isNarrower: false }
    : null;
}

function homesOf(actors: readonly NamedActor[]): readonly string[] {
  return actors.every(({ countries }) => countries?.length === 1)
    ? actors.flatMap(({ countries }) => countries ?? [])
    : [];
}

/** Whether a demonym gives the country: "Syrian civilians", "the Syrian war". */
function isOfPeople(draft: Draft, country: string | undefined): boolean {
  return draft.items.some(
    (item) =>
      item.type === 'demonym' && !item.isCapital && country !== undefined && item.countries.includes(country),
  );
}
