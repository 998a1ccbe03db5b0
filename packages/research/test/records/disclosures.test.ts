import { describe, expect, test } from 'vitest';
import { createResearcher, type Withholding } from '../../src/index.js';
import { TestClock } from '../support/clock.js';
import { MemoryCorpus } from '../support/memory-corpus.js';
import { makeClaim, makeDossier, makeEvent, makeReview } from '../support/records.js';

const DISCLOSES =
  'Some forty displaced families from Arlow are now sheltering in the basement of school no. 3.';
const HISTORY =
  'Forty displaced families from Arlow were sheltering in the basement of a school when it was hit.';

function open(corpus: MemoryCorpus) {
  const withheld: Withholding[] = [];
  const researcher = createResearcher({
    corpus,
    clock: new TestClock().now,
    defaultLocale: 'en',
    onWithheld: (withholding) => void withheld.push(withholding),
  });
  return { researcher, withheld };
}

const QUESTION = { query: 'What happened to the displaced families from Arlow?' };

describe('a stored text that discloses where people at risk are', () => {
  test('is not repeated in an answer, unlike what happened', async () => {
    const corpus = new MemoryCorpus()
      .dossier(makeDossier({ id: 'now', title: 'The families from Arlow', summary: DISCLOSES }))
      .event(makeEvent({ id: 'then', title: 'Arlow families hit', summary: HISTORY }));
    const { researcher, withheld } = open(corpus);
    const result = await researcher.research(QUESTION);
    expect(result.answer?.text).toContain(HISTORY);
    expect(JSON.stringify(result)).not.toContain('school no. 3');
    expect(withheld).toEqual([
      {
        record: { kind: 'dossier', id: 'now', version: 1 },
        field: '/summary',
        rules: ['discloses-shelter'],
      },
    ]);
  });

  test('is not shown as the context of a harmless sentence', async () => {
    const body = `The displaced families from Arlow lost everything. ${DISCLOSES}`;
    const corpus = new MemoryCorpus().dossier(
      makeDossier({ id: 'd', title: 'A dossier', sections: [{ heading: null, body }] }),
    );
    const { researcher } = open(corpus);
    const result = await researcher.research({ query: 'Did displaced families from Arlow lost everything?' });
    expect(result).toMatchObject({ status: 'insufficient_evidence', answer: null, evidence: [] });
    expect(result.coverage.records_considered).toBe(1);
  });

  test('is screened again after a restored backup', async () => {
    const dossier = (summary: string) => makeDossier({ id: 'd', title: 'The families from Arlow', summary });
    let corpus = new MemoryCorpus().dossier(dossier(HISTORY)).dossier(makeDossier({ id: 'later' }));
    const clock = new TestClock();
    const researcher = createResearcher({
      corpus: {
        revision: () => corpus.revision(),
        coverage: () => corpus.coverage(),
        changesSince: (revision, limit) => corpus.changesSince(revision, limit),
      },
      clock: clock.now,
      defaultLocale: 'en',
    });
    expect((await researcher.research(QUESTION)).answer?.text).toContain(HISTORY);
    corpus = new MemoryCorpus().dossier(dossier(DISCLOSES));
    clock.advance(1_000);
    expect(JSON.stringify(await researcher.research(QUESTION))).not.toContain('school no. 3');
  });

  test('is reported to the operator once', async () => {
    const corpus = new MemoryCorpus().dossier(makeDossier({ id: 'd', summary: DISCLOSES }));
    const { researcher, withheld } = open(corpus);
    await researcher.research(QUESTION);
    await researcher.research(QUESTION);
    expect(withheld).toHaveLength(1);
    expect(JSON.stringify(withheld)).not.toContain('basement');
  });

  test('is screened again after a change', async () => {
    const corpus = new MemoryCorpus().dossier(makeDossier({ id: 'd', summary: DISCLOSES }));
    const clock = new TestClock();
    const researcher = createResearcher({ corpus, clock: clock.now, defaultLocale: 'en' });
    expect((await researcher.research(QUESTION)).status).toBe('insufficient_evidence');
    corpus.dossier(makeDossier({ id: 'd', version: 2, summary: HISTORY }));
    await researcher.refresh();
    expect((await researcher.research(QUESTION)).answer?.text).toContain(HISTORY);
  });

  test.each([
    ['the claim', DISCLOSES, 'Nobody knows.'],
    ['the explanation of its review', 'The displaced families from Arlow are on holiday.', DISCLOSES],
  ])('excludes a claim from a fact-check: %s', async (_what, text, explanation) => {
    const review = makeReview({ verdict: 'refuted', explanation, reviewer: 'Desk' });
    const { researcher, withheld } = open(new MemoryCorpus().claim(makeClaim({ id: 'c', text, review })));
    const result = await researcher.factCheck({ claim: text });
    expect(result).toMatchObject({
      verdict: 'insufficient_evidence',
      matched_claims: [],
      evidence: [],
      used_records: [],
    });
    expect(withheld).toHaveLength(1);
  });
});
