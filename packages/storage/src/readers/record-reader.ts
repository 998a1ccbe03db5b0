import type { RecordKind, Upstream } from '@partner-api/contract';
import type { Statement } from '../engine/index.js';
import { sql } from '../engine/index.js';
import { HistoryLost } from '../errors.js';
import type { ChangesRequest, PageRequest, Position, RecordPage, StoredText } from '../ports/records.js';
import type { Moment } from '../ports/revision-watch.js';
import type { RowsWanted, ServedRows } from './served-rows.js';
import { type RecordByKind, StoredRow } from './stored-text.js';
import type { KnownUpstreams } from './upstreams.js';

/** Where pages are read from: the primary or a replica. */
export interface Source {
  readonly rows: (wanted: RowsWanted) => Promise<ServedRows>;
  readonly upstreams: KnownUpstreams;
}

/**
 * Lists records of one kind, newest first, then by ID. Each of `parts` is a condition; their results follow each
 * other in that order.
 */
export async function listRecords<Kind extends RecordKind>(
  source: Source,
  kind: Kind,
  parts: readonly Statement[],
  page: PageRequest,
): Promise<RecordPage<RecordByKind[Kind]>> {
  const { rows, readAt } = await source.rows({
    parts: parts.map(
      (part) => sql`kind = ${kind} and status <> 'retracted' ${part} ${afterListed(page.after)}`,
    ),
    order: sql`records.sort_at desc, records.id`,
    limit: page.limit + 1,
  });
  const found = rows.map((row) => new StoredRow<Kind>(row));
  const oldest = found.at(-1);
  const upstream = await source.upstreams.of({ rows: rows.slice(0, page.limit), readAt });
  return toPage(found, upstream, page.limit, {
    position: ({ sortedBy, id }) => [sortedBy, id],
    edge: oldest?.sortedBy ?? null,
    readAt,
  });
}

/** Lists changed records, oldest change first, retracted ones included. Rejects with `HistoryLost`. */
export async function listChanges<Kind extends RecordKind>(
  source: Source,
  kind: Kind,
  from: Date,
  page: ChangesRequest,
): Promise<RecordPage<RecordByKind[Kind]>> {
  const after = page.after
    ? sql`and (updated_at, revision) > (${page.after[0]}::timestamptz, ${page.after[1]}::bigint)`
    : sql``;
  const { rows, readAt, continues } = await source.rows({
    parts: [sql`kind = ${kind} and updated_at >= ${from.toISOString()}::timestamptz ${after}`],
    order: sql`records.updated_at, records.revision`,
    limit: page.limit + 1,
    since: page.since ? [page.since] : [],
  });
  if (!continues) throw new HistoryLost();
  const found = rows.map((row) => new StoredRow<Kind>(row));
  const upstream = await source.upstreams.of({ rows: rows.slice(0, page.limit), readAt });
  return toPage(found, upstream, page.limit, {
    position: ({ updatedAt, revision }) => [updatedAt, String(revision)],
    edge: found[0]?.updatedAt ?? null,
    readAt,
  });
}

function toPage<Kind extends RecordKind>(
  found: readonly StoredRow<Kind>[],
  upstream: readonly Upstream[],
  limit: number,
  {
    position,
    edge,
    readAt,
  }: { position: (row: StoredRow<Kind>) => Position; edge: string | null; readAt: Moment },
): RecordPage<RecordByKind[Kind]> {
  const stored = found.slice(0, limit);
  const last = stored.at(-1);
  const next = found.length > limit && last ? position(last) : null;
  return new StoredPage({ stored, upstream, next, edge, readAt });
}

/**
 * A class shares one getter among all pages. An object literal with a getter gets a hidden class of its own in V8,
 * which would keep the rows in memory until the old generation is collected.
 */
class StoredPage<T> implements RecordPage<T> {
  readonly stored: readonly StoredText<T>[];
  readonly upstream: readonly Upstream[];
  readonly next: Position | null;
  readonly edge: string | null;
  readonly readAt: Moment;

  constructor({ stored, upstream, next, edge, readAt }: Omit<RecordPage<T>, 'records'>) {
    this.stored = stored;
    this.upstream = upstream;
    this.next = next;
    this.edge = edge;
    this.readAt = readAt;
  }

  get records(): T[] {
    return this.stored.map(({ record }) => record);
  }
}

// The index seeks by the first condition; the second one handles equal times.
function afterListed(after: Position | null): Statement {
  if (!after) return sql``;
  const [sortAt, id] = after;
  return sql`and sort_at <= ${sortAt}::timestamptz and (sort_at < ${sortAt}::timestamptz or id > ${id})`;
}
