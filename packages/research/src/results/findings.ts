import type { ResearchResult } from '@partner-api/contract';
import type { Reading } from '@partner-api/query';

/** The answer to a question, with its evidence. */
export type ResearchFindings = Pick<
  ResearchResult,
  'status' | 'answer' | 'evidence' | 'computations' | 'coverage' | 'used_records' | 'confidence'
>;

/** The findings where nothing answers a question. */
export const NOTHING_FOUND: Omit<ResearchFindings, 'coverage'> = {
  status: 'insufficient_evidence',
  answer: null,
  evidence: [],
  computations: [],
  used_records: [],
  confidence: 'low',
};

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
