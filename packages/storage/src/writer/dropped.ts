import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Decided } from './decided.js';

/** Names of members by record ID. */
type MembersById = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the names of members that the previous version has and a change omits. `before` has the members of versions
 * that exist only in a dry run.
 */
export async function droppedBy(
  connection: Queryable,
  decided: readonly Decided[],
  before: MembersById,
): Promise<MembersById> {
  const known = decided.filter(({ prepared, before: held }) => held && !before.has(prepared.id));
  const held = await membersHeld(
    connection,
    known.map(({ prepared }) => prepared.id),
  );
  const dropped = new Map<string, readonly string[]>();
  for (const { prepared, before: version } of decided) {
    const members = before.get(prepared.id) ?? held.get(prepared.id);
    if (!version || !members || prepared.change.action === 'retract') continue;
    const { record, upstreamUnsaid } = prepared.change;
    const { sensitive, upstreamIds } = version.current;
    const isCredited = upstreamIds.length > 0;
    const left = memberNames({
      members: nonEmptyMembers(record.content),
      sensitive: record.sensitive,
      isCredited: upstreamUnsaid ? isCredited : record.upstream.length > 0,
    });
    const names = memberNames({ members, sensitive, isCredited }).filter((name) => !left.includes(name));
    if (names.length > 0) dropped.set(prepared.id, names);
  }
  return dropped;
}

/** A retracted version is empty, so the members come from the version before it. */
async function membersHeld(connection: Queryable, ids: readonly string[]): Promise<MembersById> {
  if (ids.length === 0) return new Map();
  const rows = await connection.query<{ id: string; content: object }>(sql`
    select changed.id, content from unnest(${ids}::text[]) as changed (id), lateral (
      select content from record_versions made
      where made.id = changed.id and status <> 'retracted' order by version desc limit 1
    ) as latest`);
  return new Map(rows.map(({ id, content }) => [id, nonEmptyMembers(content)]));
}

/** Returns the names of members that are not empty. */
export const nonEmptyMembers = (content: object): readonly string[] =>
  Object.entries(content).flatMap(([name, value]) => (isEmpty(value) ? [] : [name]));

interface Described {
  /** Names of the members of its content. */
  readonly members: readonly string[];
  /** Included because `sensitive` is not served, so an author who copies the served record omits it. */
  readonly sensitive: boolean;
  /** Whether it has upstream sources. */
  readonly isCredited: boolean;
}

const memberNames = ({ members, sensitive, isCredited }: Described): readonly string[] => [
  ...members,
  ...(isCredited ? ['upstream'] : []),
  ...(sensitive ? ['sensitive'] : []),
];

const UNDETERMINED_LANGUAGE = 'und';

/** Whether a value is empty, such as an estimate with three unknown numbers. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === UNDETERMINED_LANGUAGE) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
