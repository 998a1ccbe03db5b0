import { distance } from 'fastest-levenshtein';

/**
 * Returns at most `limit` known slugs that are similar to an unknown one, nearest first. Similar means at most one edit per
 * three characters, to the whole slug or some of its words (`raqqa`, `ar-raqqah`), or that one slug contains the other
 * (`idlib-governorate`, `idlib`). Ties are broken by difference in length, then by code units.
 */
export function suggestSlugs(slug: string, known: readonly string[], limit = 3): string[] {
  if (slug === '') return [];
  const asked = { whole: slug, joined: joined(slug), runs: slugWords(slug) };
  return [...new Set(known)]
    .map((candidate) => ({
      candidate,
      cost: Math.min(editCost(asked, candidate), containmentCost(slug, candidate)),
      lengthGap: Math.abs(candidate.length - slug.length),
    }))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost || a.lengthGap - b.lengthGap || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

const editsPerCharacter = 1 / 3;
const shortestContained = 3;
const mostWords = 4;
// Less than one edit, because a slug with additional words is a better suggestion than a misspelt one.
const leftOverWordsCost = 0.5;

interface AskedSlug {
  whole: string;
  joined: string;
  runs: readonly string[];
}

function editCost(asked: AskedSlug, candidate: string): number {
  let nearest = edits(asked.joined, joined(candidate));
  for (const run of slugWords(candidate))
    nearest = Math.min(nearest, edits(asked.whole, run) + leftOverWordsCost);
  for (const run of asked.runs) nearest = Math.min(nearest, edits(run, candidate) + leftOverWordsCost);
  return nearest;
}

function edits(a: string, b: string): number {
  const allowed = Math.floor(Math.min(a.length, b.length) * editsPerCharacter);
  // The difference in length is a lower bound of the distance, and avoids computing it for very long input.
  if (Math.abs(a.length - b.length) > allowed) return Infinity;
  const cost = distance(a, b);
  return cost <= allowed ? cost : Infinity;
}

function containmentCost(slug: string, candidate: string): number {
  const [short, long] = slug.length < candidate.length ? [slug, candidate] : [candidate, slug];
  if (short.length < shortestContained) return Infinity;
  if (`-${long}-`.includes(`-${short}-`)) return leftOverWordsCost;
  // A prefix of a word matches only in the known slug, because users type prefixes.
  return long === candidate && `-${long}`.includes(`-${short}`) ? leftOverWordsCost * 2 : Infinity;
}

/** Returns the word n-grams of a slug, except itself, that are long enough to compare: `raqqah` for `ar-raqqah`. */
function slugWords(slug: string): string[] {
  if (!slug.includes('-')) return [];
  const words = slug.split('-', mostWords);
  const runs = words.flatMap((_, start) =>
    words.slice(start).map((_, extra) => words.slice(start, start + extra + 1).join('-')),
  );
  return runs.filter((run) => run.length >= shortestContained && run !== slug);
}

function joined(slug: string): string {
  return slug.replaceAll('-', '');
}
