import { words } from '@partner-api/text';
import { listIn, readTable } from './tables/read-table.js';

/** Word lists of `data/questions.tsv`, one row per language, that show the type of a question or of an answer. */
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

/** The type of a question by its wording. */
export interface QuestionForm {
  readonly average: boolean;
  /** How many, or how much. */
  readonly figure: boolean;
  /** An opinion or a forecast, which no record answers. */
  readonly judgement: boolean;
  /** The latest news: newer records rank first. */
  readonly latest: boolean;
  /** A superlative: most or least. */
  readonly most: boolean;
  /** The present state, of which a record only gives the state at its date. */
  readonly now: boolean;
  readonly share: boolean;
  readonly time: boolean;
  readonly where: boolean;
  /** A yes/no question. */
  readonly whether: boolean;
  readonly who: boolean;
  readonly why: boolean;
}

interface Row {
  readonly list: string;
  readonly language: string;
  readonly phrases: readonly string[];
}

// Read at start-up, because file handles may run out later.
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

/** The folded words of a text with spaces around each, so that a substring search matches whole words. */
function spaced(text: string, language?: string): string {
  return ` ${words(text, language).join(' ')} `;
}

function phrasesOf(list: string, language?: string): readonly string[] {
  return rows.flatMap((row) =>
    row.list === list && (language === undefined || row.language === language) ? row.phrases : [],
  );
}

/** Whether a text contains a phrase of a list, in one language or in any. */
export function hasPhraseOf(list: WordList, text: string, language?: string): boolean {
  const said = spaced(text, language);
  return phrasesOf(list, language).some((phrase) => said.includes(phrase));
}

/** Whether a list has phrases in a language. */
export function hasPhrasesIn(list: WordList, language: string): boolean {
  return rows.some((row) => row.list === list && row.language === language);
}

export function questionForm(question: string): QuestionForm {
  const said = spaced(question);
  const has = (list: WordList) => phrasesOf(list).some((phrase) => said.includes(phrase));
  const opens = (list: string) => phrasesOf(list).some((phrase) => said.startsWith(phrase));
  // A Spanish question ("¿") without an interrogative word is a yes/no question.
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
 * A question without its function words ("what", "happened"), which no record needs to contain. Returns the question
 * unchanged in a language without such a list.
 */
export function contentWords(question: string, language: string): string {
  const frame = frames.get(language === 'und' ? 'en' : language);
  if (frame === undefined) return question;
  return words(question, language)
    .filter((word) => !frame.has(word))
    .join(' ');
}
