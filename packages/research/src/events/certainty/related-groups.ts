import { readFileSync } from 'node:fs';

// Read at start-up, because file handles may run out later.
const table = readFileSync(new URL('../../../data/kindred-groups.tsv', import.meta.url), 'utf8');
const pairs = new Set(
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2).join('\t')),
);

/**
 * Whether sources may use one name for the other group: former names, successors, and alliances with their members.
 * The table has UCDP's names; memberships come from the alliances' own announcements and have no dates.
 */
export function areRelatedGroups(one: string, other: string): boolean {
  return pairs.has(`${one}\t${other}`) || pairs.has(`${other}\t${one}`);
}
