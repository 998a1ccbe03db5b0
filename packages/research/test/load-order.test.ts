import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryCorpus, retracted, type UnnumberedRecord } from './support/memory-corpus.js';
import { openResearcher } from './support/open-researcher.js';
import { makeClaim, makeDossier, makeEvent, makeReview, province } from './support/records.js';

const word = fc.constantFrom(
  ...[
    'dam',
    'burst',
    'siren',
    'river',
    'dock',
    'strike',
    'village',
    'authority',
    'cracks',
    'flood',
    'presa',
    'huelga',
  ],
);
const sentence = fc.array(word, { minLength: 2, maxLength: 7 }).map((words) => `The ${words.join(' ')}.`);
const texts = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const lang = fc.constantFrom('en', 'es', 'und');
const place = fc.constantFrom(null, province('Sarenes'), province('Ilvara Baja'));
const time = fc.integer({ min: 2010, max: 2025 }).map((year) => `${year}-03-01T00:00:00Z`);

const content: fc.Arbitrary<(id: string) => UnnumberedRecord> = fc.oneof(
  fc
    .record({ title: sentence, summary: texts, lang, province: place, time })
    .map(({ time, ...given }) => (id: string) => ({
      kind: 'event' as const,
      record: makeEvent({
        id,
        ...given,
        occurred: { earliest: time, latest: time, precision: 'day' as const },
      }),
    })),
  fc.record({ title: sentence, body: texts, lang }).map(({ body, ...given }) => (id: string) => ({
    kind: 'dossier' as const,
    record: makeDossier({ id, ...given, sections: [{ heading: null, body }] }),
  })),
  fc
    .record({ text: sentence, lang, province: place, refuted: fc.boolean() })
    .map(({ refuted, ...given }) => (id: string) => ({
      kind: 'claim' as const,
      record: makeClaim({ id, ...given, review: makeReview({ verdict: refuted ? 'refuted' : 'supported' }) }),
    })),
);

test('results depend on the records held, not on the order, updates and retractions that led to them', async () => {
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

function retract(story: UnnumberedRecord): UnnumberedRecord {
  switch (story.kind) {
    case 'event':
      return { kind: 'event', record: retracted(story.record) };
    case 'dossier':
      return { kind: 'dossier', record: retracted(story.record) };
    case 'claim':
      return { kind: 'claim', record: retracted(story.record) };
  }
}
