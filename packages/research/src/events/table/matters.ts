import type { Archive, Archived } from '../../packed/archive.js';
import { IntColumn } from './int-column.js';

/** What an event is judged by beside its days and its dead, as numbers of the table. */
export interface Matter {
  readonly province: number;
  readonly country: number;
  readonly type: number;
  readonly parties: number;
  readonly source: number;
  readonly isDisputed: number;
  /** 1 where neither its first nor its last day is known. */
  readonly isTimeless: number;
}

/** The matters of events, each distinct one once: a million events have a few thousand, so that a question judges those. */
export class Matters implements Archived {
  readonly columns = {
    province: new IntColumn(),
    country: new IntColumn(),
    type: new IntColumn(),
    parties: new IntColumn(),
    source: new IntColumn(),
    isDisputed: new IntColumn(),
    isTimeless: new IntColumn(),
  };
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#numbers.size;
  }

  archive(archive: Archive): void {
    for (const column of Object.values(this.columns)) column.archive(archive);
    const count = archive.number(this.count);
    for (let number = this.count; number < count; number++) this.#numbers.set(keyOf(this.at(number)), number);
  }

  /** Its number, a new one for a new matter. */
  numberOf(matter: Matter): number {
    const key = keyOf(matter);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    for (const name of names) this.columns[name].set(number, matter[name]);
    this.#numbers.set(key, number);
    return number;
  }

  at(number: number): Matter {
    const { province, country, type, parties, source, isDisputed, isTimeless } = this.columns;
    return {
      province: province.get(number),
      country: country.get(number),
      type: type.get(number),
      parties: parties.get(number),
      source: source.get(number),
      isDisputed: isDisputed.get(number),
      isTimeless: isTimeless.get(number),
    };
  }
}

const names = ['province', 'country', 'type', 'parties', 'source', 'isDisputed', 'isTimeless'] as const;

function keyOf({ province, country, type, parties, source, isDisputed, isTimeless }: Matter): string {
  return `${province}/${country}/${type}/${parties}/${source}/${isDisputed}/${isTimeless}`;
}
