/** Returns how often a request has a header. Node silently keeps the first of several in `headers`. */
export function countHeader(rawHeaders: readonly string[], name: Lowercase<string>): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index];
    if (given?.length === name.length && given.toLowerCase() === name) times += 1;
  }
  return times;
}
