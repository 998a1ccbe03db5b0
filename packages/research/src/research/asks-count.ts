import { words } from '@partner-api/text';

/**
 * Whether a question asks how many, in a language that we know the words of. Events tell each their own number, and
 * several of them quoted side by side are not yet the sum that was asked for.
 */
export function asksCount(question: string): boolean {
  const text = ` ${words(question).join(' ')} `;
  return countWords.some((phrase) => text.includes(` ${phrase} `));
}

const countWords = [
  ...['how many', 'number of', 'death toll', 'how often', 'total', 'count of'],
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
].map((phrase) => words(phrase).join(' '));
