import {
  type CoverageEntry,
  type FinishedImport,
  formatCoverage,
  type HeldCoverage,
} from '@partner-api/storage';

/** Returns notes about side effects of an import on coverage: what it ended, ignored or left wider than stated. */
export function coverageNotes(
  name: string,
  said: readonly CoverageEntry[],
  { ended, ignoredCountries }: FinishedImport,
  held: readonly HeldCoverage[],
): readonly string[] {
  return [
    ...ended.map(
      (one) => `An earlier import of ${name} covered ${formatCoverage(one)}; this import ends that.`,
    ),
    ...ignoredCountries.map(
      (country) =>
        `No coverage of ${country} was inferred from the rows, because that of ${name} was stated or withdrawn before; state it with --covers to change it, and see \`coverage list\`.`,
    ),
    ...said
      .filter(({ stated }) => stated)
      .flatMap((stated) => held.filter((other) => saysMore(other, stated)))
      .map(
        ({ id, imports, ...other }) =>
          `${imports[0]?.name} covers more than was stated now: ${formatCoverage(other)}. If that is wrong, run \`coverage withdraw ${id}\`.`,
      ),
  ];
}

/** Whether coverage from the same source overlaps the span and extends beyond it. */
function saysMore(other: CoverageEntry, { source, country, from, to, types }: CoverageEntry): boolean {
  if (other.source !== source || other.country !== country) return false;
  const overlaps = other.from <= to && from <= other.to && other.types.some((type) => types.includes(type));
  return overlaps && (other.from < from || to < other.to);
}
