import { readFileSync } from 'node:fs';
import { phrasesOf } from './phrases.js';

// Read when the process starts, so that a later lack of file handles does not matter.
const table = readFileSync(new URL('../../../data/question-words.tsv', import.meta.url), 'utf8');
const rows = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

/** The phrases of a list, of all languages or of one, as `holdsOne` takes them. */
export function phrasesIn(list: string, language?: string): string[] {
  return rows.flatMap(([name, of, phrases = '']) =>
    name === list && (language === undefined || of === language) ? phrasesOf(phrases, of) : [],
  );
}
