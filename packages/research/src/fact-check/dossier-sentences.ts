import { sentences, terms } from '@partner-api/text';
import { indexLanguage } from '../index/language-indexes.js';
import { passagesOf } from '../index/passages.js';
import { weightedOverlap } from '../index/weighted-overlap.js';
import type { IndexSnapshot } from '../live/live-index.js';
import type { Quotation } from '../results/evidence.js';

/** Dossier sentences that repeat a claim nearly verbatim: .85 of its terms, all its numbers, and few other terms. */
export function dossierSentences({ index, canQuote }: IndexSnapshot, claim: string): Quotation[] {
  const found = index.passages.search(() => claim, maxPassages);
  const dossiers = found.filter(({ item }) => item.parent.kind === 'dossier');
  const quotations = dossiers.flatMap(({ item }): Quotation[] => {
    const record = item.parent;
    const language = indexLanguage(item.parent.record.lang);
    const said = new Set(terms(claim, language));
    const idf = index.passages.idf(language);
    const repeats = (text: string) => {
      const held = new Set(terms(text, language));
      const hasNumbers = [...said].every((term) => !/^\p{N}/u.test(term) || held.has(term));
      return (
        hasNumbers &&
        weightedOverlap(said, held, idf) >= minClaimShare &&
        weightedOverlap(held, said, idf) >= minSentenceShare
      );
    };
    const fields = (passagesOf(record)[item.part]?.fields ?? []).filter((field) => field.quotable);
    return fields.flatMap((field) =>
      sentences(field.text, language)
        .filter(({ text }) => repeats(text) && canQuote(record, field))
        .map(({ start, end }) => ({ record, field, start, end })),
    );
  });
  return quotations.slice(0, maxQuoted);
}

const maxPassages = 50;
const maxQuoted = 2;
const minClaimShare = 0.85;
const minSentenceShare = 0.6;
