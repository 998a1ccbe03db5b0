import { words } from '@partner-api/text';

/**
 * Whether a question asks how many, or when, in a language that we know the words of. Events tell each their own number
 * and day, and several of them quoted side by side are not yet the sum, or the day, that was asked for.
 */
export function asksFigure(question: string): boolean {
  return asksWhen(question) || holdsOne(question, figureWords);
}

/** Whether a question asks when: a sentence without a day answers it as little as one of another matter. */
export function asksWhen(question: string): boolean {
  return holdsOne(question, whenWords);
}

/** Whether it is a question for a time, and does not only tell one: "Why did it fail when the dam burst?" */
export function isForTime(question: string): boolean {
  const text = padded(question);
  return whenWords.some((word) => openings.some((opening) => text.startsWith(padded(`${opening} ${word}`))));
}

function holdsOne(question: string, phrases: readonly string[]): boolean {
  const text = padded(question);
  return phrases.some((phrase) => text.includes(padded(phrase)));
}

// Folded on both sides: "متى" ends in another letter then.
const padded = (text: string): string => ` ${words(text).join(' ')} `;

const figureWords = [
  ...['how many', 'number of', 'death toll', 'how often', 'how long', 'how much', 'total', 'count of'],
  ...[
    'cuantos',
    'cuantas',
    'numero de',
    'combien',
    'nombre de',
    'wie viele',
    'wieviele',
    'quantos',
    'quantas',
  ],
  ...['сколько', 'число', 'количество', 'скільки', 'кількість', 'كم', 'عدد'],
];

const openings = [
  '',
  'since',
  'until',
  'desde',
  'hasta',
  'depuis',
  'jusqu a',
  'seit',
  'с',
  'до',
  'з',
  'منذ',
  'حتى',
];
const whenWords = ['when', 'cuando', 'quand', 'wann', 'quando', 'когда', 'коли', 'متى'];
