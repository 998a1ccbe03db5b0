import { suggestSlugs } from '@partner-api/text';

/** As many as the longest path of ours has, and one: nobody pays for a path of a thousand. */
const SEGMENTS_LOOKED_AT = 4;

/** What a path that is none may have been meant to be, among those that are; null where nothing is like it. */
export function pathHint(path: string, known: readonly string[]): string | null {
  const asked = withoutLastSlashes(path.toLowerCase());
  if (known.includes(asked)) return didYouMean(asked);
  const below = known.filter((candidate) => asked !== '' && candidate.startsWith(`${asked}/`));
  if (below.length > 0) return `beneath it are ${below.map(asCode).join(', ')}`;
  const byName = new Map(known.map((candidate) => [nameOf(candidate), candidate]));
  // From the end, so that the list is named to whoever asks for a record that has no path of its own.
  for (const segment of asked.split('/').slice(-SEGMENTS_LOOKED_AT).reverse()) {
    const [name] = suggestSlugs(segment, [...byName.keys()], 1);
    const near = name === undefined ? undefined : byName.get(name);
    if (near !== undefined) return didYouMean(near);
  }
  return null;
}

/** No expression: of many slashes it would look at each again and again. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const didYouMean = (path: string): string => `did you mean ${asCode(path)}?`;

const asCode = (path: string): string => `\`${path}\``;
