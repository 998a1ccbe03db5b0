import type {
  FactCheckRequest,
  FactCheckResult,
  ResearchRequest,
  ResearchResult,
} from '@partner-api/contract';
import type { Researcher } from '@partner-api/research';

/** Research as the server uses it, in this thread or in worker threads. */
export interface ResearchService extends Pick<Researcher, 'refresh' | 'ready' | 'size'> {
  /** `who` is the caller; questions are queued fairly by caller. */
  research(request: ResearchRequest, who: string): Promise<ResearchResult>;
  factCheck(request: FactCheckRequest, who: string): Promise<FactCheckResult>;
  close?(): Promise<void>;
}

export type Question =
  | { readonly operation: 'research'; readonly request: ResearchRequest }
  | { readonly operation: 'factCheck'; readonly request: FactCheckRequest };

export type Result = ResearchResult | FactCheckResult;

/** An index and the thread that uses it. */
export interface ResearchWorker extends Pick<Researcher, 'refresh' | 'ready' | 'size'> {
  answer(question: Question): Promise<Result>;
  close(): Promise<void>;
}
