import * as z from 'zod/mini';

// Its compiler calls `new Function`, which the policy of the page forbids.
z.config({ jitless: true });

const text = z.optional(z.string());

/**
 * What the address of the events says. Parameters of the API go to the server as they are, so that the server explains
 * what is wrong with one; the others choose among what is loaded.
 */
export const EVENTS_SEARCH = z.object({
  province: text,
  since: text,
  from: text,
  to: text,
  type: text,
  country: text,
  status: z.optional(z.enum(['published', 'disputed'])),
  /** What the map and the provinces count. */
  measure: z.optional(z.enum(['events', 'killed'])),
  /** South-west corner of a cell, in tenths of a degree: `359,366`. */
  cell: z.optional(z.string().check(z.regex(/^-?\d{1,4},-?\d{1,3}$/))),
});

export type EventsSearch = z.infer<typeof EVENTS_SEARCH>;

export const PROVINCE_SEARCH = z.object({ province: text, q: text, id: text });
