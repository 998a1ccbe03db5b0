/** Whether an event belongs to a scope. */
export const OUT = 0;
/** It may belong: a deciding attribute is unknown. */
export const POSSIBLE = 1;
export const SURE = 2;
export type Certainty = typeof OUT | typeof POSSIBLE | typeof SURE;

export function leastCertain(a: Certainty, b: Certainty): Certainty {
  return a < b ? a : b;
}

export function mostCertain(a: Certainty, b: Certainty): Certainty {
  return a > b ? a : b;
}
