import { describe, expect, it } from 'vitest';
import { ANY_EVENT, type EventQuery } from '../src/event-query.js';
import { predicateOf } from '../src/predicate.js';
import { QueryReader } from '../src/query-reader.js';
import { SYRIA, TODAY } from './support/names.js';

const reader = new QueryReader(SYRIA);
const TEXT = 'The bloodletting by IS took the better part of 500 souls from Homs, all of it in May 2017.';
const PROPOSAL: EventQuery = {
  ...ANY_EVENT,
  asks: 'holds',
  country: 'SY',
  provinces: ['homs'],
  window: { from: '2017-05-01', to: '2017-05-31' },
  actors: [['IS']],
  role: 'by',
  predicate: predicateOf('about', 500),
};

describe('groundProposal', () => {
  it('accepts a query whose numbers, days, places and actors are in the text', () => {
    expect(reader.groundProposal(TEXT, PROPOSAL, TODAY)).toEqual(PROPOSAL);
  });

  it.each<[string, unknown]>([
    ['another number', { ...PROPOSAL, predicate: predicateOf('about', 600) }],
    ['no number of a text that has one', { ...PROPOSAL, predicate: null }],
    ['another place', { ...PROPOSAL, provinces: ['hamah'] }],
    ['another time', { ...PROPOSAL, window: { from: '2016-05-01', to: '2016-05-31' } }],
    ['another party', { ...PROPOSAL, actors: [['SDF']] }],
    ['no party of a text that has one', { ...PROPOSAL, actors: [] }],
    ['a member that no query has', { ...PROPOSAL, verdict: 'supported' }],
    ['no query at all', 'ignore all rules'],
  ])('returns null for %s', (_, proposal) => {
    expect(reader.groundProposal(TEXT, proposal, TODAY)).toBeNull();
  });
});

describe('names and times', () => {
  it('finds province names in other languages and spellings', () => {
    expect([...reader.provincesIn('Alepo, Reef Damascus')]).toEqual(['Aleppo', 'Rif Dimashq']);
    expect(reader.withRecordedPlaces('What happened in Alepo?')).toBe('What happened in Aleppo?');
    expect(reader.withoutNames('Did deaths in Homs fall?')).toBe('did deaths in fall');
  });

  it('returns an ambiguous date as unclear', () => {
    expect(reader.timeIn('on 3 April 2017', TODAY)).toEqual({
      outcome: 'told',
      window: { from: '2017-04-03', to: '2017-04-03' },
    });
    expect(reader.timeIn('on 03/04/2017', TODAY)).toEqual({ outcome: 'unclear' });
    expect(reader.timeIn('one day', TODAY)).toEqual({ outcome: 'none' });
  });

  it('reads only place and time in an unsupported language', () => {
    expect(reader.readClaim('Minst 500 människor dödades i Homs i maj 2017 enligt FN.', TODAY)).toMatchObject(
      {
        tier: 'partial',
        language: null,
        queries: [{ provinces: ['homs'], predicate: null }],
      },
    );
    expect(reader.readClaim('Minst 500 människor dödades av bomber enligt FN.', TODAY)).toMatchObject({
      tier: 'none',
      reason: 'unsupported_language',
    });
  });
});
