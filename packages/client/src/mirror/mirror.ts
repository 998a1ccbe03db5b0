import type { PartnerResult } from '../call.js';
import type { PartnerApiError } from '../errors/partner-api-error.js';
import { HOUR_MILLISECONDS } from '../hour.js';
import type { ListBody, ListCall } from '../list-call.js';
import type { RequestOptions } from '../transport.js';
import type { Attribution, Meta, RecordListOptions, RecordStatus } from '../wire.generated.js';

/** The position of a mirror as plain JSON, to be stored with the copy. Times follow the clock of the server. */
export interface MirrorState {
  /** The copy has all requested changes before this time (RFC 3339). */
  readonly changed_since: string;
  /** The unfinished walk; null between walks. */
  readonly walk: MirrorWalk | null;
}

export interface MirrorWalk {
  /** The `updated_since` window of the walk, such as `26h`. */
  readonly window: string;
  /** Start of the walk, RFC 3339. */
  readonly started_at: string;
  readonly cursor: string;
}

/**
 * One change to a copy. A change may be repeated, and a record may change without a new `version` when another record that
 * it names is withdrawn: always replace the stored record.
 */
export interface MirrorChange<Row> {
  /** `remove`: the record was retracted, and `record.corrections` has the reason. Delete it from the copy and from everything derived from it. */
  readonly kind: 'upsert' | 'remove';
  readonly id: string;
  readonly record: Row;
  /** The credit for the records of this page. */
  readonly attribution: Attribution;
  /** The state to pass to the next walk once this change and all earlier ones are stored. */
  readonly state: MirrorState;
}

export interface MirrorOptions extends RequestOptions {
  /** How far back a first copy goes, such as `720h`; `87600h` (ten years) when omitted. Ignored when `state` is given. */
  readonly updatedSince?: RecordListOptions['updatedSince'];
  /** The position to resume from: `state` of the last stored change. */
  readonly state?: MirrorState | null | undefined;
  /** Number of changes per request, 1 to 200; 200 when omitted. */
  readonly limit?: number | undefined;
}

/** The common interface of the lists of events, dossiers and claims. */
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
 * Yields the changes since the last walk, oldest first, and ends after the newest. Call `mirror` again with the stored
 * state to get later changes.
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
    // The default is here because an explicit `undefined` would override a default that is spread below.
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
        // The state advances with the last row of a page, so an interrupted page is read again.
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

/** Resumes a walk; returns null when the server no longer accepts its cursor, as after a move to another database. */
async function resume<Row>(open: Open<Row>, { window, cursor }: MirrorWalk): Promise<OpenWalk<Row> | null> {
  try {
    return await open(window as Window, cursor);
  } catch (error) {
    // Checks the code instead of the class, because importing the class would bundle the core twice.
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
  // A slow local clock would leave a gap, so the window is computed again from the server's time.
  return windowStart(walk.page.meta.as_of, walk.window) > changedSince
    ? open(windowSince(changedSince, Date.parse(walk.page.meta.as_of)))
    : walk;
}

/** Adds an hour to the elapsed time, because a change that was being written when the last walk started may carry an earlier time. */
function windowSince(changedSince: string, now: number): Window {
  const hours = Math.ceil((now - Date.parse(changedSince)) / HOUR_MILLISECONDS) + 1;
  return `${Math.min(Math.max(hours, 1), WINDOW_MAXIMUM_HOURS)}h`;
}

const windowStart = (asOf: string, window: string): string =>
  `${new Date(Date.parse(asOf) - Number.parseInt(window, 10) * HOUR_MILLISECONDS).toISOString().slice(0, 19)}Z`;
