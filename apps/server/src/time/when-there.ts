export type Awaitable<Value> = Value | Promise<Value>;

/** Goes on at once with what is there, and later with what is not: most requests wait for nothing on their way. */
export function whenThere<Value, Result>(
  value: Awaitable<Value>,
  goOn: (value: Value) => Awaitable<Result>,
): Awaitable<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
