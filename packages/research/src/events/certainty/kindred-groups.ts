import { readFileSync } from 'node:fs';

// Read when the process starts, so that a later lack of file handles does not matter.
const table = readFileSync(new URL('../../../data/kindred-groups.tsv', import.meta.url), 'utf8');
const pairs = new Set(
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2).join('\t')),
);

/**
 * Whether sources may tell of one group under the name of the other: former names, successors, and alliances with their
 * members. The table has the names of UCDP; alliances as their own announcements had them, without dates.
 */
export function areKindred(one: string, other: string): boolean {
  return pairs.has(`${one}\t${other}`) || pairs.has(`${other}\t${one}`);
}
