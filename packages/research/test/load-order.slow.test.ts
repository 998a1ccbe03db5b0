import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryCorpus } from './support/memory-corpus.js';
import { openResearcher } from './support/open-researcher.js';
import { content, retract, sentence } from './support/stories.js';

test('results do not depend on the order of changes, updates and retractions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ first: content, last: content, fate: fc.constantFrom('kept', 'updated', 'gone') }),
        {
          minLength: 1,
          maxLength: 90,
        },
      ),
      fc.array(sentence, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      async (stories, questions, order) => {
        const fresh = new MemoryCorpus();
        const lived = new MemoryCorpus();
        const livedResearcher = openResearcher(lived);
        const numbered = stories.map((story, number) => ({
          ...story,
          id: `r${number}`,
          key: order.next().value,
        }));
        const shuffled = numbered.toSorted((a, b) => a.key - b.key);

        for (const { first, id } of shuffled) lived.put(first(id));
        await livedResearcher.refresh();
        for (const { first, last, fate, id } of shuffled.toReversed()) {
          if (fate === 'kept') continue;
          const before = first(id);
          const after = last(id);
          // A record keeps its kind for life.
          if (fate === 'gone') lived.put(retract(before));
          else if (after.kind === before.kind) lived.put(after);
        }
        await livedResearcher.refresh();
        for (const { first, last, fate, id } of numbered) {
          if (fate === 'gone') continue;
          const [before, after] = [first(id), last(id)];
          fresh.put(fate === 'updated' && after.kind === before.kind ? after : before);
        }

        const freshResearcher = openResearcher(fresh);
        for (const text of questions) {
          const [a, b] = await Promise.all(
            [livedResearcher, freshResearcher].map((it) => it.research({ query: text })),
          );
          expect({ ...a, id: '' }).toEqual({ ...b, id: '' });
          const [c, d] = await Promise.all(
            [livedResearcher, freshResearcher].map((it) => it.factCheck({ claim: text })),
          );
          expect({ ...c, id: '' }).toEqual({ ...d, id: '' });
        }
      },
    ),
    { numRuns: 60 },
  );
});
