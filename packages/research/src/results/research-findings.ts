import type { ResearchResult } from '@partner-api/contract';

/** The answer to a question, with its evidence. */
export type ResearchFindings = Pick<
  ResearchResult,
  'status' | 'answer' | 'evidence' | 'computations' | 'coverage' | 'used_records' | 'confidence'
>;
