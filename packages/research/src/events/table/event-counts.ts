import { type Archive, type Archived, archiveMap } from '../../packed/archive.js';
import { UNKNOWN } from './estimates.js';

/** Counts the live events of the table by source, type, country, province and town. */
export class EventCounts implements Archived {
  readonly #typesOfSources = new Map<string, number>();
  readonly #countriesOfSources = new Map<string, number>();
  readonly #provinces = new Map<number, number>();
  readonly #towns = new Map<number, number>();

  archive(archive: Archive): void {
    archiveMap(archive, this.#typesOfSources);
    archiveMap(archive, this.#countriesOfSources);
    archiveMap(archive, this.#provinces);
    archiveMap(archive, this.#towns);
  }

  /** Adds an event, or removes one with a `change` of -1. */
  count(
    {
      source,
      type,
      province,
      town,
      country,
    }: Readonly<Record<'source' | 'type' | 'province' | 'town' | 'country', number>>,
    change: 1 | -1,
  ): void {
    add(this.#typesOfSources, `${source}/${type}`, change);
    add(this.#provinces, province, change);
    add(this.#towns, town, change);
    if (country !== UNKNOWN) add(this.#countriesOfSources, `${source}/${country}`, change);
  }

  ofProvince(province: number): number {
    return this.#provinces.get(province) ?? 0;
  }

  ofTown(town: number): number {
    return this.#towns.get(town) ?? 0;
  }

  ofTypeAndSource(type: number, source: number): number {
    return this.#typesOfSources.get(`${source}/${type}`) ?? 0;
  }

  /** The countries of a source's events. */
  countriesOf(source: number): number[] {
    return [...this.#countriesOfSources].flatMap(([key, events]) => {
      const [of, country] = key.split('/').map(Number);
      return events > 0 && of === source && country !== undefined ? [country] : [];
    });
  }
}

function add<Key>(counts: Map<Key, number>, key: Key, change: number): void {
  counts.set(key, (counts.get(key) ?? 0) + change);
}
