import type { ResearchResult } from '@partner-api/contract';
import type { Reading } from '@partner-api/query';

const EXTENTS = { exact: 'whole', partial: 'part', none: 'none' } as const;

/** How far a text was understood, as a result tells it. */
export function readingOf(reading: Reading): NonNullable<ResearchResult['reading']> {
  return {
    extent: EXTENTS[reading.tier],
    language: reading.language,
    attributions: [...reading.attributions],
    not_considered: [...reading.notConsidered],
  };
}
