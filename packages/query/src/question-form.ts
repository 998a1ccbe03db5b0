import { words } from '@partner-api/text';
import { listIn, readTable } from './tables/read-table.js';

/**
 * Lists of words that tell what a question asks for, or that an answer to it has: a row of `data/questions.tsv` for each
 * language.
 */
export type WordList =
  | 'average'
  | 'degree'
  | 'figure'
  | 'forecast'
  | 'judgement'
  | 'latest'
  | 'most'
  | 'not_month'
  | 'now'
  | 'reason'
  | 'share'
  | 'span'
  | 'time'
  | 'where'
  | 'whether'
  | 'who'
  | 'why';

/** What a question asks for by its form, in the languages that the table has words of. */
export interface QuestionForm {
  readonly average: boolean;
  /** How many, or how much. */
  readonly figure: boolean;
  /** An opinion, or what is still to come: no record tells it. */
  readonly judgement: boolean;
  /** The latest, so that newer records come first. */
  readonly latest: boolean;
  /** What is most or least. */
  readonly most: boolean;
  /** How things are now: a record tells how they were on its day. */
  readonly now: boolean;
  readonly share: boolean;
  readonly time: boolean;
  readonly where: boolean;
  /** Yes or no. */
  readonly whether: boolean;
  readonly who: boolean;
  readonly why: boolean;
}

interface Row {
  readonly list: string;
  readonly language: string;
  readonly phrases: readonly string[];
}

// Read when the process starts: later no file may be open.
const rows: readonly Row[] = readTable('questions.tsv', ['list', 'language', 'phrases']).map(
  ({ list, language, phrases }) => ({
    list,
    language,
    phrases: listIn(phrases).map((phrase) => {
      const whole = spaced(phrase, language);
      return phrase.endsWith('*') ? whole.trimEnd() : whole;
    }),
  }),
);

/** The words of a text, folded, with a space around each: so a phrase is found in it by whole words. */
function spaced(text: string, language?: string): string {
  return ` ${words(text, language).join(' ')} `;
}

function phrasesOf(list: string, language?: string): readonly string[] {
  return rows.flatMap((row) =>
    row.list === list && (language === undefined || row.language === language) ? row.phrases : [],
  );
}

/** Whether a text has a word of a list, in one language or in any. */
export function hasWordOf(list: WordList, text: string, language?: string): boolean {
  const said = spaced(text, language);
  return phrasesOf(list, language).some((phrase) => said.includes(phrase));
}

/** Whether the table has words of a list in a language. */
export function knowsWordsOf(list: WordList, language: string): boolean {
  return rows.some((row) => row.list === list && row.language === language);
}

export function questionForm(question: string): QuestionForm {
  const said = spaced(question);
  const has = (list: WordList) => phrasesOf(list).some((phrase) => said.includes(phrase));
  const opens = (list: string) => phrasesOf(list).some((phrase) => said.startsWith(phrase));
  // Spanish alone opens its questions with a sign; one without a question word is for yes or no.
  const isWithoutAsking = /^\s*\u00bf/u.test(question) && !opens('asking');
  const whether = opens('whether_first') || isWithoutAsking || (has('whether') && !opens('asking'));
  return {
    average: has('average'),
    figure: has('figure'),
    judgement: has('forecast') || ((whether || has('degree')) && has('judgement')),
    latest: has('latest'),
    most: has('most'),
    now: has('now') || has('latest'),
    share: has('share'),
    time: opens('time'),
    where: opens('where'),
    whether,
    who: opens('who'),
    why: has('why'),
  };
}

const frames = new Map(
  rows
    .filter(({ list }) => list === 'frame')
    .map(({ language, phrases }) => [language, new Set(phrases.map((phrase) => phrase.trim()))]),
);

/**
 * A question without the words that only make it one. No record has to hold them, so they must not count as parts of the
 * question that went unanswered. In a language without such a list it stays whole.
 */
export function askedWords(question: string, language: string): string {
  const frame = frames.get(language === 'und' ? 'en' : language);
  if (frame === undefined) return question;
  return words(question, language)
    .filter((word) => !frame.has(word))
    .join(' ');
}
