import { sentences, terms } from '@partner-api/text';
import { indexLanguage } from '../index/language-indexes.js';
import { passagesOf } from '../index/passages.js';
import { weightedOverlap } from '../index/weighted-overlap.js';
import type { IndexSnapshot } from '../live/live-index.js';
import type { Quotation } from '../results/evidence.js';

/** Dossier sentences that repeat a claim nearly verbatim: .85 of its terms, all its numbers, and few other terms. */
export function dossierSentences({ index, mayRepeat }: IndexSnapshot, claim: string): Quotation[] {
  const found = index.passages.search(() => claim, mostPassages);
  const dossiers = found.filter(({ item }) => item.parent.kind === 'dossier');
  const quotations = dossiers.flatMap(({ item }): Quotation[] => {
    const record = item.parent.content;
    const language = indexLanguage(item.parent.lang);
    const said = new Set(terms(claim, language));
    const idf = index.passages.idf(language);
    const repeats = (text: string) => {
      const held = new Set(terms(text, language));
      const hasNumbers = [...said].every((term) => !/^\p{N}/u.test(term) || held.has(term));
      return (
        hasNumbers &&
        weightedOverlap(said, held, idf) >= leastOfClaim &&
        weightedOverlap(held, said, idf) >= leastOfSentence
      );
    };
    const fields = (passagesOf(record)[item.part]?.fields ?? []).filter((field) => field.quotable);
    return fields.flatMap((field) =>
      sentences(field.text, language)
        .filter(({ text }) => repeats(text) && mayRepeat(record, field))
        .map(({ start, end }) => ({ record, field, start, end })),
    );
  });
  return quotations.slice(0, mostQuoted);
}

const mostPassages = 50;
const mostQuoted = 2;
const leastOfClaim = 0.85;
const leastOfSentence = 0.6;
