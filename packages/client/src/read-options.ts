/**
 * What each option must be, in words that are also the check: the types that `typeof` tells, and for a number its
 * bounds, as in `a number from 0 to 10`.
 */
export type Rules = Readonly<Record<string, string>>;

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
    const [, minimum, maximum] = /from (.+) to (.+)/.exec(rule) ?? [];
    if (
      !rule.includes(typeof value) ||
      (minimum && !(value >= Number(minimum) && value <= Number(maximum)))
    ) {
      throw new TypeError(`${name} must be ${rule}`);
    }
    return true;
  });
  return Object.fromEntries(given) as Options;
}
