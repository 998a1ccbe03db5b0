/** What an option must be: in words, and as the check that the words are of. */
export interface Rule {
  /** Completes `retries must be …`. */
  readonly says: string;
  readonly holds: (value: unknown) => boolean;
}

export type Rules = Readonly<Record<string, Rule>>;

/** Of one of these types, as `typeof` tells them; null is of none. */
export const ofType = (...types: readonly string[]): Rule => ({
  says: types.map((type) => `${/^o/.test(type) ? 'an' : 'a'} ${type}`).join(' or '),
  holds: (value) => value !== null && types.includes(typeof value),
});

export const numberFrom = (
  minimum: number,
  maximum: number,
  kind: 'whole number' | 'number' = 'whole number',
): Rule => ({
  says: `a ${kind} from ${minimum} to ${maximum}`,
  holds: (value) =>
    typeof value === 'number' && value >= minimum && value <= maximum && !(kind !== 'number' && value % 1),
});

/**
 * The options that are given. What is ignored silently is found much later: callers without types learn of a
 * misspelling here, and one who gives none of what is missing. No message repeats a value.
 * @throws TypeError when an option is unknown or breaks its rule.
 */
export function readOptions<Options extends object>(what: string, options: Options, rules: Rules): Options {
  const given = Object.entries(options ?? {}).filter(([name, value]) => {
    const rule = rules[name];
    if (!rule) {
      throw new TypeError(`${what} have no ${name}; they have ${Object.keys(rules).join(', ')}`);
    }
    if (value === undefined) return false;
    if (!rule.holds(value)) throw new TypeError(`${name} must be ${rule.says}`);
    return true;
  });
  return Object.fromEntries(given) as Options;
}
