import type { EventQuery } from '../event-query.js';
import type { NamedActor } from '../names/actor-book.js';
import { actingCountries, type Party, partiesIn, type Role, roleOf } from '../slots/actors.js';
import { type Aside, setAside } from '../slots/asides.js';
import type { Quantity } from '../slots/comparing-words.js';
import type { Draft } from '../slots/draft.js';
import { has, type Item, slotValue } from '../slots/item.js';
import { readQuantities } from '../slots/numbers.js';
import { type Named, placesNamed, usePlaces, type Where, whereOf } from '../slots/places.js';
import { readTimes, type TimeSpan } from '../slots/times.js';

/** What the records know that a text is read with. */
export interface Setting {
  readonly today: string;
  /** ISO 3166-1 alpha-2, of the records. */
  readonly countries: readonly string[];
  /** By country, what the records call its government. */
  readonly governments: ReadonlyMap<string, string>;
  /** Whether the text is a question. */
  readonly isQuestion: boolean;
  /** Settings of the language's table. */
  readonly settings: ReadonlySet<string>;
}

/** All that a text tells, before it is put into a template. */
export interface Slots {
  readonly draft: Draft;
  readonly setting: Setting;
  readonly asides: readonly Aside[];
  readonly times: readonly TimeSpan[];
  readonly quantities: readonly Quantity[];
  readonly places: readonly Named[];
  readonly parties: readonly Party[];
  /** Null where parties are named and the words do not say what they did. */
  readonly role: Role | null;
  /** Where all of it was; null where no place is told, or not one. */
  readonly where: Where | null;
}

export function slotsOf(draft: Draft, setting: Setting): Slots {
  const asides = setAside(draft);
  const times = readTimes(draft, setting.today);
  const quantities = readQuantities(draft, setting.settings);
  const named = placesNamed(draft, 0, draft.items.length) ?? [];
  const home = homeOf(named, setting);
  const plain = partiesIn(draft, setting.governments, home);
  for (const { from, to } of plain) draft.use(from, to);
  const isFree = ({ at }: Named) => !plain.some(({ from, to }) => at >= from && at < to);
  const provincial = named.filter(isFree);
  const acting = actingCountries(draft, provincial, setting.governments, (country) =>
    provincial.some(({ place }) => place.country !== country),
  );
  const isHome = (party: Party) => home !== null && party.names[0] === setting.governments.get(home);
  const actors = acting.filter((party) => !isHome(party) && isNear(draft, party, plain));
  for (const { from, to } of actors) draft.use(from, to);
  const places = provincial.filter(({ at }) => !actors.some(({ from }) => from === at));
  const parties = distinct([...plain, ...actors].toSorted((one, other) => one.from - other.from));
  const role = roleOf(draft, parties, setting.settings);
  usePlaces(draft, places);
  return {
    draft,
    setting,
    asides,
    times,
    quantities,
    places,
    parties,
    role,
    where: whereTold(draft, places, parties, setting),
  };
}

/** Parties that are told twice by other words are one. */
function distinct(parties: readonly Party[]): Party[] {
  return parties.filter(
    ({ names }, at) => !parties.slice(0, at).some((other) => other.names.join() === names.join()),
  );
}

/** The country that the text is about: that of its provinces, else the only one of the records. */
function homeOf(named: readonly Named[], { countries }: Setting): string | null {
  const provincial = named.filter(({ place }) => place.type !== 'country');
  const told = new Set((provincial.length > 0 ? provincial : named).map(({ place }) => place.country));
  if (provincial.length > 0 && told.size === 1) return [...told][0] ?? null;
  const recorded = [...told].filter((country) => countries.includes(country));
  if (recorded.length === 1) return recorded[0] ?? null;
  return told.size === 0 && countries.length === 1 ? (countries[0] ?? null) : null;
}

/** Whether a country acts: words that say so stand beside it. */
function isNear(draft: Draft, { from, to }: Party, others: readonly Party[]): boolean {
  if (draft.at(from)?.type === 'demonym') return true;
  const [before, after] = [
    draft.at(draft.previous(from)),
    draft.at(draft.beyond(to - 1, 1, 'and', 'with', 'kill', 'takes', 'clash', 'involved')),
  ];
  const beside = [before, after];
  const isOpposed = others.length > 0 && beside.some((item) => has(item, 'and', 'with', 'to'));
  return (
    isOpposed ||
    has(before, 'by', 'with', 'between', 'involved', 'kill', 'event') ||
    has(after, 'kill', 'takes', 'clash', 'involved', 'with') ||
    (has(after, 'and') && draft.items.some((item) => has(item, 'between', 'clash')))
  );
}

function whereTold(
  draft: Draft,
  places: readonly Named[],
  parties: readonly Party[],
  { countries, isQuestion }: Setting,
): Where | null {
  if (places.length > 0) return whereOf(places);
  const [only, ...others] = countries;
  // A group that fights in one country alone tells where it was.
  const homes = new Set(draft.items.flatMap((item) => (item.type === 'actor' ? homesOf(item.actors) : [])));
  const [home, ...more] = [...homes].filter((country) => countries.includes(country));
  if (others.length > 0 && home !== undefined && more.length === 0)
    return { country: home, provinces: [], isNarrower: false };
  const isToldOtherwise =
    parties.length > 0 ||
    draft.items.some((item) => has(item, 'countrywide')) ||
    // "Which province had most?" asks of all that are held.
    (isQuestion && draft.items.some((item) => isOfProvinces(item))) ||
    isOfPeople(draft, only);
  return only !== undefined && others.length === 0 && isToldOtherwise
    ? { country: only, provinces: [], isNarrower: false }
    : null;
}

function homesOf(actors: readonly NamedActor[]): readonly string[] {
  return actors.every(({ countries }) => countries?.length === 1)
    ? actors.flatMap(({ countries }) => countries ?? [])
    : [];
}

function isOfProvinces(item: Item): boolean {
  return ['unit', 'group', 'which'].some((slot) => slotValue(item, slot as 'unit') === 'province');
}

/** "Syrian civilians", "the Syrian war". */
function isOfPeople(draft: Draft, country: string | undefined): boolean {
  return draft.items.some(
    (item) =>
      item.type === 'demonym' && !item.isCapital && country !== undefined && item.countries.includes(country),
  );
}

/** The members of a query that tell who and where. */
export function scopeOf(
  slots: Slots,
  where: Where,
): Pick<EventQuery, 'country' | 'provinces' | 'actors' | 'role'> {
  const { parties, role } = slots;
  return {
    country: where.country,
    provinces: [...where.provinces],
    actors: role === null ? [] : parties.map(({ names }) => [...names]),
    role: role ?? 'involved',
  };
}
