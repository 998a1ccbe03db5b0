import { PhraseTree } from '../tables/phrase-tree.js';
import { listIn, readTable } from '../tables/read-table.js';
import { wordsOfTerm } from '../tables/terms.js';

/** A word that names a country by its people, or by the capital that its government sits in. */
export interface Demonym {
  readonly country: string;
  readonly isCapital: boolean;
}

/** In all languages: an adjective of one is hardly a word of another. */
export const demonymTree: PhraseTree<Demonym> = new PhraseTree();

for (const { code, called, capital } of readTable('demonyms.tsv', ['code', 'called', 'capital'])) {
  for (const name of listIn(called)) demonymTree.add(wordsOfTerm(name), { country: code, isCapital: false });
  for (const name of listIn(capital)) demonymTree.add(wordsOfTerm(name), { country: code, isCapital: true });
}
