import { type ConflictEvent, EVENT_TYPES, type Province } from '@partner-api/contract';
import { dayOf, type Town } from '@partner-api/query';
import type { Archive, Archived } from '../../packed/archive.js';
import { InternTable } from '../../packed/intern-table.js';
import { KeyTable } from '../../packed/key-table.js';
import { NumberColumn } from '../../packed/number-column.js';
import type { CorpusRecord } from '../../records/corpus.js';
import { Buckets } from './buckets.js';
import { countryInTitle } from './country-in-title.js';
import {
  type Bounds,
  boundsOfCivilians,
  boundsOfKilled,
  DEATH_MEASURES,
  type DeathMeasure,
  MISSING,
  missingIn,
  UNKNOWN,
} from './estimates.js';
import { EventCounts } from './event-counts.js';
import { PartyLists } from './party-lists.js';
import { placeInTitle } from './place-in-title.js';
import { RowLists } from './row-lists.js';

export { type DeathMeasure, MISSING, UNBOUNDED, UNKNOWN } from './estimates.js';

/** Allows a lookup of any string, such as a type added by a later version of the contract. */
const KNOWN_TYPES: readonly (string | null)[] = EVENT_TYPES;

/** Columns of estimates. A best estimate may be UNKNOWN, a high one UNBOUNDED. */
interface EstimateColumns {
  readonly lows: NumberColumn;
  readonly bests: NumberColumn;
  readonly highs: NumberColumn;
}

/** A column-oriented table of events for counting: 60 to 120 bytes per event, including its id. */
export class EventTable implements Archived {
  readonly provinces = new InternTable<Province>();
  readonly countries = new InternTable<string>();
  readonly parties = new PartyLists();
  /** Places below the province that events name, without coordinates. */
  readonly #towns = new InternTable<Town>();
  /** The data sources; '' is the desk itself. */
  readonly sources = new InternTable<string>();
  readonly columns = {
    version: new NumberColumn(),
    town: new NumberColumn(),
    /** Number in `buckets`; UNKNOWN for a removed row. */
    bucket: new NumberColumn(),
    killedLow: new NumberColumn(),
    killedBest: new NumberColumn(),
    killedHigh: new NumberColumn(),
    civiliansLow: new NumberColumn(),
    civiliansBest: new NumberColumn(),
    civiliansHigh: new NumberColumn(),
    civiliansMost: new NumberColumn(),
    missing: new NumberColumn(),
  };
  readonly buckets = new Buckets();
  /** The live rows of each bucket. */
  readonly rows = new RowLists();
  /** By row. */
  readonly #ids = new KeyTable();
  readonly #revisions = new NumberColumn();
  readonly #counts = new EventCounts();
  #live = 0;

  archive(archive: Archive): void {
    for (const part of [this.provinces, this.countries, this.parties, this.#towns, this.sources])
      part.archive(archive);
    for (const column of Object.values(this.columns)) column.archive(archive);
    for (const part of [this.buckets, this.rows, this.#ids, this.#revisions, this.#counts])
      part.archive(archive);
    this.#live = archive.number(this.#live);
  }

  /** The number of rows, including removed ones. */
  get rowCount(): number {
    return this.#ids.size;
  }

  estimatesOf(measure: DeathMeasure): EstimateColumns {
    const { columns } = this;
    return measure === 'killed'
      ? { lows: columns.killedLow, bests: columns.killedBest, highs: columns.killedHigh }
      : { lows: columns.civiliansLow, bests: columns.civiliansBest, highs: columns.civiliansHigh };
  }

  /** The maximum number killed in an event, or UNBOUNDED. */
  mostOf(measure: DeathMeasure, row: number): number {
    const { killedHigh, civiliansMost } = this.columns;
    return (measure === 'killed' ? killedHigh : civiliansMost).get(row);
  }

  /** The first day of a live event, or UNKNOWN. */
  earliestOf(row: number): number {
    return this.buckets.columns.earliest.get(this.columns.bucket.get(row));
  }

  /** The last day of a live event, or UNKNOWN. */
  latestOf(row: number): number {
    return this.buckets.columns.latest.get(this.columns.bucket.get(row));
  }

  idOf(row: number): string {
    return this.#ids.textOf(row);
  }

  /** Compares ids as strings. */
  compareIds(a: number, b: number): number {
    return this.#ids.compareTexts(a, b);
  }

  /** The number of live events. */
  get size(): number {
    return this.#live;
  }

  get bytes(): number {
    const known = this.#ids.bytes + this.#revisions.bytes + this.buckets.bytes + this.rows.bytes;
    return Object.values(this.columns).reduce((sum, column) => sum + column.bytes, known);
  }

  /** The provinces of a country that have events of any date. */
  provincesWithEvents(country: string | null): Province[] {
    return this.provinces.values.filter(
      (province, number) => province.country === country && this.#counts.ofProvince(number) > 0,
    );
  }

  /** The share of some provinces among a country's events with a province, over all time; 1 without any. */
  shareOfEvents(country: string | null, provinces: readonly string[]): number {
    let [part, all] = [0, 0];
    for (const [number, province] of this.provinces.values.entries()) {
      if (country !== null && province.country !== country) continue;
      const events = this.#counts.ofProvince(number);
      all += events;
      if (provinces.includes(province.slug)) part += events;
    }
    return all === 0 ? 1 : part / all;
  }

  /** The places below the province that live events name. */
  get towns(): Town[] {
    return this.#towns.values.filter((_, number) => this.#counts.ofTown(number) > 0);
  }

  /** Inserts, updates or removes (when retracted) an event. Ignores older revisions and other kinds of records. */
  apply(change: CorpusRecord): void {
    if (change.kind !== 'event') return;
    const { record, revision } = change;
    const isKept = record.status !== 'retracted';
    const known = this.#ids.find(record.id);
    if (known < 0 && !isKept) return;
    if (known >= 0 && this.#revisions.get(known) >= revision) return;
    const row = this.#ids.numberOf(record.id);
    if (known >= 0) this.#leave(row);
    else this.columns.bucket.set(row, UNKNOWN);
    this.#revisions.set(row, revision);
    if (isKept) this.#enter(row, record, change.source);
  }

  /** Whether a source has events of a type (index in EVENT_TYPES plus 1). */
  hasType(source: number, type: number): boolean {
    return this.#counts.ofTypeAndSource(type, source) > 0;
  }

  /** The default country of a source's events: the only country of a named source; otherwise UNKNOWN. */
  countryOfSource(source: number): number {
    const [only, ...others] = this.#counts.countriesOf(source);
    return this.sources.values[source] === '' || others.length > 0 || only === undefined ? UNKNOWN : only;
  }

  #leave(row: number): void {
    const bucket = this.columns.bucket.get(row);
    if (bucket === UNKNOWN) return;
    this.#count(row, -1);
    this.rows.remove(bucket, row);
    this.columns.bucket.set(row, UNKNOWN);
    this.#live--;
  }

  #enter(row: number, event: ConflictEvent, from: string | undefined): void {
    const { columns } = this;
    const { province, occurred, casualties } = event;
    const country = province?.country ?? countryInTitle(event);
    const source = from ?? event.external_ids[0]?.scheme ?? '';
    const bucket = this.buckets.numberOf({
      province: province === null ? UNKNOWN : this.provinces.numberOf(provinceKey(province), province),
      country: country === null ? UNKNOWN : this.countries.numberOf(country, country),
      type: KNOWN_TYPES.indexOf(event.type) + 1,
      parties: this.parties.numberOf(event.actors),
      source: this.sources.numberOf(source, source),
      isDisputed: event.status === 'published' ? 0 : 1,
      earliest: occurred.earliest === null ? UNKNOWN : dayOf(occurred.earliest),
      latest: occurred.latest === null ? UNKNOWN : dayOf(occurred.latest),
    });
    columns.bucket.set(row, bucket);
    this.rows.append(bucket, row);
    columns.version.set(row, event.version);
    columns.town.set(row, this.#townOf(event));
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

  #count(row: number, change: 1 | -1): void {
    const bucket = this.columns.bucket.get(row);
    this.#counts.count({ ...this.buckets.get(bucket), town: this.columns.town.get(row) }, change);
    for (const measure of DEATH_MEASURES)
      this.buckets.add(bucket, measure, this.#boundsOf(row, measure), change);
  }

  #boundsOf(row: number, measure: DeathMeasure): Bounds {
    const { lows, bests, highs } = this.estimatesOf(measure);
    return {
      ...{ low: lows.get(row), best: bests.get(row), high: highs.get(row), most: this.mostOf(measure, row) },
      isLowMissing: (this.columns.missing.get(row) & MISSING[measure].low) !== 0,
      isHighMissing: (this.columns.missing.get(row) & MISSING[measure].high) !== 0,
    };
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
