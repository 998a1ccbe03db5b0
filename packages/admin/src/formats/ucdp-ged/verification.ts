import type { Source, Verification } from '@partner-api/contract';

/**
 * Counts distinct publishers, because articles of one publisher do not corroborate each other. `number_of_sources`
 * counts articles and is used only where no publisher is named.
 */
export function verificationOf(
  numberOfSources: number | null,
  sources: readonly Source[],
  isUnvetted: boolean,
): Verification | null {
  const publishers = new Set(
    sources.flatMap(({ publisher }) => (publisher ? [publisher.toLowerCase().replace(/\s/g, '')] : [])),
  );
  const count = publishers.size > 0 ? publishers.size : numberOfSources;
  if (isUnvetted) return { level: 'unverified', source_count: count };
  if (count === null || count === 0) return null;
  return { level: count === 1 ? 'single_source' : 'corroborated', source_count: count };
}
