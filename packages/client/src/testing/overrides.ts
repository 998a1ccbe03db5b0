/** Deep partial overrides of an example; lists and null replace the whole value. */
export type Overrides<Value> = {
  readonly [Member in keyof Value]?: Value[Member] extends readonly unknown[]
    ? Value[Member]
    : NonNullable<Value[Member]> extends object
      ? Overrides<NonNullable<Value[Member]>> | Extract<Value[Member], null>
      : Value[Member];
};

/** Returns a copy of the example with the overrides applied. */
export function withOverrides<Value extends object>(example: Value, overrides: Overrides<Value>): Value {
  return merge(structuredClone(example), overrides) as Value;
}

function merge(target: unknown, overrides: unknown): unknown {
  if (!isObject(target) || !isObject(overrides)) return structuredClone(overrides);
  for (const [name, value] of Object.entries(overrides)) {
    if (value !== undefined) target[name] = merge(target[name], value);
  }
  return target;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
