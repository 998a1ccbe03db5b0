import type { Archive, Archived } from '../../packed/archive.js';
import { IntColumn } from './int-column.js';

/** The attributes of an event that filters use, without days and deaths, as numbers of the table. */
export interface Matter {
  readonly province: number;
  readonly country: number;
  readonly type: number;
  readonly parties: number;
  readonly source: number;
  readonly isDisputed: number;
  /** 1 when neither the first nor the last day is known. */
  readonly isTimeless: number;
}

/** The distinct combinations of attributes: a million events have a few thousand, so a query tests each only once. */
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

  /** The number of a combination; assigns the next one to a new combination. */
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
