import { readdirSync, readFileSync } from 'node:fs';

export interface LabelledText {
  readonly id: string;
  readonly family: string;
  readonly lang: string;
  readonly text: string;
  readonly label: 'harmful' | 'benign_lookalike' | 'neutral';
  /** `fit` is what rules are written on; all others are for judging. */
  readonly split: string;
  readonly category: string;
}

export interface LabelledStatement {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly label: 'discloses' | 'history' | 'general';
  readonly split: 'fit' | 'judge';
}

export const labelledTexts: readonly LabelledText[] = readLines('screening-set');

export const labelledStatements: readonly LabelledStatement[] = readLines('disclosure-set');

export const LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;

function readLines<Line>(folder: string): Line[] {
  const directory = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(directory)
    .flatMap((name) => readFileSync(new URL(name, directory), 'utf8').trim().split('\n'))
    .map((line): Line => JSON.parse(line));
}
