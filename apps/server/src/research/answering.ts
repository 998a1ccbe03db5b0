import type {
  FactCheckRequest,
  FactCheckResult,
  ResearchRequest,
  ResearchResult,
} from '@partner-api/contract';
import type { Researcher } from '@partner-api/research';

/** What the server asks of research: a `Researcher`, in this thread or in others. */
export interface Answering extends Pick<Researcher, 'refresh' | 'ready' | 'size'> {
  /** `who` asks: each has a turn. */
  research(request: ResearchRequest, who: string): Promise<ResearchResult>;
  factCheck(request: FactCheckRequest, who: string): Promise<FactCheckResult>;
  close?(): Promise<void>;
}

export type Question =
  | { readonly operation: 'research'; readonly request: ResearchRequest }
  | { readonly operation: 'factCheck'; readonly request: FactCheckRequest };

export type Result = ResearchResult | FactCheckResult;

/** One index, and the thread that works with it. */
export interface Lane extends Pick<Researcher, 'refresh' | 'ready' | 'size'> {
  answer(question: Question): Promise<Result>;
  close(): Promise<void>;
}
