/** `share` from 0 to 1. */
export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}

/** Median, lowest and highest. */
export function spread(values) {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}
