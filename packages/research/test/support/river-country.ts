import { MemoryCorpus } from './memory-corpus.js';
import { makeClaim, makeDossier, makeEvent, makeReview, province } from './records.js';

const article = (publisher: string, title: string) => ({
  publisher,
  title,
  url: `https://${publisher.toLowerCase()}.example/1`,
  published_at: '2025-05-04T00:00:00Z',
});

export const dam = makeEvent({
  id: 'dam',
  title: 'Dam at Old Ford bursts',
  summary:
    'The dam above Old Ford burst on 3 May 2025 and flooded eleven villages. Forty-two people drowned, according to the river authority — 12 km downstream.',
  occurred: { earliest: '2025-05-03T00:00:00Z', latest: '2025-05-03T23:59:59Z', precision: 'day' },
  province: province('Sarenes'),
  sources: [
    article('Gazette', 'Flood after dam burst'),
    article('Wire', 'Engineers had warned of cracks in the dam'),
  ],
});

export const strike = makeEvent({
  id: 'strike',
  title: 'Dock workers strike in Tarmonde',
  summary: 'Dock workers in Tarmonde stopped work for nine days over unpaid wages.',
  occurred: { earliest: '2025-06-10T00:00:00Z', latest: '2025-06-19T23:59:59Z', precision: 'day' },
  province: province('Tarmonde'),
  sources: [article('Wire', 'Port of Tarmonde at a standstill')],
});

export const inquiry = makeDossier({
  id: 'inquiry',
  title: 'The Old Ford dam inquiry',
  summary: 'What is known about the failure of the dam and who answered for it.',
  period: { earliest: '2025-05-03T00:00:00Z', latest: '2025-11-30T23:59:59Z' },
  sections: [
    {
      heading: 'Cause',
      body: 'Inspectors found cracks in the spillway in 2019. Repairs were postponed twice.',
    },
    { heading: 'Warnings', body: 'The siren in Old Ford failed because its battery had been removed.' },
  ],
  sources: [article('Gazette', 'Inquiry opens')],
});

export const sabotage = makeClaim({
  id: 'sabotage',
  text: 'The dam at Old Ford was blown up by saboteurs.',
  province: province('Sarenes'),
  claimed_at: '2025-05-05T00:00:00Z',
  review: makeReview({
    verdict: 'refuted',
    original_rating: 'False',
    explanation: 'The inquiry found no trace of explosives; the spillway had cracked.',
    reviewed_at: '2025-06-01T00:00:00Z',
    reviewer: 'River Check',
    url: 'https://rivercheck.example/dam',
  }),
});

export const siren = makeClaim({
  id: 'siren',
  text: 'The siren in Old Ford did not sound when the dam burst.',
  review: makeReview({
    verdict: 'supported',
    original_rating: 'True',
    explanation: 'Its battery had been removed, as the river authority confirmed.',
    reviewed_at: '2025-06-02T00:00:00Z',
    reviewer: 'Fact Desk',
    url: 'https://factdesk.example/siren',
  }),
});

export const wages = makeClaim({
  id: 'wages',
  text: 'Dock workers in Tarmonde earn more than teachers.',
  review: makeReview({
    verdict: 'missing_context',
    original_rating: 'Half true',
    explanation: 'Only with overtime, which was not paid during the strike.',
    reviewed_at: '2025-07-01T00:00:00Z',
    reviewer: 'Fact Desk',
  }),
});

export const spanishDam = makeEvent({
  id: 'presa',
  lang: 'es',
  title: 'La presa de Cordanza resiste la crecida',
  summary: 'La presa de Cordanza resistió la crecida del río y nadie tuvo que abandonar su casa.',
  occurred: { earliest: '2025-05-04T00:00:00Z', latest: '2025-05-04T23:59:59Z', precision: 'day' },
  sources: [article('Diario', 'La presa aguanta')],
});

export const spanishClaim = makeClaim({
  id: 'evacuacion',
  lang: 'es',
  text: 'El gobierno evacuó a todos los habitantes de Cordanza durante la crecida.',
  review: makeReview({
    verdict: 'refuted',
    original_rating: 'Falso',
    explanation: 'Ningún habitante de Cordanza fue evacuado.',
    reviewed_at: '2025-06-03T00:00:00Z',
    reviewer: 'Verifica',
  }),
});

/** A small fictional country: a dam that burst, a strike, an inquiry, and what was said about them. */
export const riverCountry = (): MemoryCorpus =>
  new MemoryCorpus()
    .event(dam)
    .event(strike)
    .event(spanishDam)
    .dossier(inquiry)
    .claim(sabotage)
    .claim(siren)
    .claim(wages)
    .claim(spanishClaim);
