export const STEPS = 5;

/** Returns the lower bounds of at most five quantile classes; the first is the smallest value. */
export function heatBounds(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const bounds = Array.from(
    { length: STEPS },
    (_, step) => sorted[Math.floor((step * sorted.length) / STEPS)],
  );
  return [...new Set(bounds)].filter((bound) => bound !== undefined);
}

/** Returns the class of a value from 1; 0 for none. */
export const heatOf = (value: number, bounds: readonly number[]): number =>
  value <= 0 ? 0 : bounds.filter((bound) => bound <= value).length;
