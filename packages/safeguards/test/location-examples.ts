import { readFileSync } from 'node:fs';

/** Texts in which every digit, or every part of the link or code, belongs to a place. */
export const examples = readFileSync(new URL('location-examples.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [pattern: string, text: string]);
export const examplesOf = (pattern: string) =>
  examples.filter(([name]) => name === pattern).map(([, text]) => text);
