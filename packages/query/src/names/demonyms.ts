import { PhraseTree } from '../tables/phrase-tree.js';
import { listIn, readTable } from '../tables/read-table.js';
import { wordsOfTerm } from '../tables/terms.js';

/** A demonym, or a capital used as a metonym for its government. */
export interface Demonym {
  readonly country: string;
  readonly isCapital: boolean;
}

/** Covers all languages together, because their demonyms hardly collide. */
export const demonymTree: PhraseTree<Demonym> = new PhraseTree();

for (const { code, called, capital } of readTable('demonyms.tsv', ['code', 'called', 'capital'])) {
  for (const name of listIn(called)) demonymTree.add(wordsOfTerm(name), { country: code, isCapital: false });
  for (const name of listIn(capital)) demonymTree.add(wordsOfTerm(name), { country: code, isCapital: true });
}
