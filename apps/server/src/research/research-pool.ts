import type { FactCheckResult, ResearchResult } from '@partner-api/contract';
import { problem } from '../problems/problem.js';
import { FairQueue } from './fair-queue.js';
import type { Question, ResearchService, ResearchWorker, Result } from './research-service.js';

interface PoolOptions {
  /** How many questions a worker takes at the same time. */
  readonly atOnce: number;
  /** How long a question waits for a worker before it is refused as `overloaded`. */
  readonly patienceMilliseconds: number;
}

interface Waiting {
  readonly question: Question;
  begin(answer: Promise<Result>): void;
}

const NO_INDEX = { records: 0, passages: 0, terms: 0, bytes: 0, revision: 0, loadedUpTo: 0 };

/** Distributes questions among workers, fairly by caller. */
export function researchPool(
  workers: readonly [ResearchWorker, ...ResearchWorker[]],
  { atOnce, patienceMilliseconds }: PoolOptions,
): ResearchService {
  const queue = new FairQueue<Waiting>();
  const busy = new Map<ResearchWorker, number>(workers.map((worker) => [worker, 0]));

  const freeWorker = (): ResearchWorker | undefined => {
    const [least] = workers
      .filter((worker) => worker.ready() && (busy.get(worker) ?? 0) < atOnce)
      .sort((a, b) => (busy.get(a) ?? 0) - (busy.get(b) ?? 0));
    return least;
  };
  const share = (): void => {
    for (let worker = freeWorker(); worker !== undefined; worker = freeWorker()) {
      const waiting = queue.take();
      if (waiting === undefined) return;
      const taken = worker;
      busy.set(taken, (busy.get(taken) ?? 0) + 1);
      const answer = taken.answer(waiting.question);
      waiting.begin(answer);
      const ended = () => {
        busy.set(taken, (busy.get(taken) ?? 0) - 1);
        share();
      };
      answer.then(ended, ended);
    }
  };
  const ask = (who: string, question: Question) =>
    new Promise<Result>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        queue.remove(who, waiting);
        reject(tooBusy());
      }, patienceMilliseconds);
      const waiting: Waiting = {
        question,
        begin: (answer) => {
          clearTimeout(giveUp);
          answer.then(resolve, reject);
        },
      };
      queue.add(who, waiting);
      share();
    });

  return {
    refresh: async () => {
      await Promise.all(workers.map((worker) => worker.refresh()));
      share();
    },
    ready: () => workers.some((worker) => worker.ready()),
    size: () => {
      const sizes = workers.map((worker) => worker.size());
      // Reports the index that is furthest behind, and the memory of all.
      const [last = NO_INDEX] = sizes.toSorted((a, b) => a.revision - b.revision);
      return { ...last, bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    research: async (request, who) => (await ask(who, { operation: 'research', request })) as ResearchResult,
    factCheck: async (request, who) =>
      (await ask(who, { operation: 'factCheck', request })) as FactCheckResult,
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

export const tooBusy = () =>
  problem('overloaded', {
    detail: 'The server has more research queries and fact-checks than it can answer in time.',
    headers: { 'Retry-After': '2' },
  });
