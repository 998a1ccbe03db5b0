import type { PartnerResult } from '../call.js';
import type { PartnerApiError } from '../errors/partner-api-error.js';
import { HOUR_MILLISECONDS } from '../hour.js';
import type { ListBody, ListCall } from '../list-call.js';
import type { RequestOptions } from '../transport.js';
import type { Attribution, Meta, RecordListOptions, RecordStatus } from '../wire.generated.js';

/** Where a mirror has come to. Plain JSON: keep it beside the copy. Times are by the clock of the server. */
export interface MirrorState {
  /** Whatever changed before this time is in the copy, or was not asked for. RFC 3339. */
  readonly changed_since: string;
  /** The walk under way; null between walks. */
  readonly walk: MirrorWalk | null;
}

export interface MirrorWalk {
  /** The window that the walk asks for, such as `26h`. */
  readonly window: string;
  /** When the walk began, RFC 3339. */
  readonly started_at: string;
  readonly cursor: string;
}

/**
 * One change to a copy. A change may come more than once: let its record replace what the copy has, even where the
 * `version` is the same. When a record may no longer be named, the records that name it change too, and keep their
 * versions.
 */
export interface MirrorChange<Row> {
  /** `remove`: the record was retracted; `record.corrections` says why. Remove it from the copy, and from what was made from the copy. */
  readonly kind: 'upsert' | 'remove';
  readonly id: string;
  readonly record: Row;
  /** The credit that is due for the records of this page. */
  readonly attribution: Attribution;
  /** Where the next walk starts once this change, and all changes before it, are kept. */
  readonly state: MirrorState;
}

export interface MirrorOptions extends RequestOptions {
  /** How far back a first copy goes, in hours, as `720h`; `87600h`, ten years, when omitted. Unused when `state` is given. */
  readonly updatedSince?: RecordListOptions['updatedSince'];
  /** Where to go on: `state` of the last change that was kept. */
  readonly state?: MirrorState | null | undefined;
  /** Changes in a request, 1 to 200; 200 when omitted. */
  readonly limit?: number | undefined;
}

/** What the lists of events, dossiers and claims have in common. */
export interface MirrorSource<Row> {
  readonly list: (
    options: RecordListOptions,
    requestOptions?: RequestOptions,
  ) => ListCall<Row, MirroredList<Row>>;
}

interface MirroredList<Row> extends ListBody<Row> {
  readonly meta: Meta;
}

interface MirroredRecord {
  readonly id: string;
  readonly status: RecordStatus | (string & Record<never, never>);
}

const WINDOW_MAXIMUM_HOURS = 87_600;

/**
 * What changed since the last walk, oldest change first; the walk ends with the newest. Call `mirror` again, with the
 * state that was kept, to learn what changed afterwards.
 *
 *     for await (const { kind, id, record, state } of mirror(client.dossiers, { state: await readState() })) {
 *       if (kind === 'remove') await copy.delete(id);
 *       else await copy.put(id, record);
 *       await keepState(state);
 *     }
 */
export async function* mirror<Row extends MirroredRecord>(
  source: MirrorSource<Row>,
  {
    updatedSince = `${WINDOW_MAXIMUM_HOURS}h`,
    state,
    // A default here, not beside `listOptions`: an undefined that is given would take the place of that one.
    limit = 200,
    signal,
    timeoutSeconds,
    retries,
    ...listOptions
  }: MirrorOptions = {},
): AsyncGenerator<MirrorChange<Row>, void, undefined> {
  const open = async (window: Window, cursor?: string): Promise<OpenWalk<Row>> => {
    const options = { ...listOptions, limit, updatedSince: window, cursor };
    const pages = source.list(options, { signal, timeoutSeconds, retries }).pages();
    const { value: page } = await pages.next();
    if (!page) throw new TypeError('A list has at least one page');
    return { window, page, pages };
  };
  const resumed = state?.walk ? await resume(open, state.walk) : null;
  const {
    window,
    page: first,
    pages,
  } = resumed ?? (await start(open, state?.changed_since ?? null, updatedSince));

  const startedAt = (resumed && state?.walk?.started_at) ?? first.meta.as_of;
  const changedSince = state?.changed_since ?? windowStart(first.meta.as_of, window);
  let before: MirrorState = resumed && state ? state : { changed_since: changedSince, walk: null };
  for (
    let page: MirroredPage<Row> | undefined = first;
    page;
    page = (await pages.next()).value ?? undefined
  ) {
    const { data, attribution } = page;
    const cursor = page.page.next_cursor;
    const after: MirrorState = cursor
      ? { changed_since: changedSince, walk: { window, started_at: startedAt, cursor } }
      : { changed_since: startedAt, walk: null };
    for (const [index, record] of data.entries()) {
      yield {
        kind: record.status === 'retracted' ? 'remove' : 'upsert',
        id: record.id,
        record,
        attribution,
        // Until its last row is kept, a page is not: it would be handed out again.
        state: index === data.length - 1 ? after : before,
      };
    }
    before = after;
  }
}

type MirroredPage<Row> = PartnerResult<MirroredList<Row>>;

interface OpenWalk<Row> {
  readonly window: Window;
  readonly page: MirroredPage<Row>;
  readonly pages: AsyncGenerator<MirroredPage<Row>, void, undefined>;
}

type Window = `${number}h`;

type Open<Row> = (window: Window, cursor?: string) => Promise<OpenWalk<Row>>;

/** Null when the server no longer knows the place, as after a move to another database: the walk starts again. */
async function resume<Row>(open: Open<Row>, { window, cursor }: MirrorWalk): Promise<OpenWalk<Row> | null> {
  try {
    return await open(window as Window, cursor);
  } catch (error) {
    // By its code, so that what the core holds is not loaded twice.
    if ((error as PartnerApiError).code === 'invalid-cursor') return null;
    throw error;
  }
}

async function start<Row>(
  open: Open<Row>,
  changedSince: string | null,
  firstWindow: Window,
): Promise<OpenWalk<Row>> {
  if (changedSince === null) return open(firstWindow);
  const walk = await open(windowSince(changedSince, Date.now()));
  // A clock of ours that is behind would leave a gap: the server has said what time it is.
  return windowStart(walk.page.meta.as_of, walk.window) > changedSince
    ? open(windowSince(changedSince, Date.parse(walk.page.meta.as_of)))
    : walk;
}

/** An hour more than has passed: what was being written when the last walk started may carry an earlier time. */
function windowSince(changedSince: string, now: number): Window {
  const hours = Math.ceil((now - Date.parse(changedSince)) / HOUR_MILLISECONDS) + 1;
  return `${Math.min(Math.max(hours, 1), WINDOW_MAXIMUM_HOURS)}h`;
}

const windowStart = (asOf: string, window: string): string =>
  `${new Date(Date.parse(asOf) - Number.parseInt(window, 10) * HOUR_MILLISECONDS).toISOString().slice(0, 19)}Z`;
