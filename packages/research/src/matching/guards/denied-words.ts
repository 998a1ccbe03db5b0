import { listsByLanguage } from '@partner-api/reading';
import { terms, words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { denialScope } from './denial-scope.js';
import { denialPlaces } from './different-negation.js';
import { isEmphatic } from './emphatic-denials.js';

/**
 * Whether the message denies what a stored claim tells that denies nothing: the next word that tells something, as in "I have no
 * financial interests there" beside "He has financial interests there", or much of it up to the end of the clause, as in
 * "was NOT taken after the heat wave" beside "a photograph of dead cows after a heat wave".
 */
export function deniesItsWords(comparison: Comparison): boolean {
  const { language, nearest, stored, storedInContext } = comparison;
  if (denying(words(storedInContext, language), language).length > 0) return false;
  const told = new Set(terms(stored, language));
  const isTold = (word: string) => {
    const wanted = terms(word, language);
    const shared = wanted.filter((term) => told.has(term));
    return shared.length > 0 && shared.length >= wanted.length * leastShared;
  };
  const tells = (word: string) => terms(word, language).length > 0;
  const spoken = words(nearest, language);
  const deniesNext = denying(spoken, language).some((place) => {
    const next = spoken.slice(place + 1, place + 1 + furthest).find(tells);
    return next !== undefined && isTold(next);
  });
  if (deniesNext) return true;
  // "Not allowed to wear" says the same as "prohibited from wearing".
  if (words(storedInContext, language).some((word) => prohibitions.of(language)?.has(word))) return false;
  const telling = new Set(words(stored, language).filter(tells)).size;
  return nearest.split(clauseEnd).some((clause) => {
    const said = words(clause, language);
    return denying(said, language).some((place) => {
      const scope = denialScope(said, place, language);
      const denied = new Set(scope.filter(isTold)).size;
      return denied >= fewestDenied && denied >= telling * leastDenied;
    });
  });
}

/** Without "not only" and the like, behind which something is said rather than denied. */
function denying(spoken: readonly string[], language: string): number[] {
  return (denialPlaces(spoken, language) ?? []).filter((place) => !isEmphatic(spoken, place, language));
}

/** Of the runs of a word where languages have these: an ending or a beginning in common is not the word. */
const leastShared = 0.6;
/** Words: "did not ever attack". */
const furthest = 3;
const clauseEnd = /[,;:.!?–—()"“”](?=\s|$)|\n/u;
/** Words of the stored claim that are denied at once, and as a share of those that tell something. */
const fewestDenied = 2;
const leastDenied = 0.4;

const prohibitions = listsByLanguage(
  {
    en: `prohibit prohibits prohibited prohibiting ban bans banned banning bar bars barred forbid forbids forbade forbidden
      outlaw outlaws outlawed`,
    es: 'prohíbe prohíben prohibió prohibieron prohibido prohibida',
    fr: 'interdit interdite interdits interdites interdisent',
    de: 'verbietet verbieten verbot verboten',
    pt: 'proíbe proíbem proibiu proibiram proibido proibida',
    it: 'vieta vietano vietò vietato vietata',
    ar: 'حظر حظرت يحظر تحظر منع منعت يمنع تمنع',
    ru: 'запрещает запретил запретила запретили запрещено запрещён запрещены',
    uk: 'забороняє заборонив заборонила заборонили заборонено',
  },
  (list, language): ReadonlySet<string> => new Set(words(list, language)),
);
