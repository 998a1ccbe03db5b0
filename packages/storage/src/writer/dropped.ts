import type { Queryable } from '../engine/index.js';
import { sql } from '../engine/index.js';
import type { Decided } from './make-version.js';

/** Names of the members that the version before had and a change leaves out, by the id of its record. */
export async function droppedBy(
  connection: Queryable,
  decided: readonly Decided[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = decided.flatMap(({ said: { id }, before }) => (before ? [id] : []));
  if (ids.length === 0) return new Map();
  // What a retraction emptied is looked for in the version before it.
  const rows = await connection.query<{ id: string; content: object }>(sql`
    select changed.id, content from unnest(${ids}::text[]) as changed (id), lateral (
      select content from record_versions made
      where made.id = changed.id and status <> 'retracted' order by version desc limit 1
    ) as latest`);
  const contents = new Map(rows.map(({ id, content }) => [id, content]));
  const dropped = new Map<string, readonly string[]>();
  for (const { said, before } of decided) {
    const content = contents.get(said.id);
    if (!before || !content || said.change.action === 'retract') continue;
    const { record, upstreamUnsaid } = said.change;
    const { sensitive, upstreamIds } = before.current;
    const isCredited = upstreamIds.length > 0;
    const left = membersSaid({
      content: record.content,
      sensitive: record.sensitive,
      isCredited: upstreamUnsaid ? isCredited : record.upstream.length > 0,
    });
    const names = missingFrom(left, membersSaid({ content, sensitive, isCredited }));
    if (names.length > 0) dropped.set(said.id, names);
  }
  return dropped;
}

export interface Described {
  readonly content: object;
  /** It is not served, so that whoever writes a line by what is served cannot see it. */
  readonly sensitive: boolean;
  /** Whether upstream sources are named. */
  readonly isCredited: boolean;
}

/** Names of what a version says something of. */
export function membersSaid({ content, sensitive, isCredited }: Described): readonly string[] {
  const members = Object.entries(content).flatMap(([name, value]) => (isEmpty(value) ? [] : [name]));
  return [...members, ...(isCredited ? ['upstream'] : []), ...(sensitive ? ['sensitive'] : [])];
}

export const missingFrom = (left: readonly string[], before: readonly string[]): readonly string[] =>
  before.filter((name) => !left.includes(name));

const UNDETERMINED_LANGUAGE = 'und';

/** Whether a value says nothing: an estimate of three unknowns does not. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === UNDETERMINED_LANGUAGE) return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}
