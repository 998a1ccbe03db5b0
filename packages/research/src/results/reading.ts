import type { ResearchResult } from '@partner-api/contract';
import type { Reading } from '@partner-api/query';

const EXTENTS = { exact: 'whole', partial: 'part', none: 'none' } as const;

/** The reading of a text as the contract represents it. */
export function readingOf(reading: Reading): NonNullable<ResearchResult['reading']> {
  return {
    extent: EXTENTS[reading.tier],
    language: reading.language,
    attributions: [...reading.attributions],
    not_considered: [...reading.notConsidered],
  };
}
