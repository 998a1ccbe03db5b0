export const STEPS = 5;

/** Lower bounds of at most five classes with about as many cells in each; the first is the smallest value. */
export function heatBounds(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  const bounds = Array.from(
    { length: STEPS },
    (_, step) => sorted[Math.floor((step * sorted.length) / STEPS)],
  );
  return [...new Set(bounds)].filter((bound) => bound !== undefined);
}

/** The class of a value, from 1; 0 for nothing. */
export const heatOf = (value: number, bounds: readonly number[]): number =>
  value <= 0 ? 0 : bounds.filter((bound) => bound <= value).length;
