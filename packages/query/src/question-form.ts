import { words } from '@partner-api/text';
import { listIn, readTable } from './tables/read-table.js';

/** The type of a question by its wording. */
export type QuestionForm = Readonly<ReturnType<typeof questionForm>>;

/** Word lists of `data/questions.tsv`, one row per language, that show the type of a question or of an answer. */
type WordList = keyof QuestionForm | 'degree' | 'forecast' | 'not_month' | 'reason' | 'span';

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

export function questionForm(question: string) {
  const said = spaced(question);
  const has = (list: string) => phrasesOf(list).some((phrase) => said.includes(phrase));
  const opens = (list: string) => phrasesOf(list).some((phrase) => said.startsWith(phrase));
  // A Spanish question ("¿") without an interrogative word is a yes/no question.
  const isWithoutAsking = /^\s*\u00bf/u.test(question) && !opens('asking');
  const whether = opens('whether_first') || isWithoutAsking || (has('whether') && !opens('asking'));
  return {
    average: has('average'),
    /** How many, or how much. */
    figure: has('figure'),
    /** An opinion or a forecast, which no record answers. */
    judgement: has('forecast') || ((whether || has('degree')) && has('judgement')),
    /** The latest news: newer records rank first. */
    latest: has('latest'),
    /** A superlative: most or least. */
    most: has('most'),
    /** The present state, of which a record only gives the state at its date. */
    now: has('now') || has('latest'),
    share: has('share'),
    time: opens('time'),
    where: opens('where'),
    /** A yes/no question. */
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
