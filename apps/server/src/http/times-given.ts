/** How often a request has a header. Of several that may be given once, Node keeps the first in `headers` and says nothing. */
export function timesGiven(rawHeaders: readonly string[], name: Lowercase<string>): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index];
    if (given?.length === name.length && given.toLowerCase() === name) times += 1;
  }
  return times;
}
