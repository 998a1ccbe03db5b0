import { type ConflictEvent, EVENT_TYPES, type Province } from '@partner-api/contract';
import { dayOf, type Town } from '@partner-api/query';
import { Interned } from '../../packed/interned.js';
import { KeyTable } from '../../packed/key-table.js';
import { NumberColumn } from '../../packed/number-column.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { countryInTitle } from './country-in-title.js';
import { type Bounds, boundsOfCivilians, boundsOfKilled, UNKNOWN } from './estimates.js';
import { IntColumn } from './int-column.js';
import { PartyLists } from './party-lists.js';
import { placeInTitle } from './place-in-title.js';
import { RowBlocks } from './row-blocks.js';

export { UNBOUNDED, UNKNOWN } from './estimates.js';

/** Whose number is told, where it is not that of the events. */
export type MeasureOfDead = 'killed' | 'civilians_killed';

/** Values that a later version of the contract adds are none of these. */
const KNOWN_TYPES: readonly (string | null)[] = EVENT_TYPES;

/** By row; a best one may be UNKNOWN, and a high one UNBOUNDED. */
interface EstimateColumns {
  readonly lows: IntColumn;
  readonly bests: IntColumn;
  readonly highs: IntColumn;
}

/** Bits of the column `missing`: bounds that the source does not give though it gives a best estimate. */
export const MISSING = {
  killed: { low: 1, high: 2 },
  civilians_killed: { low: 4, high: 8 },
} as const;

/** What events are counted by, a column each: 100 to 140 bytes an event, its id included. */
export class EventTable {
  readonly provinces = new Interned<Province>();
  readonly countries = new Interned<string>();
  readonly parties = new PartyLists();
  /** Places below the province that events name, without where they lie in it. */
  readonly #towns = new Interned<Town>();
  /** Whose data an event is from, or '' for the desk's own. */
  readonly sources = new Interned<string>();
  readonly columns = {
    /** 1 for a row that counts, 0 for one that left. */
    live: new IntColumn(),
    version: new IntColumn(),
    earliest: new IntColumn(),
    latest: new IntColumn(),
    province: new IntColumn(),
    country: new IntColumn(),
    town: new IntColumn(),
    /** Place in EVENT_TYPES, from 1; 0 when unknown. */
    type: new IntColumn(),
    parties: new IntColumn(),
    source: new IntColumn(),
    isDisputed: new IntColumn(),
    killedLow: new IntColumn(),
    killedBest: new IntColumn(),
    killedHigh: new IntColumn(),
    civiliansLow: new IntColumn(),
    civiliansBest: new IntColumn(),
    civiliansHigh: new IntColumn(),
    civiliansMost: new IntColumn(),
    missing: new IntColumn(),
  };
  /** Where in time the events of neighbouring rows lie. */
  readonly blocks = new RowBlocks();
  /** By row. */
  readonly #ids = new KeyTable();
  readonly #revisions = new NumberColumn();
  readonly #typesOfSources = new Map<string, number>();
  readonly #countriesOfSources = new Map<number, Map<number, number>>();
  readonly #rowsOfProvinces = new Map<number, number>();
  readonly #rowsOfTowns = new Map<number, number>();
  #live = 0;

  /** Rows, those that left included: the bound of loops. */
  get rowCount(): number {
    return this.#ids.size;
  }

  estimatesOf(measure: MeasureOfDead): EstimateColumns {
    const { columns } = this;
    return measure === 'killed'
      ? { lows: columns.killedLow, bests: columns.killedBest, highs: columns.killedHigh }
      : { lows: columns.civiliansLow, bests: columns.civiliansBest, highs: columns.civiliansHigh };
  }

  /** The most that may have been killed in an event, or UNBOUNDED. */
  mostOf(measure: MeasureOfDead, row: number): number {
    const { killedHigh, civiliansMost } = this.columns;
    return (measure === 'killed' ? killedHigh : civiliansMost).get(row);
  }

  idOf(row: number): string {
    return this.#ids.textOf(row);
  }

  /** The order of ids as strings. */
  compareIds(a: number, b: number): number {
    return this.#ids.compareTexts(a, b);
  }

  /** Events that count. */
  get size(): number {
    return this.#live;
  }

  get bytes(): number {
    const known = this.#ids.bytes + this.#revisions.bytes + this.blocks.bytes;
    return Object.values(this.columns).reduce((sum, column) => sum + column.bytes, known);
  }

  /** The provinces of a country in which events are held, of any time. */
  provincesHeld(country: string | null): Province[] {
    return this.provinces.values.filter(
      (province, number) => province.country === country && (this.#rowsOfProvinces.get(number) ?? 0) > 0,
    );
  }

  /** Which part of the events of a country that have a province some provinces have, of all times. */
  shareOfEvents(country: string | null, provinces: readonly string[]): number {
    let [part, all] = [0, 0];
    for (const [number, province] of this.provinces.values.entries()) {
      if (country !== null && province.country !== country) continue;
      const events = this.#rowsOfProvinces.get(number) ?? 0;
      all += events;
      if (provinces.includes(province.slug)) part += events;
    }
    return all === 0 ? 1 : part / all;
  }

  /** The places below the province that events held name. */
  get towns(): Town[] {
    return this.#towns.values.filter((_, number) => (this.#rowsOfTowns.get(number) ?? 0) > 0);
  }

  /** Takes the present version of an event in place of the one held; a retracted one leaves. Other kinds pass. */
  apply(change: CorpusRecord): void {
    if (change.kind !== 'event') return;
    const { record, revision } = change;
    const isKept = record.status !== 'retracted';
    const known = this.#ids.find(record.id);
    if (known < 0 && !isKept) return;
    if (known >= 0 && this.#revisions.get(known) >= revision) return;
    const row = this.#ids.numberOf(record.id);
    this.#leave(row);
    this.#revisions.set(row, revision);
    if (isKept) this.#enter(row, record, change.source);
  }

  /** Whether a source tells events of a type (its place in EVENT_TYPES, from 1) apart from others. */
  hasType(source: number, type: number): boolean {
    return (this.#typesOfSources.get(`${source}/${type}`) ?? 0) > 0;
  }

  /**
   * The country of an event that says none: that of all others from its source, where they are all of one and the source
   * has a name; else UNKNOWN.
   */
  countryOfSource(source: number): number {
    const countries = [...(this.#countriesOfSources.get(source) ?? [])].filter(([, events]) => events > 0);
    const [first] = countries;
    return this.sources.values[source] === '' || countries.length !== 1 || first === undefined
      ? UNKNOWN
      : first[0];
  }

  #leave(row: number): void {
    if (this.columns.live.get(row) !== 1) return;
    this.columns.live.set(row, 0);
    this.#live--;
    this.#count(row, -1);
  }

  #enter(row: number, event: ConflictEvent, from: string | undefined): void {
    const { columns } = this;
    const { province, occurred, casualties } = event;
    const country = province?.country ?? countryInTitle(event);
    columns.live.set(row, 1);
    columns.version.set(row, event.version);
    const [earliest, latest] = [occurred.earliest, occurred.latest].map((time) =>
      time === null ? null : dayOf(time),
    );
    columns.earliest.set(row, earliest ?? UNKNOWN);
    columns.latest.set(row, latest ?? UNKNOWN);
    this.blocks.include(row, earliest ?? null, latest ?? null);
    columns.province.set(
      row,
      province === null ? UNKNOWN : this.provinces.numberOf(provinceKey(province), province),
    );
    columns.country.set(row, country === null ? UNKNOWN : this.countries.numberOf(country, country));
    columns.type.set(row, KNOWN_TYPES.indexOf(event.type) + 1);
    columns.parties.set(row, this.parties.numberOf(event.actors));
    const source = from ?? event.external_ids[0]?.scheme ?? '';
    columns.source.set(row, this.sources.numberOf(source, source));
    columns.town.set(row, this.#townOf(event));
    columns.isDisputed.set(row, event.status === 'published' ? 0 : 1);
    const [killed, civilians] = [boundsOfKilled(casualties), boundsOfCivilians(casualties)];
    setBounds(row, killed, this.estimatesOf('killed'));
    setBounds(row, civilians, this.estimatesOf('civilians_killed'));
    columns.civiliansMost.set(row, civilians.most);
    columns.missing.set(row, missingIn(killed, 'killed') + missingIn(civilians, 'civilians_killed'));
    this.#live++;
    this.#count(row, 1);
  }

  #townOf(event: ConflictEvent): number {
    const name = placeInTitle(event);
    if (name === null || event.province === null) return UNKNOWN;
    const town = { name, province: event.province.slug };
    return this.#towns.numberOf(`${provinceKey(event.province)}/${name}`, town);
  }

  #count(row: number, change: number): void {
    const { source: sources, type, country: countryOf, province, town } = this.columns;
    const source = sources.get(row);
    add(this.#typesOfSources, `${source}/${type.get(row)}`, change);
    add(this.#rowsOfProvinces, province.get(row), change);
    add(this.#rowsOfTowns, town.get(row), change);
    const country = countryOf.get(row);
    if (country === UNKNOWN) return;
    const countries = this.#countriesOfSources.get(source) ?? new Map<number, number>();
    add(countries, country, change);
    this.#countriesOfSources.set(source, countries);
  }
}

function provinceKey({ country, slug }: Province): string {
  return `${country}/${slug}`;
}

function setBounds(row: number, { low, best, high }: Bounds, { lows, bests, highs }: EstimateColumns): void {
  lows.set(row, low);
  bests.set(row, best);
  highs.set(row, high);
}

function missingIn({ isLowMissing, isHighMissing }: Bounds, measure: MeasureOfDead): number {
  const { low, high } = MISSING[measure];
  return (isLowMissing ? low : 0) + (isHighMissing ? high : 0);
}

function add<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  counts.set(key, (counts.get(key) ?? 0) + change);
}
