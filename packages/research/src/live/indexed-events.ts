import { QueryReader } from '@partner-api/query';
import { EventTable } from '../events/table/event-table.js';
import type { CorpusRecord } from '../records/corpus.js';

/** The event table, and a query reader that knows its place and party names. */
export class IndexedEvents {
  readonly table = new EventTable();
  #reader: QueryReader | null = null;
  #names = '';

  apply(change: CorpusRecord): void {
    this.table.apply(change);
  }

  /** Creates the reader ahead of the first request, because its dictionaries take half a second to load. */
  prepare(): void {
    this.#reader = this.reader;
  }

  /** Recreated when the events contain new names, which takes tens of milliseconds for a country. */
  get reader(): QueryReader {
    const { provinces, countries, parties, towns } = this.table;
    const names = [provinces.values, countries.values, parties.values, towns]
      .map(({ length }) => length)
      .join('/');
    if (this.#reader === null || names !== this.#names)
      this.#reader = new QueryReader({
        provinces: provinces.values,
        countries: countries.values,
        parties: parties.values,
        towns,
      });
    this.#names = names;
    return this.#reader;
  }
}
