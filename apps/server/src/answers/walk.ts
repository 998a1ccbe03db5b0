import type { Moment, Position, RecordPage } from '@partner-api/storage';
import { HOUR_MILLISECONDS } from '@partner-api/text';
import type { CursorScope, Cursors } from './cursor.js';

/** One page of a list: where it starts, and the cursor of the next page. */
export interface Walk {
  /** Start of the window; null if the list has none. */
  readonly from: Date | null;
  readonly after: Position | null;
  /** The state of the store at the previous page; null on the first. */
  readonly readAt: Moment | null;
  /** Returns the cursor of the next page; null if this is the last. */
  next(page: Pick<RecordPage<unknown>, 'next' | 'readAt'>): string | null;
}

/** Continues at the cursor, or starts at the first page with a window that ends now. */
export function openWalk(
  cursors: Cursors,
  scope: CursorScope,
  request: { cursor: string | undefined; window: string | null; now: Date },
): Walk {
  const place =
    request.cursor === undefined
      ? { from: windowStart(request.window, request.now), after: null, readAt: null }
      : cursors.read(scope, request.cursor);
  return {
    ...place,
    next: ({ next: after, readAt }) =>
      after ? cursors.write(scope, { from: place.from, after, readAt }) : null,
  };
}

/** Parses a window such as `72h`, whose form the contract has checked. */
function windowStart(window: string | null, now: Date): Date | null {
  if (window === null) return null;
  return new Date(now.getTime() - Number.parseInt(window, 10) * HOUR_MILLISECONDS);
}
