/** What is ignored silently is found much later: callers without types learn of a misspelling here. */
export function refuseUnknownOptions(what: string, options: object, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${what} must be an object`);
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) throw new TypeError(`${what} have no ${name}; they have ${known.join(', ')}`);
  }
}
