import { EventTable } from '../events/table/event-table.js';
import type { CorpusRecord } from '../records/corpus.js';
import { TextReader } from './text-reader.js';

/** The events held, for counting, and the reader that knows their names. */
export class HeldEvents {
  readonly table = new EventTable();
  #reader: TextReader | null = null;
  #names = '';

  apply(change: CorpusRecord): void {
    this.table.apply(change);
  }

  /** Made anew when the events have new names in them, which takes some hundredths of a second for a country. */
  get reader(): TextReader {
    const { provinces, countries, parties } = this.table;
    const names = [provinces, countries, parties].map(({ values }) => values.length).join('/');
    if (this.#reader === null || names !== this.#names)
      this.#reader = new TextReader({
        provinces: provinces.values,
        countries: countries.values,
        parties: parties.values,
      });
    this.#names = names;
    return this.#reader;
  }
}
