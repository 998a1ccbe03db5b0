import { EVENT_TYPES, type EventType } from '@partner-api/contract';
import type { CoverageEntry } from '@partner-api/storage';
import type { CoveredSpan } from '../formats/format.js';
import type { StatedSpan } from './covers-option.js';

/** Infers the coverage of a file from its rows: for each country the first and last day, and the event types. */
export class CoverageOfRows {
  readonly #spans = new Map<string, CoveredSpan>();
  readonly #types = new Map<string, Set<string>>();

  add(span: CoveredSpan): void {
    const known = this.#spans.get(span.country);
    this.#spans.set(span.country, known ? join(known, span) : span);
  }

  /** Records that the file has events of a type in a country. */
  addType(country: string, type: string): void {
    const types = this.#types.get(country) ?? new Set();
    this.#types.set(country, types.add(type));
  }

  get isEmpty(): boolean {
    return this.#spans.size === 0;
  }

  /** Returns the inferred spans by country. */
  spans(): readonly CoveredSpan[] {
    return [...this.#spans.values()].sort((a, b) => (a.country < b.country ? -1 : 1));
  }

  /** Returns the event types that the file has in a country, or in any country when it has none there. */
  typesOf(country: string): readonly EventType[] {
    const types = this.#types.get(country) ?? new Set([...this.#types.values()].flatMap((set) => [...set]));
    return EVENT_TYPES.filter((type) => types.has(type));
  }
}

/** Returns the coverage of an import; stated coverage of a country replaces the inferred one. */
export function coverageOfImport(
  source: string,
  derived: readonly CoveredSpan[],
  stated: readonly StatedSpan[],
  rows: Pick<CoverageOfRows, 'typesOf'>,
): readonly CoverageEntry[] {
  const countries = new Set(stated.map((span) => span.country));
  const kept: readonly StatedSpan[] = derived
    .filter((span) => !countries.has(span.country))
    .map((span) => ({ ...span, types: null }));
  return [...kept, ...stated].map(({ country, from, to, types }) => {
    return {
      source,
      country,
      from,
      to,
      types: types ?? rows.typesOf(country),
      stated: countries.has(country),
    };
  });
}

function join(a: CoveredSpan, b: CoveredSpan): CoveredSpan {
  // ISO dates sort as text.
  const [from = a.from] = [a.from, b.from].toSorted();
  const [to = a.to] = [a.to, b.to].toSorted().toReversed();
  return { country: a.country, from, to };
}
