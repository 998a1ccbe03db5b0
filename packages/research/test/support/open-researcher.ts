import { createResearcher, type Researcher } from '../../src/index.js';
import { TestClock } from './clock.js';
import type { MemoryCorpus } from './memory-corpus.js';

export function openResearcher(corpus: MemoryCorpus, clock = new TestClock()): Researcher {
  return createResearcher({ corpus, clock: clock.now, defaultLocale: 'en' });
}
