import { LIMIT_DEFAULT } from '@partner-api/contract';
import type { RecordPage, RecordReader, Store } from '@partner-api/storage';
import { withoutSecrets } from '../redaction/without-secrets.js';
import type { RecordTexts } from '../rendering/record-texts.js';
import { type Clock, nowToTheSecond } from '../time/clock.js';
import type { Answer, List } from './answer.js';
import type { Cursors } from './cursor.js';
import { envelopeOfList, type Publisher } from './envelope.js';
import { resolveProvince, warnOfUnknownPlaces } from './resolve-province.js';
import { openWalk } from './walk.js';

interface ListServices extends Publisher {
  readonly store: Pick<Store, 'provinces'>;
  readonly cursors: Cursors;
  readonly clock: Clock;
}

interface ListQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/**
 * The given filters of a list. These are common to all lists; other filters, such as `since` of events, follow as plain
 * strings.
 */
export interface ListFilters extends Readonly<Record<string, string | null>> {
  readonly province: string | null;
  readonly country: string | null;
  readonly updated_since: string | null;
}

interface ListDefinition<Data, Filter, Filters> {
  readonly path: string;
  readonly reader: RecordReader<Data, Filter>;
  readonly textOf: RecordTexts<Data>;
  readonly filters: Filters;
  /** Returns the reader's filter. `windowStart` is the start of the `since` window; null without one. */
  readonly filterOf: (filters: Filters, windowStart: Date | null) => Filter;
}

/** Returns one page of a list, or of its changes with `updated_since`. */
export async function listPage<Data, Filter, Filters extends ListFilters>(
  services: ListServices,
  query: ListQuery,
  { path, reader, textOf, filters: given, filterOf }: ListDefinition<Data, Filter, Filters>,
): Promise<Answer<List<Data, Filters>>> {
  const asOf = nowToTheSecond(services.clock);
  const limit = query.limit ?? LIMIT_DEFAULT;
  const { filters, warnings } = await resolveProvince(services.store, given);
  const walk = openWalk(
    services.cursors,
    { list: path, filters },
    { cursor: query.cursor, window: filters.updated_since ?? filters.since ?? null, now: asOf },
  );
  const { from, after, readAt } = walk;
  const page =
    filters.updated_since !== null && from !== null
      ? await reader.changes(from, { limit, after, since: readAt })
      : await reader.list(filterOf(filters, from), { limit, after });
  const changesAt = query.cursor === undefined ? firstPageChanges(page, from, asOf) : undefined;
  const unknown = page.stored.length > 0 ? [] : await warnOfUnknownPlaces(services.store, filters);
  return envelopeOfList(services, {
    path,
    // A province that no record has is the caller's own text, and may be a pasted secret.
    filters: { ...filters, province: filters.province && withoutSecrets(filters.province) },
    limit,
    walk,
    page,
    textOf,
    warnings: [...warnings, ...unknown],
    asOf,
    changesAt,
  });
}

/** A cursor fixes the start of the window, so that an old one leads to rows that have left the window meanwhile. */
const CURSOR_KEPT_MILLISECONDS = 60_000;

/**
 * Returns when the first page of a moving window changes: when the row at its edge leaves, or its cursor is too old.
 * Later pages have a fixed window.
 */
function firstPageChanges(
  { edge, next }: Pick<RecordPage<unknown>, 'edge' | 'next'>,
  from: Date | null,
  asOf: Date,
): number | undefined {
  if (edge === null || from === null) return undefined;
  const edgePassed = Date.parse(edge) + (asOf.getTime() - from.getTime());
  return next === null ? edgePassed : Math.min(edgePassed, asOf.getTime() + CURSOR_KEPT_MILLISECONDS);
}
