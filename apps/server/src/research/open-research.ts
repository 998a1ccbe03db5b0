import { setImmediate } from 'node:timers/promises';
import type { Corpus, ResearcherOptions, SnapshotOutcome } from '@partner-api/research';
import type { Logger } from 'pino';
import { researchPool } from './research-pool.js';
import type { ResearchService, ResearchWorker } from './research-service.js';
import { ResearchThread } from './research-thread.js';

/** Longer than any valid question takes. */
const DEADLINE_MILLISECONDS = 10_000;
/** Questions per worker: while one waits for the database another is computed, and a model takes much longer. */
const AT_ONCE = { alone: 2, withModel: 16 };

export interface ResearchParts extends Required<Omit<ResearcherOptions, 'corpus' | 'snapshots'>> {
  /** A promise, because threads start while the store still opens. */
  readonly corpus: Promise<Corpus>;
  readonly logger: Logger;
  /** Where the index is kept between two starts; null: nowhere. */
  readonly snapshotFile: string | null;
  readonly onSnapshot: (outcome: SnapshotOutcome) => void;
  /** 0: research runs in this thread. */
  readonly workers: number;
}

export async function openResearch({ workers, ...parts }: ResearchParts): Promise<ResearchService> {
  const { model } = parts;
  const deadlineMilliseconds = DEADLINE_MILLISECONDS + (model?.deadlineMilliseconds ?? 0);
  const options = {
    atOnce: model === null ? AT_ONCE.alone : AT_ONCE.withModel,
    patienceMilliseconds: deadlineMilliseconds,
  };
  const thread = () => new ResearchThread({ ...parts, deadlineMilliseconds });
  const first = workers === 0 ? await inThisThread(parts) : thread();
  const others = Array.from({ length: Math.max(0, workers - 1) }, thread);
  return researchPool([first, ...others], options);
}

async function inThisThread({
  corpus,
  snapshotFile,
  onSnapshot,
  ...parts
}: Omit<ResearchParts, 'workers'>): Promise<ResearchWorker> {
  // Imported only here: with workers, the main thread does not need it.
  const { codeFingerprint, createResearcher, createSnapshotStore } = await import('@partner-api/research');
  const snapshots =
    snapshotFile === null
      ? null
      : createSnapshotStore({ file: snapshotFile, code: codeFingerprint(), report: onSnapshot });
  const researcher = createResearcher({ ...parts, snapshots, corpus: await corpus });
  return {
    ...researcher,
    answer: async (question) => {
      // Lets waiting reads run between two questions.
      await setImmediate();
      return question.operation === 'research'
        ? researcher.research(question.request)
        : researcher.factCheck(question.request);
    },
    close: async () => undefined,
  };
}
