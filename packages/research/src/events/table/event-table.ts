import { type Actor, type ConflictEvent, EVENT_TYPES, type Province } from '@partner-api/contract';
import type { MeasureOfDead } from '@partner-api/reading';
import { dayOf } from '@partner-api/reading';
import { Interned } from '../../packed/interned.js';
import { KeyTable } from '../../packed/key-table.js';
import { NumberColumn } from '../../packed/number-column.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { countryInTitle } from './country-in-title.js';
import { type Bounds, boundsOfCivilians, boundsOfKilled } from './estimates.js';
import { RowBlocks } from './row-blocks.js';

/** Stands for what is not known: a day, a best estimate, a province, a country. */
export const UNKNOWN = -(2 ** 31);

/** Values that a later version of the contract adds are none of these. */
const KNOWN_TYPES: readonly (string | null)[] = EVENT_TYPES;

/** By row; a best one may be UNKNOWN, and a high one UNBOUNDED. */
export interface EstimateColumns {
  readonly lows: NumberColumn;
  readonly bests: NumberColumn;
  readonly highs: NumberColumn;
}

/**
 * What events are counted by, a column each: 40 to 70 bytes an event, its id included, so that a claim is computed over all of
 * them in about a millisecond for 100,000.
 */
export class EventTable {
  readonly provinces = new Interned<Province>();
  readonly countries = new Interned<string>();
  /** Those who took part in an event together. */
  readonly parties = new Interned<readonly Actor[]>();
  /** Whose data an event is from: the scheme of its first identifier, or '' for the desk's own. */
  readonly sources = new Interned<string>();
  readonly columns = {
    /** 1 for a row that counts, 0 for one that left. */
    live: new NumberColumn(),
    version: new NumberColumn(),
    earliest: new NumberColumn(),
    latest: new NumberColumn(),
    province: new NumberColumn(),
    country: new NumberColumn(),
    /** Place in EVENT_TYPES, from 1; 0 when unknown. */
    type: new NumberColumn(),
    parties: new NumberColumn(),
    source: new NumberColumn(),
    isDisputed: new NumberColumn(),
    killedLow: new NumberColumn(),
    killedBest: new NumberColumn(),
    killedHigh: new NumberColumn(),
    civiliansLow: new NumberColumn(),
    civiliansBest: new NumberColumn(),
    civiliansHigh: new NumberColumn(),
    /** Whether a best estimate stands for a missing bound: 1 of all killed, 2 of civilians. */
    assumed: new NumberColumn(),
  };
  /** Where in time the events of neighbouring rows lie. */
  readonly blocks = new RowBlocks();
  /** By row. */
  readonly #ids = new KeyTable();
  readonly #revisions = new NumberColumn();
  readonly #typesOfSources = new Map<string, number>();
  readonly #countriesOfSources = new Map<number, Map<number, number>>();
  #live = 0;

  /** Rows, those that left included: the bound of loops. */
  get rowCount(): number {
    return this.#ids.size;
  }

  /** The estimates of how many were killed, or how many civilians among them. */
  estimatesOf(measure: MeasureOfDead): EstimateColumns {
    const { columns } = this;
    return measure === 'killed'
      ? { lows: columns.killedLow, bests: columns.killedBest, highs: columns.killedHigh }
      : { lows: columns.civiliansLow, bests: columns.civiliansBest, highs: columns.civiliansHigh };
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
    if (isKept) this.#enter(row, record);
  }

  /** Whether a source tells events of a type (its place in EVENT_TYPES, from 1) apart from others. */
  hasType(source: number, type: number): boolean {
    return (this.#typesOfSources.get(`${source}/${type}`) ?? 0) > 0;
  }

  /**
   * The country of an event that says none: that of all others from its source, where they are all of one and the source
   * has a scheme of identifiers; else UNKNOWN.
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

  #enter(row: number, event: ConflictEvent): void {
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
    columns.parties.set(row, this.parties.numberOf(JSON.stringify(event.actors), event.actors));
    const scheme = event.external_ids[0]?.scheme ?? '';
    columns.source.set(row, this.sources.numberOf(scheme, scheme));
    columns.isDisputed.set(row, event.status === 'published' ? 0 : 1);
    const [killed, civilians] = [boundsOfKilled(casualties), boundsOfCivilians(casualties)];
    setBounds(row, killed, this.estimatesOf('killed'));
    setBounds(row, civilians, this.estimatesOf('civilians_killed'));
    columns.assumed.set(row, (killed.isAssumed ? 1 : 0) + (civilians.isAssumed ? 2 : 0));
    this.#live++;
    this.#count(row, 1);
  }

  #count(row: number, change: number): void {
    const source = this.columns.source.get(row);
    const key = `${source}/${this.columns.type.get(row)}`;
    this.#typesOfSources.set(key, (this.#typesOfSources.get(key) ?? 0) + change);
    const country = this.columns.country.get(row);
    if (country === UNKNOWN) return;
    const countries = this.#countriesOfSources.get(source) ?? new Map<number, number>();
    countries.set(country, (countries.get(country) ?? 0) + change);
    this.#countriesOfSources.set(source, countries);
  }
}

function provinceKey({ country, slug }: Province): string {
  return `${country}/${slug}`;
}

function setBounds(row: number, { low, best, high }: Bounds, { lows, bests, highs }: EstimateColumns): void {
  lows.set(row, low);
  bests.set(row, best ?? UNKNOWN);
  highs.set(row, high);
}
