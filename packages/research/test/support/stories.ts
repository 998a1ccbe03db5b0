import * as fc from 'fast-check';
import { retracted, type UnnumberedRecord } from './memory-corpus.js';
import { makeClaim, makeDossier, makeEvent, makeReview, province } from './records.js';

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
export const sentence = fc
  .array(word, { minLength: 2, maxLength: 7 })
  .map((words) => `The ${words.join(' ')}.`);
const texts = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const lang = fc.constantFrom('en', 'es', 'und');
const place = fc.constantFrom(null, province('Sarenes'), province('Ilvara Baja'));
const time = fc.integer({ min: 2010, max: 2025 }).map((year) => `${year}-03-01T00:00:00Z`);

/** Records of every kind in few words, so that they have many in common. */
export const content: fc.Arbitrary<(id: string) => UnnumberedRecord> = fc.oneof(
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

export function retract(story: UnnumberedRecord): UnnumberedRecord {
  switch (story.kind) {
    case 'event':
      return { kind: 'event', record: retracted(story.record) };
    case 'dossier':
      return { kind: 'dossier', record: retracted(story.record) };
    case 'claim':
      return { kind: 'claim', record: retracted(story.record) };
  }
}
