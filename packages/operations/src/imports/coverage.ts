import type { ImportCoverage } from '@partner-api/storage';
import type { CoveredSpan } from '../formats/format.js';

/** From the first to the last day of the rows of each country. */
export class CoverageOfRows {
  readonly #spans = new Map<string, CoveredSpan>();

  add(span: CoveredSpan): void {
    const known = this.#spans.get(span.country);
    this.#spans.set(span.country, known ? join(known, span) : span);
  }

  get isEmpty(): boolean {
    return this.#spans.size === 0;
  }

  /** By country. */
  spans(): readonly CoveredSpan[] {
    return [...this.#spans.values()].sort((a, b) => (a.country < b.country ? -1 : 1));
  }
}

/** What was said in words about a country replaces what its rows show. */
export function coverageOf(
  source: string,
  derived: readonly CoveredSpan[],
  stated: readonly CoveredSpan[],
): readonly ImportCoverage[] {
  const countries = new Set(stated.map((span) => span.country));
  const kept = derived.filter((span) => !countries.has(span.country));
  return [...kept, ...stated].map((span) => ({ source, ...span }));
}

function join(a: CoveredSpan, b: CoveredSpan): CoveredSpan {
  // ISO dates order as text.
  const [from = a.from] = [a.from, b.from].toSorted();
  const [to = a.to] = [a.to, b.to].toSorted().toReversed();
  return { country: a.country, from, to };
}
