/** The first `limit` in the order that `compare` gives, without sorting the rest. */
export function takeBest<Value>(
  values: Iterable<Value>,
  limit: number,
  compare: (a: Value, b: Value) => number,
): Value[] {
  const best: Value[] = [];
  for (const value of values) {
    const last = best.at(-1);
    if (best.length >= limit && (last === undefined || compare(value, last) >= 0)) continue;
    let place = best.length;
    while (place > 0 && compare(value, best[place - 1] ?? value) < 0) place--;
    best.splice(place, 0, value);
    if (best.length > limit) best.pop();
  }
  return best;
}
