import { judgedSets } from '../retrieval/judged-sets.mjs';

const places = ['Homs', 'Idlib', 'Aleppo', 'Sarenes', 'Tarmonde', 'Ilvara Baja'];
const matters = [
  'How many people were killed in PLACE in March 2017?',
  'What happened in PLACE in 2018?',
  'Why do farmers in PLACE protest?',
  'Which armed groups fought near the airport of PLACE?',
  'Did the authorities find who attacked the market in PLACE?',
];
const told = [
  'At least 40 people were killed in PLACE in March 2017.',
  'The Federal Court ordered the dam at PLACE to be demolished.',
  'Nothing happened in PLACE in May 2018.',
];

/**
 * What is asked: half written here, half real texts (questions of XQuAD, tweets of CheckThat! 2020), which are the
 * costly ones; without data only the former.
 */
export function asked(directory, count) {
  const [train, dev, english] = directory ? judgedSets(directory) : [];
  const real = (...sets) => sets.flatMap((set) => set?.queries ?? []).map(({ text }) => text);
  return {
    questions: mixed(count, inPlaces(matters), real(english)),
    claims: mixed(count, inPlaces(told), real(dev, train)),
  };
}

function inPlaces(texts) {
  return texts.flatMap((text) => places.map((place) => text.replace('PLACE', place)));
}

function mixed(count, own, real) {
  return Array.from({ length: count }, (_, index) => {
    const texts = index % 2 === 0 && real.length > 0 ? real : own;
    return texts[(index >> 1) % texts.length];
  });
}
