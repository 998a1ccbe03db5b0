import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Position } from '@partner-api/storage';
import * as z from 'zod';
import { problem } from '../problems/problem.js';

/*
 *   const cursors = createCursors(await store.cursorSecret());
 *   const text = cursors.write(scope, { from: null, after: ['2026-03-14T09:00:00Z', 'ucdp-ged-1'] });
 *   cursors.read(scope, text); // the same, or a problem `invalid-cursor`
 *
 * Signed, so that it stands for a place that this service gave out: an altered one is an error rather than a page of
 * something else. The list and the filters are signed with it and not in it.
 */

export interface Cursors {
  write(scope: CursorScope, place: Place): string;
  read(scope: CursorScope, text: string): Place;
}

/** Where a cursor is valid. */
export interface CursorScope {
  readonly list: string;
  readonly filters: Readonly<Record<string, string | null>>;
}

/** Where a walk through a list has come to. */
interface Place {
  /** Start of the window, fixed on the first page, so that rows do not leave a list while it is walked. */
  readonly from: Date | null;
  readonly after: Position;
}

// Half of the digest (RFC 2104, section 5), to keep addresses short.
const SIGNATURE_BYTES = 16;

const PayloadSchema = z.tuple([z.int().nullable(), z.string(), z.string()]);

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
    write: (scope, { from, after }) => {
      const payload = Buffer.from(JSON.stringify([from?.getTime() ?? null, ...after]));
      return Buffer.concat([sign(scope, payload), payload]).toString('base64url');
    },

    read: (scope, text) => {
      const bytes = Buffer.from(text, 'base64url');
      const signature = bytes.subarray(0, SIGNATURE_BYTES);
      const payload = bytes.subarray(SIGNATURE_BYTES);
      // Decoding is lenient (padding, trailing bits, foreign characters): only the one spelling we write is taken.
      const genuine =
        bytes.toString('base64url') === text &&
        signature.length === SIGNATURE_BYTES &&
        timingSafeEqual(signature, sign(scope, payload));
      if (!genuine) throw invalidCursor();
      const [from, sortKey, id] = PayloadSchema.parse(JSON.parse(payload.toString()));
      return { from: from === null ? null : new Date(from), after: [sortKey, id] };
    },
  };
}

function invalidCursor() {
  return problem('invalid-cursor', {
    detail: 'cursor is not one that this list returned under these filters.',
    errors: [
      {
        parameter: 'cursor',
        detail: 'must be page.next_cursor of this list, unaltered, with the same filters',
      },
    ],
  });
}
