import { arabic } from './arabic.js';
import { english } from './english.js';
import { french } from './french.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';
import type { StatementVocabulary } from './statement-concepts.js';
import { ukrainian } from './ukrainian.js';

export const statementVocabularies: readonly StatementVocabulary[] = [
  english,
  spanish,
  french,
  arabic,
  russian,
  ukrainian,
];
