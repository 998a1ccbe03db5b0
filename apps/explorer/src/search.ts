import * as z from 'zod/mini';

// zod's compiler calls `new Function`, which the content security policy forbids.
z.config({ jitless: true });

const text = z.optional(z.string());

/**
 * The query of the events view. The server validates and applies API parameters; the other parameters filter loaded
 * events.
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
