import { holdsOne, phrasesOf, spaced } from './phrases.js';

/**
 * Whether a question asks how many, or when, in a language that we know the words of. Events tell each their own number
 * and day, and several of them quoted side by side are not yet the sum, or the day, that was asked for.
 */
export function asksFigure(question: string): boolean {
  return asksWhen(question) || holdsOne(spaced(question), figureWords);
}

/** Whether a question asks when: a sentence without a day answers it as little as one of another matter. */
export function asksWhen(question: string): boolean {
  return holdsOne(spaced(question), whenWords);
}

/** Whether it is a question for a time, and does not only tell one: "Why did it fail when the dam burst?" */
export function isForTime(question: string): boolean {
  const text = spaced(question);
  return whenOpenings.some((opening) => text.startsWith(opening));
}

const figureWords = [
  ...phrasesOf('how many; number of; death toll; how often; how long; how much; total; count of'),
  ...phrasesOf('cuantos; cuantas; numero de; combien; nombre de; wie viele; wieviele; quantos; quantas'),
  ...phrasesOf('сколько; число; количество; скільки; кількість; كم; عدد'),
];

const when = ['when', 'cuando', 'quand', 'wann', 'quando', 'когда', 'коли', 'متى'];
const whenWords = when.map((word) => spaced(word));
const before = [
  '',
  'since',
  'until',
  'desde',
  'hasta',
  'depuis',
  'jusqu’à',
  'seit',
  'с',
  'до',
  'з',
  'منذ',
  'حتى',
];
const whenOpenings = when.flatMap((word) => before.map((opening) => spaced(`${opening} ${word}`)));
