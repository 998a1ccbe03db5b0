export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Median, lowest and highest. */
export function spread(values) {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

/** Of values in ascending order; `share` from 0 to 1. */
export function quantile(sorted, share) {
  return sorted[Math.floor((sorted.length - 1) * share)];
}
