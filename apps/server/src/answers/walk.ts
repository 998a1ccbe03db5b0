import type { Moment, Position, RecordPage } from '@partner-api/storage';
import { HOUR_MILLISECONDS } from '@partner-api/text';
import type { CursorScope, Cursors } from './cursor.js';

/** A walk through a list: where this page starts, and how the next one is named. */
export interface Walk {
  /** Start of the window; null when the list has none. */
  readonly from: Date | null;
  readonly after: Position | null;
  /** When the page before was read; null on the first. */
  readonly readAt: Moment | null;
  /** The cursor of the page after this one; null when this is the last. */
  next(page: Pick<RecordPage<unknown>, 'next' | 'readAt'>): string | null;
}

/** Goes on from the cursor, or starts at the first page with a window that ends now. */
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

/** `window` is a number of hours followed by h, as the contract has checked. */
function windowStart(window: string | null, now: Date): Date | null {
  if (window === null) return null;
  return new Date(now.getTime() - Number.parseInt(window, 10) * HOUR_MILLISECONDS);
}
