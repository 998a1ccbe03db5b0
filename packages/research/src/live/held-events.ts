import { QueryReader } from '@partner-api/query';
import { EventTable } from '../events/table/event-table.js';
import type { CorpusRecord } from '../records/corpus.js';

/** The events held, for counting, and the reader that knows their names. */
export class HeldEvents {
  readonly table = new EventTable();
  #reader: QueryReader | null = null;
  #names = '';

  apply(change: CorpusRecord): void {
    this.table.apply(change);
  }

  /** Makes the reader before the first question waits for it: the tables and the names of the world take half a second. */
  prepare(): void {
    this.#reader = this.reader;
  }

  /** Made anew when the events have new names in them, which takes some hundredths of a second for a country. */
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
