export type Awaitable<Value> = Value | Promise<Value>;

/** Calls the next step at once with a plain value, and later with a promise, because most requests wait for nothing. */
export function chainMaybeAsync<Value, Result>(
  value: Awaitable<Value>,
  next: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}
