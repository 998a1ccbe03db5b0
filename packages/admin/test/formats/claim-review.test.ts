import { describe, expect, it } from 'vitest';
import { faults, onlyPublication, readRows, results } from '../read-rows.js';

const review = {
  '@context': 'https://schema.org',
  '@type': 'ClaimReview',
  url: 'https://facts.example/reviews/7',
  claimReviewed: 'The bridge at Quelmar was rebuilt in 2024',
  datePublished: '2026-03-04',
  inLanguage: 'en-GB',
  author: { '@type': 'Organization', name: 'Facts Example', url: 'https://facts.example/' },
  itemReviewed: {
    '@type': 'Claim',
    author: { '@type': 'Person', name: 'A Minister' },
    datePublished: '2026-03-01T10:00:00+02:00',
    appearance: { '@type': 'CreativeWork', url: 'https://paper.example/speech' },
  },
  reviewRating: { '@type': 'Rating', alternateName: 'Mostly False', ratingExplanation: 'Half of it stands.' },
};

const json = (value: unknown) => JSON.stringify(value);

const read = async (changes: object) =>
  onlyPublication(await readRows('claim-review', json({ ...review, ...changes })));

const claimOf = async (changes: object) => {
  const { draft } = await read(changes);
  if (draft.kind !== 'claim') throw new Error(`Read a ${draft.kind}`);
  return draft.content;
};

describe('a ClaimReview', () => {
  it('becomes a claim with its review', async () => {
    const { draft, warnings } = await read({});
    expect(draft).toEqual({
      kind: 'claim',
      id: expect.stringMatching(/^claim-review-[0-9a-f]{16}$/),
      status: 'published',
      sensitive: false,
      upstream: [
        {
          provider: 'Facts Example',
          text: 'Fact check by Facts Example',
          license: null,
          url: 'https://facts.example/',
          changes: null,
        },
      ],
      content: {
        lang: 'en-GB',
        external_ids: [{ scheme: 'claim-review', id: 'https://facts.example/reviews/7' }],
        text: 'The bridge at Quelmar was rebuilt in 2024',
        context: null,
        claimant: 'A Minister',
        claimed_at: '2026-03-01T08:00:00Z',
        first_appearance_url: 'https://paper.example/speech',
        province: null,
        event_ids: [],
        review: {
          verdict: 'refuted',
          verdict_label: 'Refuted',
          original_rating: 'Mostly False',
          explanation: 'Half of it stands.',
          reviewed_at: '2026-03-04T00:00:00Z',
          reviewer: 'Facts Example',
          url: 'https://facts.example/reviews/7',
        },
      },
    });
    expect(warnings).toEqual([]);
  });

  it('requires only url, claimReviewed and reviewRating', async () => {
    const { url, claimReviewed, reviewRating } = review;
    const { draft } = onlyPublication(
      await readRows('claim-review', json({ url, claimReviewed, reviewRating })),
    );
    expect(draft.upstream).toMatchObject([{ provider: 'facts.example', url: 'https://facts.example' }]);
    expect(draft.content).toMatchObject({
      lang: 'und',
      claimant: null,
      claimed_at: null,
      first_appearance_url: null,
    });
  });

  it.each(['url', 'claimReviewed', 'reviewRating'])('is refused without %s, naming it', async (member) => {
    const rows = await readRows('claim-review', json({ ...review, [member]: undefined }));
    expect(faults(rows)).toMatchObject([{ line: 1, field: member, reason: 'missing_value' }]);
  });

  it('is refused when its url is no web address', async () => {
    const rows = await readRows('claim-review', json({ ...review, url: '/reviews/7' }));
    expect(faults(rows)).toMatchObject([{ field: 'url', reason: 'invalid_value' }]);
  });

  it('has an id that depends on page and claim, not on the rating', async () => {
    const { draft } = await read({});
    expect((await read({ reviewRating: { alternateName: 'True' } })).draft.id).toBe(draft.id);
    expect((await read({ claimReviewed: 'Something else' })).draft.id).not.toBe(draft.id);
  });

  it('drops unreadable members with warnings', async () => {
    const { draft, warnings } = await read({
      datePublished: 'last week',
      inLanguage: 'English!',
      itemReviewed: { datePublished: '0001-01-01', appearance: 'on the radio' },
    });
    expect(draft.content).toMatchObject({ lang: 'und', claimed_at: null, first_appearance_url: null });
    expect([...warnings].sort()).toEqual([
      'appearance_not_recognised',
      'date_not_recognised',
      'date_not_recognised',
      'language_not_recognised',
    ]);
  });

  it('may have lists in place of single values', async () => {
    const claim = await claimOf({
      author: [{ name: 'One' }, { name: 'Two' }],
      itemReviewed: [
        { author: 'A Minister', appearance: [{ url: 'https://a.example/' }, 'https://b.example/'] },
      ],
    });
    expect(claim).toMatchObject({ claimant: 'A Minister', first_appearance_url: 'https://a.example/' });
    expect(claim.review?.reviewer).toBe('One, Two');
  });
});

describe('its rating', () => {
  const verdictOf = async (reviewRating: unknown, inLanguage = 'en') =>
    (await claimOf({ reviewRating, inLanguage })).review;

  it.each([
    ['True', 'supported'],
    ['MOSTLY TRUE', 'supported'],
    ['Correct.', 'supported'],
    ['Half True', 'missing_context'],
    ['Half-true', 'missing_context'],
    ['Mixture', 'missing_context'],
    ['Missing Context', 'missing_context'],
    ['Mostly False', 'refuted'],
    ['False', 'refuted'],
    ['Pants on Fire!', 'refuted'],
    ['Fake', 'refuted'],
    ['Engañoso', 'missing_context'],
    ['Plutôt faux', 'refuted'],
    ['C’est vrai', 'supported'],
    ['Größtenteils richtig', 'supported'],
    ['ЛОЖЬ', 'refuted'],
    ['Маніпуляція', 'missing_context'],
    ['É falso', 'refuted'],
    ['زائف جزئيًا', 'missing_context'],
    ['مُضلِّل', 'missing_context'],
  ])('%s is %s, and its wording is kept', async (alternateName, verdict) => {
    expect(await verdictOf({ alternateName })).toMatchObject({ verdict, original_rating: alternateName });
  });

  it.each(['Unproven', 'Satire', 'Not false', 'It is true that he said so', 'Outdated'])(
    'keeps the wording %s without a verdict, with a warning',
    async (alternateName) => {
      const { draft, warnings } = await read({ reviewRating: { alternateName } });
      expect(draft.content).toMatchObject({
        review: { verdict: null, verdict_label: null, original_rating: alternateName },
      });
      expect(warnings).toEqual(['rating_not_recognised']);
    },
  );

  it('is labelled in the language of the review', async () => {
    expect((await verdictOf({ alternateName: 'Falso' }, 'es-MX'))?.verdict_label).toBe('Refutada');
    expect((await verdictOf({ alternateName: 'Falso' }, 'gl'))?.verdict_label).toBeNull();
  });

  it.each([
    [{ ratingValue: 1, bestRating: 5, worstRating: 1 }, 'refuted'],
    [{ ratingValue: '5', bestRating: '5', worstRating: '1' }, 'supported'],
    [{ ratingValue: 2, bestRating: 5, worstRating: 1 }, null],
    [{ ratingValue: 1 }, null],
    [{ ratingValue: -1, bestRating: -1, worstRating: -1 }, null],
    [{ ratingValue: 1, bestRating: 5, worstRating: 1, alternateName: 'True' }, 'supported'],
    [{ ratingValue: 5, bestRating: 5, worstRating: 1, alternateName: 'Four leaves' }, null],
    [{ ratingValue: 'False' }, 'refuted'],
  ])(
    '%o is %s: wordings precede numbers, and only the ends of a scale have a verdict',
    async (rating, verdict) => {
      expect((await verdictOf(rating))?.verdict).toBe(verdict);
    },
  );
});

describe('the input', () => {
  const other = { ...review, url: 'https://facts.example/reviews/8' };
  const feed = {
    '@type': 'DataFeed',
    dataFeedElement: [
      { '@type': 'DataFeedItem', item: [review] },
      { '@type': 'DataFeedItem', item: null },
      { '@type': 'DataFeedItem', item: [other] },
    ],
  };

  it.each([
    ['one object', json(review), 1],
    ['one object over several lines', JSON.stringify(review, null, 2), 1],
    ['a list', json([review, other]), 2],
    ['a list over several lines', JSON.stringify([review, other], null, 2), 2],
    ['lines', `${json(review)}\n\n${json(other)}\r\n`, 2],
    ['a feed', json(feed), 2],
    ['a feed over several lines', JSON.stringify(feed, null, 2), 2],
    ['a feed a line', `${json(feed)}\n`, 2],
  ])('may be %s', async (_, text, count) => {
    for (const chunkBytes of [1, 7, 100_000]) {
      const rows = await readRows('claim-review', text, { chunkBytes });
      expect(results(rows).filter((result) => result === 'publication')).toHaveLength(count);
      expect(faults(rows)).toEqual([]);
    }
  });

  it('may be a graph with the authors beside the review', async () => {
    const graph = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage', '@id': '#page' },
        { ...review, author: { '@id': '#us' } },
        { '@type': 'Organization', '@id': '#us', name: 'Facts Example', url: 'https://facts.example/' },
      ],
    };
    const rows = await readRows('claim-review', json(graph));
    expect(results(rows)).toEqual(['passed_over', 'publication', 'passed_over']);
    expect(rows[1]?.reading).toMatchObject({ draft: { content: { review: { reviewer: 'Facts Example' } } } });
  });

  it('may be a long list with a broken element', async () => {
    const broken = json(other).replace('"claimReviewed":', '"claimReviewed"');
    const rows = await readRows('claim-review', `[\n${json(review)},\n${broken},\n${json(other)}\n]`);
    expect(rows.map(({ line, reading }) => [line, reading.result])).toEqual([
      [2, 'publication'],
      [3, 'fault'],
      [4, 'publication'],
    ]);
  });

  it('rejects only a broken line', async () => {
    const text = [json(review), '{"url": ', '[]', '"text"', '{"@type":"Article"}', json(other)].join('\n');
    const rows = await readRows('claim-review', text);
    expect(faults(rows)).toMatchObject([
      { line: 2, reason: 'invalid_json' },
      { line: 4, reason: 'not_an_object' },
      { line: 5, reason: 'not_a_claim_review' },
    ]);
    expect(results(rows).filter((result) => result === 'publication')).toHaveLength(2);
  });

  it('refuses a review that is not UTF-8', async () => {
    const bytes = Buffer.from(`${json({ ...review, claimReviewed: 'Québec' })}\n${json(other)}\n`, 'latin1');
    expect(faults(await readRows('claim-review', bytes))).toMatchObject([
      { line: 1, reason: 'invalid_encoding' },
    ]);
  });

  it.each([
    ['cut off', json([review, other]).slice(0, -20), /cut off/],
    ['one object cut off', JSON.stringify(review, null, 2).slice(0, -20), /not JSON, or it is cut off/],
    ['empty', ' \n', /empty/],
    ['no JSON', 'url,claimReviewed\n', /neither/],
  ])('is an error with advice when it is %s', async (_, text, message) => {
    await expect(readRows('claim-review', text)).rejects.toThrow(message);
  });

  it('is refused when nested too deeply', async () => {
    const deep = `${'{"item":'.repeat(5_000)}null${'}'.repeat(5_000)}`;
    expect(faults(await readRows('claim-review', `${deep}\n${json(review)}\n`))).toMatchObject([
      { reason: 'too_deep' },
    ]);
  });
});

describe('a ClaimReview as publishers write it', () => {
  const contentOf = async (document: unknown) => {
    const { draft } = onlyPublication(await readRows('claim-review', json(document)));
    if (draft.kind !== 'claim') throw new Error(`Read a ${draft.kind}`);
    return draft.content;
  };

  it('is decoded to plain text, with its wording kept', async () => {
    const { draft } = await read({
      claimReviewed: 'The mayor&#8217;s office banned &quot;street music&quot; in Quelmar',
      author: { name: 'Facts &amp;amp; Figures', url: 'https://facts.example/?a=1&amp;b=2' },
      reviewRating: {
        alternateName: '<b>Mostly&nbsp;False</b>',
        ratingExplanation: '<p>It&rsquo;s half.</p>',
      },
    });
    expect(draft.content).toMatchObject({
      text: 'The mayor’s office banned "street music" in Quelmar',
      review: { verdict: 'refuted', reviewer: 'Facts & Figures', explanation: 'It’s half.' },
    });
    expect(draft.upstream).toMatchObject([
      { text: 'Fact check by Facts & Figures', url: 'https://facts.example/?a=1&b=2' },
    ]);
  });

  it('is found in a page of a graph, with its references resolved', async () => {
    const { author: _, reviewRating: __, ...rest } = review;
    const content = await contentOf({
      '@graph': [
        {
          '@type': 'WebPage',
          mainEntity: {
            '@type': 'Article',
            review: { ...rest, author: { '@id': '#us' }, reviewRating: { '@id': '#rating' } },
          },
        },
      ],
      about: [
        { '@id': '#us', '@type': 'Organization', name: 'Facts Example' },
        { '@id': '#rating', '@type': 'Rating', alternateName: 'False' },
      ],
    });
    expect(content.review).toMatchObject({ reviewer: 'Facts Example', verdict: 'refuted' });
  });

  it('warns of an unresolved reference', async () => {
    expect((await read({ author: { '@id': '#elsewhere' } })).warnings).toEqual(['author_not_recognised']);
  });

  it('becomes a claim for each of its texts', async () => {
    const claimReviewed = [
      'The bridge fell',
      { '@value': 'El puente cayó', '@language': 'es' },
      'The bridge fell',
    ];
    const rows = await readRows('claim-review', json({ ...review, claimReviewed }));
    const drafts = rows.flatMap(({ reading }) => (reading.result === 'publication' ? [reading.draft] : []));
    expect(drafts.map(({ content }) => ('text' in content ? [content.text, content.lang] : null))).toEqual([
      ['The bridge fell', 'en-GB'],
      ['El puente cayó', 'es'],
    ]);
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    [{ firstAppearance: { url: '' }, appearance: { url: 'https://a.example/' } }, 'https://a.example/', []],
    [{ url: 'https://a.example/post' }, 'https://a.example/post', []],
    [{ url: review.url }, null, []],
    [{ appearance: { '@type': 'CreativeWork', url: '' } }, null, []],
    [{ appearance: { '@id': 'https://a.example/' } }, 'https://a.example/', []],
    [{ appearance: 'on the radio' }, null, ['appearance_not_recognised']],
  ])('of %j appeared at %j', async (itemReviewed, url, warnings) => {
    const reading = await read({ itemReviewed });
    expect(reading.draft.content).toMatchObject({ first_appearance_url: url });
    expect(reading.warnings).toEqual(warnings);
  });

  it('may have its address as @id', async () => {
    expect((await contentOf({ ...review, url: { '@id': review.url } })).review?.url).toBe(review.url);
    const { url: _, ...rest } = review;
    expect((await contentOf({ ...rest, mainEntityOfPage: { '@id': review.url } })).review?.url).toBe(
      review.url,
    );
  });

  it.each([
    ['English', 'en'],
    ['español', 'es'],
    ['en_US', 'en-US'],
    [{ '@type': 'Language', name: 'Ukrainian' }, 'uk'],
    [{ '@type': 'Language', name: 'Spanish', alternateName: 'es' }, 'es'],
    ['', 'und'],
    ['null', 'und'],
  ])('in %j is in %s', async (inLanguage, lang) => {
    expect((await claimOf({ inLanguage })).lang).toBe(lang);
  });

  it.each([
    ['2017-03-01 20:30:17 UTC', '2017-03-01T20:30:17Z'],
    ['2017-03-01T20:30:17+01', '2017-03-01T19:30:17Z'],
    ['2017-03-01T20:30:17+0130', '2017-03-01T19:00:17Z'],
    ['2017-03-01T20:30', '2017-03-01T20:30:00Z'],
    ['Wed, 01 Mar 2017 20:30:17 +0000', '2017-03-01T20:30:17Z'],
    ['1 Mar 2017 20:30:17 GMT', '2017-03-01T20:30:17Z'],
    ['March 1, 2017', '2017-03-01T00:00:00Z'],
    ['1 March 2017', '2017-03-01T00:00:00Z'],
    ['2017/03/01', '2017-03-01T00:00:00Z'],
    ['30 February 2017', null],
    ['03/01/2017', null],
  ])('of %s was reviewed at %s', async (datePublished, time) => {
    const reading = await read({ datePublished });
    expect(reading.draft.content).toMatchObject({ review: { reviewed_at: time } });
    expect(reading.warnings).toEqual(time === null ? ['date_not_recognised'] : []);
  });
});
