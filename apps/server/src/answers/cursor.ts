import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Moment, Position } from '@partner-api/storage';
import * as z from 'zod';
import { problem } from '../problems/problem.js';

/*
 *   const cursors = createCursors(await store.cursorSecret());
 *   const text = cursors.write(scope, { from: null, after: ['2026-03-14T09:00:00Z', 'ucdp-ged-1'], readAt: '7.0d9a…' });
 *   cursors.read(scope, text); // the same, or a problem `invalid-cursor`
 *
 * A cursor is signed, so that an altered one is an error rather than a wrong page. The signature covers the list and the
 * filters, which the cursor does not hold.
 */

export interface Cursors {
  write(scope: CursorScope, place: Place): string;
  read(scope: CursorScope, text: string): Place;
}

/** The list and the filters that a cursor is valid for. */
export interface CursorScope {
  readonly list: string;
  readonly filters: Readonly<Record<string, string | null>>;
}

/** The position of a reader in a list. */
interface Place {
  /** Start of the window, fixed on the first page, so that rows do not leave a list while it is walked. */
  readonly from: Date | null;
  readonly after: Position;
  /** The state of the store at that page; null in a cursor of a release that did not store it. */
  readonly readAt: Moment | null;
}

// Half of the digest (RFC 2104, section 5), to keep addresses short.
const SIGNATURE_BYTES = 16;

const PayloadSchema = z.tuple([z.int().nullable(), z.string(), z.string(), z.string().optional()]);

export function createCursors(secret: Buffer): Cursors {
  const sign = ({ list, filters }: CursorScope, payload: Buffer): Buffer => {
    const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1));
    const scope = JSON.stringify(['cursor', list, sorted]);
    return createHmac('sha256', secret)
      .update(scope)
      .update('\n')
      .update(payload)
      .digest()
      .subarray(0, SIGNATURE_BYTES);
  };

  return {
    write: (scope, { from, after, readAt }) => {
      const payload = Buffer.from(
        JSON.stringify([from?.getTime() ?? null, ...after, ...(readAt === null ? [] : [readAt])]),
      );
      return Buffer.concat([sign(scope, payload), payload]).toString('base64url');
    },

    read: (scope, text) => {
      const bytes = Buffer.from(text, 'base64url');
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      const payload = bytes.subarray(SIGNATURE_BYTES);
      // Base64 decoding is lenient (padding, trailing bits, foreign characters); accept only the spelling that we
      // write.
      const genuine =
        bytes.toString('base64url') === text &&
        signature.length === SIGNATURE_BYTES &&
        timingSafeEqual(signature, sign(scope, payload));
      if (!genuine) throw invalidCursor();
      // During an upgrade a newer release serves beside this one and may put more into its cursors.
      const { data } = PayloadSchema.safeParse(JSON.parse(payload.toString()));
      if (data === undefined) throw invalidCursor();
      const [from, sortKey, id, readAt = null] = data;
      return { from: from === null ? null : new Date(from), after: [sortKey, id], readAt };
    },
  };
}

/**
 * Returns the problem for a list of changes whose history was lost: earlier pages may hold lost records and miss new
 * ones.
 */
export const cursorOfLostHistory = () =>
  invalidCursor(
    'cursor is of a state of the data that was lost when a backup was put in its place; start again.',
  );

function invalidCursor(detail = 'cursor is not one that this list returned under these filters.') {
  return problem('invalid-cursor', {
    detail,
    errors: [
      {
        parameter: 'cursor',
        detail: 'must be page.next_cursor of this list, unaltered, with the same filters',
      },
    ],
  });
}
