import { suggestSlugs } from '@partner-api/text';

/** One more than our longest path has, to bound the work for very long paths. */
const SEGMENTS_LOOKED_AT = 4;

/** Suggests a known path for an unknown one; null if none is similar. */
export function pathHint(path: string, known: readonly string[]): string | null {
  const asked = withoutLastSlashes(path.toLowerCase());
  if (known.includes(asked)) return didYouMean(asked);
  const below = known.filter((candidate) => asked !== '' && candidate.startsWith(`${asked}/`));
  if (below.length > 0) return `beneath it are ${below.map(asCode).join(', ')}`;
  const byName = new Map(known.map((candidate) => [nameOf(candidate), candidate]));
  // From the end, so that the path of a record that does not exist suggests its list.
  for (const segment of asked.split('/').slice(-SEGMENTS_LOOKED_AT).reverse()) {
    const [name] = suggestSlugs(segment, [...byName.keys()], 1);
    const near = name === undefined ? undefined : byName.get(name);
    if (near !== undefined) return didYouMean(near);
  }
  return null;
}

/** A loop, because a regular expression takes quadratic time on many slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const didYouMean = (path: string): string => `did you mean ${asCode(path)}?`;

const asCode = (path: string): string => `\`${path}\``;
