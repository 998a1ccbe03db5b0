/** The rule of an option: a description and the check itself. */
export interface Rule {
  /** Completes `retries must be …`. */
  readonly text: string;
  readonly accepts: (value: unknown) => boolean;
}

export type Rules = Readonly<Record<string, Rule>>;

/** Returns a rule for values of one of these `typeof` types; null never matches. */
export const ofType = (...types: readonly string[]): Rule => ({
  text: types.map((type) => `${/^o/.test(type) ? 'an' : 'a'} ${type}`).join(' or '),
  accepts: (value) => value !== null && types.includes(typeof value),
});

export const numberFrom = (
  minimum: number,
  maximum: number,
  kind: 'whole number' | 'number' = 'whole number',
): Rule => ({
  text: `a ${kind} from ${minimum} to ${maximum}`,
  accepts: (value) =>
    typeof value === 'number' && value >= minimum && value <= maximum && !(kind !== 'number' && value % 1),
});

/**
 * Returns the options that are defined. Unknown names throw, so that callers without types notice a misspelling; no
 * message repeats a value.
 * @throws TypeError when an option is unknown or breaks its rule.
 */
export function readOptions<Options extends object>(what: string, options: Options, rules: Rules): Options {
  const given = Object.entries(options ?? {}).filter(([name, value]) => {
    const rule = rules[name];
    if (!rule) {
      throw new TypeError(`${what} have no ${name}; they have ${Object.keys(rules).join(', ')}`);
    }
    if (value === undefined) return false;
    if (!rule.accepts(value)) throw new TypeError(`${name} must be ${rule.text}`);
    return true;
  });
  return Object.fromEntries(given) as Options;
}
