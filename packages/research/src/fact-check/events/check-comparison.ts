import { type ComparedParts, type ComparisonClaim, dayOf, isClosed, keysOfParts } from '@partner-api/reading';
import type { ScopeCoverage } from '../../events/coverage.js';
import {
  type Covering,
  changedIn,
  judgeComparison,
  sidesOf,
  withParts,
} from '../../events/judging/judge-comparison.js';
import { isUncovered, undecided } from '../../events/judging/tally-verdict.js';
import type { EventTable } from '../../events/table/event-table.js';
import { provincesHeld } from '../../events/table/provinces-held.js';
import { tallyOf } from '../../events/tally/tally.js';
import { type GroupedTally, type GroupTally, mostOf, tallyGroups } from '../../events/tally/tally-groups.js';
import type { ComparisonCheck, Counted } from './event-check.js';

/** Where more may have happened than is recorded, a part may have more than it seems to. */
export function checkComparison(
  table: EventTable,
  claim: ComparisonClaim,
  { mayBeUnderOtherNames, ...counted }: Counted,
  isCovered: Covering['isCovered'],
): ComparisonCheck {
  const { measure, scope, comparison } = claim;
  const found = tallyGroups(table, measure, counted.tally, comparison.grouping, scope.window);
  const held = partsHeld(table, claim, counted.coverage);
  // One of which nothing is recorded is compared all the same.
  const all = withParts(table, measure, partsCompared(comparison, held), found);
  const isWhole = counted.coverage.extent === 'whole';
  const grouped = isWhole ? all : withoutUnknown(all, comparison, isCovered);
  const mayBelong = new Set([
    ...grouped.anywhere,
    ...grouped.groups.flatMap(({ tally }) => tally.possibleRows),
  ]);
  const open = tallyOf(table, measure, [], [...mayBelong]);
  const sides = sidesOf(table, measure, comparison, grouped.groups);
  const changed =
    sides === null || comparison.changedBy === null
      ? null
      : changedIn(comparison, sides, mostOf(table, measure, grouped));
  const checked = {
    claim,
    ...counted,
    grouped,
    sides,
    changed,
    open,
    provinces: table.provinces.values,
  };
  const verdict = judgeComparison(table, measure, comparison, grouped, { isWhole, isCovered });
  if (isUncovered(verdict)) return { ...checked, verdict };
  if (mayBeUnderOtherNames) return { ...checked, verdict: undecided('other_names') };
  return { ...checked, verdict: isUnwatched(comparison, held) ? undecided('unwatched') : verdict };
}

/** Without times that no import covers and of which nothing is on record: their 0 would be taken for a number. */
function withoutUnknown(
  grouped: GroupedTally,
  { grouping, part, than }: ComparedParts,
  isCovered: Covering['isCovered'],
): GroupedTally {
  if (grouping === 'province') return grouped;
  const isKnown = ({ key, tally }: GroupTally) =>
    part.includes(key) ||
    than?.includes(key) === true ||
    tally.sureRows.length + tally.possibleRows.length > 0 ||
    isCovered(key);
  return { ...grouped, groups: grouped.groups.filter(isKnown) };
}

/** The parts that are known to be there, whether anything happened in them or not. */
function partsHeld(
  table: EventTable,
  { scope, comparison: { grouping } }: ComparisonClaim,
  { spans }: ScopeCoverage,
): string[] {
  if (grouping === 'province') return provincesHeld(table, scope.country).map(({ slug }) => slug);
  // Those of a time that is told are counted as they are.
  if (isClosed(scope.window)) return [];
  return spans.flatMap(({ from, to }) => keysOfParts(dayOf(from), dayOf(to), grouping));
}

/** Where a province is compared with all others, those count too in which nothing happened then. */
function partsCompared({ part, than }: ComparedParts, held: readonly string[]): string[] {
  return [...new Set([...part, ...(than ?? held)])];
}

/** Whether one of the places that are compared is known by no event of any time. */
function isUnwatched({ grouping, part, than }: ComparedParts, held: readonly string[]): boolean {
  return grouping === 'province' && [...part, ...(than ?? [])].some((key) => !held.includes(key));
}
