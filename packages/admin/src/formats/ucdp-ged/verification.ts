import type { Source, Verification } from '@partner-api/contract';

/**
 * `number_of_sources` counts articles, and most events with several have them all from one publisher, who cannot
 * corroborate himself. So different publishers are counted; the column only where none is named.
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
