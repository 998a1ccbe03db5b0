import { LIMIT_DEFAULT } from '@partner-api/contract';
import type { RecordPage, RecordReader, Store } from '@partner-api/storage';
import type { RecordTexts } from '../rendering/record-texts.js';
import { type Clock, nowToTheSecond } from '../time/clock.js';
import type { Answer, List } from './answer.js';
import type { Cursors } from './cursor.js';
import { envelopeOfList, type Publisher } from './envelope.js';
import { provinceAsked } from './province-asked.js';
import { openWalk } from './walk.js';

/** What every list is made with. */
interface ListServices extends Publisher {
  readonly store: Pick<Store, 'provinces'>;
  readonly cursors: Cursors;
  readonly clock: Clock;
}

interface ListQuery {
  readonly province?: string | undefined;
  readonly updated_since?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface ListDefinition<Data, Filter, Filters> {
  readonly path: string;
  readonly reader: RecordReader<Data, Filter>;
  readonly textOf: RecordTexts<Data>;
  /** The filters as understood, that of the province as it was given. */
  readonly filters: Filters;
  /** The window of the list, as the caller gave it, when there is one. */
  readonly window?: string | undefined;
  /** What the reader is asked for; `from` is the start of the window. */
  readonly filter: (from: Date | null) => Filter;
}

/** One page of a list, by its filters or, with `updated_since`, of its changes. */
export async function listPage<Data, Filter, Filters extends Record<string, string | null>>(
  services: ListServices,
  query: ListQuery,
  { path, reader, textOf, filters, window, filter }: ListDefinition<Data, Filter, Filters>,
): Promise<Answer<List<Data, Filters>>> {
  const asOf = nowToTheSecond(services.clock);
  const limit = query.limit ?? LIMIT_DEFAULT;
  const walk = openWalk(
    services.cursors,
    { list: path, filters },
    { cursor: query.cursor, window: query.updated_since ?? window, now: asOf },
  );
  const { from, after } = walk;
  const page =
    query.updated_since !== undefined && from !== null
      ? await reader.changes(from, { limit, after })
      : await reader.list(filter(from), { limit, after });
  const changesAt = query.cursor === undefined ? firstPageChanges(page, from, asOf) : undefined;
  const { shown, warnings } = await provinceAsked(services.store, query.province, page.stored.length);
  return envelopeOfList(services, {
    path,
    filters: { ...filters, province: shown },
    limit,
    walk,
    page,
    textOf,
    warnings,
    asOf,
    changesAt,
  });
}

/** A cursor carries the start of the window: one that is older leads to rows that left the window as long ago. */
const CURSOR_KEPT_MILLISECONDS = 60_000;

/** Of a window that moves with the clock: when the row at its edge leaves it, or its cursor is too old. Later pages have it fixed. */
function firstPageChanges(
  { edge, next }: Pick<RecordPage<unknown>, 'edge' | 'next'>,
  from: Date | null,
  asOf: Date,
): number | undefined {
  if (edge === null || from === null) return undefined;
  const edgePassed = Date.parse(edge) + (asOf.getTime() - from.getTime());
  return next === null ? edgePassed : Math.min(edgePassed, asOf.getTime() + CURSOR_KEPT_MILLISECONDS);
}
