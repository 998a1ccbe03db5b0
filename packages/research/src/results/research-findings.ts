import type { ResearchResult } from '@partner-api/contract';

/** What is said to a question, and what it rests on. */
export type ResearchFindings = Pick<
  ResearchResult,
  'status' | 'answer' | 'evidence' | 'computations' | 'coverage' | 'used_records' | 'confidence'
>;
