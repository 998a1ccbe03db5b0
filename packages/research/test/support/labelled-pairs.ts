import type { LabelledPair } from '../../src/index.js';
import { MemoryCorpus } from './memory-corpus.js';
import { makeClaim, makeReview } from './records.js';

const people = [
  ...['mayor', 'minister', 'bishop', 'coach', 'surgeon', 'baker', 'captain', 'governor'],
  ...['postman', 'judge', 'teacher', 'notary', 'gardener', 'singer', 'butcher', 'general'],
];
const deeds = [
  ['sold', 'the lighthouse of', 'to a foreign bank'],
  ['closed', 'every library in', 'without a vote'],
  ['planted', 'ten thousand olive trees around', 'in a single night'],
  ['banned', 'bicycles from the market of', 'because of the noise'],
  ['hid', 'the flood reports of', 'from the council'],
];
const towns = ['Sarenes', 'Tarmonde', 'Quelmar', 'Ilvara', 'Nordhaven', 'Old Ford'];

interface Told {
  readonly stored: string;
  /** As people pass it on. */
  readonly message: string;
}

/** Claims of a made-up country: who did what, where. */
const told: readonly Told[] = people.flatMap((person, one) =>
  deeds.flatMap(([verb = '', what = '', how = ''], two) => {
    const town = towns[(one + two) % towns.length] ?? '';
    return [
      {
        stored: `The ${person} of ${town} ${verb} ${what} ${town} ${how}.`,
        message: `Can you believe it, friends: our ${person} just ${verb} ${what} ${town} ${how}, they say`,
      },
    ];
  }),
);

export const messages = told.map(({ message }) => message);

/** The claims, all of them refuted. */
export function gossipCorpus(): MemoryCorpus {
  const corpus = new MemoryCorpus();
  for (const [number, { stored }] of told.entries())
    corpus.claim(
      makeClaim({ id: `told-${number}`, text: stored, review: makeReview({ verdict: 'refuted' }) }),
    );
  return corpus;
}

/** Each message and its claim say the same; it and the claims about the same town or deed do not. */
export function gossipPairs(): LabelledPair[] {
  return told.flatMap(({ message }, number) =>
    told.map(({ stored }, other) => ({
      claim: message,
      reviewed: stored,
      context: null,
      lang: 'en',
      same: number === other,
    })),
  );
}
