import type { Actor, EventType, ExternalId, Occurrence, Province, Source } from '@partner-api/contract';
import { countryName, provinceName, slugify } from '@partner-api/text';
import type { EventContent, EventDraft } from './draft.js';
import { isCivilians, isKnownParty, isKnownPublisher, kindOfParty, NAME_WITHHELD } from './known-names.js';
import { readTable } from './read-table.js';
import { withoutHeadlines } from './without-headlines.js';

/**
 * Returns a sensitive event with no more than its province and day, in generated words and without references. Records
 * that name it are classified on their own.
 */
export function withholdPlace({ country, ...event }: EventDraft): EventContent {
  return {
    ...event,
    lang: 'en',
    external_ids: event.external_ids.filter(isOfPublicDataSet),
    title: `${typeWords(event.type)}${placeWords(event.province, country)}`,
    summary: 'Details finer than the province and the day are withheld to protect people.',
    occurred: toDays(event.occurred),
    province: event.province && withoutOtherNames(event.province),
    location: null,
    actors: event.actors.map(withoutName),
    sources: withoutHeadlines(event.sources).map(withoutLocalName),
    dossier_ids: [],
    claim_ids: [],
  };
}

/**
 * Public data sets, whose ids stay. Province, day, actors and numbers already identify 94 of 100 sensitive UCDP events,
 * so withholding the id would hide nothing and prevent checking.
 */
const PUBLIC_DATA_SETS: ReadonlySet<string> = new Set(['ucdp-ged']);

const isOfPublicDataSet = ({ scheme, id }: ExternalId): boolean =>
  PUBLIC_DATA_SETS.has(scheme) && /^\d+$/.test(id);

const TYPE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    battle: 'Battle',
    explosion_remote_violence: 'Explosion or remote violence',
    violence_against_civilians: 'Violence against civilians',
    protest: 'Protest',
    riot: 'Riot',
    strategic_development: 'Strategic development',
  } satisfies Record<EventType, string>),
);

const typeWords = (type: string | null): string => TYPE_WORDS.get(type ?? '') ?? 'Event';

const placeWords = (province: Province | null, country: string | undefined): string => {
  if (province !== null) return ` in ${province.name}, ${countryWords(province.country)}`;
  return country === undefined ? '' : ` in ${countryWords(country)}`;
};

const countryWords = (country: string): string => NAMED_BEFORE.get(country) ?? countryName(country);

/** Country names of titles that are already stored; another name would be a correction of each of them. */
const NAMED_BEFORE: ReadonlyMap<string, string> = new Map(
  readTable('countries-named-before.tsv', ['country', 'name']).map(({ country, name }) => [country, name]),
);

const COARSER_THAN_HOURS: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year', 'unknown']);

const toDays = ({ earliest, latest, precision }: Occurrence): Occurrence => ({
  earliest: earliest && `${dayOf(earliest)}T00:00:00Z`,
  latest: latest && `${dayOf(latest)}T23:59:59Z`,
  precision: COARSER_THAN_HOURS.has(precision) ? precision : 'day',
});

const dayOf = (timestamp: string): string => timestamp.slice(0, 'YYYY-MM-DD'.length);

/** Removes a source's name of the province that differs, because it may include a town. */
const withoutOtherNames = (province: Province): Province =>
  province.source_name !== null && slugify(provinceName(province.source_name)) !== slugify(province.name)
    ? { ...province, source_name: null }
    : province;

/**
 * Roles whose names stay, because accountability needs the perpetrators; victims are often named by where they live or
 * work.
 */
const PARTIES: ReadonlySet<string> = new Set(['perpetrator', 'side_a', 'side_b', 'organiser']);

/** The documented roles that formats assign; the desk may write any text. */
const ROLES: ReadonlySet<string> = new Set([...PARTIES, 'target', 'victim', 'involved']);

const withoutName = ({ name, role: given }: Actor): Actor => {
  const role = given !== null && ROLES.has(given) ? given : null;
  if (isCivilians(name)) return { name, role };
  if (!PARTIES.has(role ?? '')) return { name: NAME_WITHHELD, role };
  return { name: isKnownParty(name) ? name : (kindOfParty(name) ?? NAME_WITHHELD), role };
};

/** Withholds unknown publishers: "Kansafra Clinic Facebook page" names the place. */
const withoutLocalName = (source: Source): Source =>
  source.publisher === null || isKnownPublisher(source.publisher)
    ? source
    : { ...source, publisher: NAME_WITHHELD };
