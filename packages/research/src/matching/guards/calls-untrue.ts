import { type ByLanguage, isQuestion, listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';

/**
 * Whether the sentence of a message that tells a stored claim says that it is not so or was not done, wherever in it: "the story
 * that half the nurses refused is a hoax", "Police figures say no such thing", "No, …", "declined to buy".
 */
export function callsUntrue({ language, nearest, stored, storedInContext }: Comparison): boolean {
  // Who asks whether it is not true does not say so.
  if (isQuestion(nearest)) return false;
  if (answer.test(nearest) && !answer.test(stored)) return true;
  return kinds.some((phrases) => has(phrases, nearest, language) && !has(phrases, storedInContext, language));
}

/** Whether one claim alone says of something that it is not so, or was not done. */
export function differentUntruth({ language, submitted, storedInContext }: Comparison): boolean {
  return kinds.some(
    (phrases) => has(phrases, submitted, language) !== has(phrases, storedInContext, language),
  );
}

type Phrases = ByLanguage<readonly string[]>;

/** In English as well as in the language of the stored claim: "It's a hoax that" goes before words of any language. */
function has(phrases: Phrases, text: string, language: string): boolean {
  const said = ` ${words(text, language).join(' ')} `;
  return [phrases.of(language), phrases.of('en')].some((list) =>
    list?.some((phrase) => said.includes(phrase)),
  );
}

/** "No" with a pause behind it, in any of the languages. */
const answer = /^\P{L}*(?:no|non|nein|não|нет|ні|لا|كلا)(?:\s?[,،!:]|\s[–—-])/iu;

/** What is said of a claim or a report. */
const untrue: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['hoax', 'untrue', 'debunked', 'false claim', 'false story', 'false rumor', 'false rumour'],
    ...['is false', 'are false', 'was false', 'not true', 'no truth', 'no such thing', 'nothing of the sort'],
    ...['never happened', 'did not happen', "didn't happen", "isn't true", "wasn't true", "aren't true"],
  ],
  es: [
    ...['bulo', 'es falso', 'es mentira', 'no es cierto', 'no es verdad'],
    ...['desmiente', 'desmienten', 'desmintió'],
  ],
  fr: ['infox', 'canular', 'est faux', "n'est pas vrai", 'dément', 'démenti'],
  de: ['ist falsch', 'stimmt nicht', 'nicht wahr', 'nie gegeben', 'dementiert', 'dementierte'],
  pt: ['boato', 'é falso', 'é mentira', 'não é verdade', 'desmente', 'desmentiu'],
  it: ['una bufala', 'è falso', 'non è vero', 'smentisce', 'smentito'],
  ar: ['شائعة', 'كاذب', 'كاذبة', 'غير صحيح', 'غير صحيحة', 'لا صحة'],
  ru: ['фейк', 'неправда', 'ложь', 'не правда', 'опроверг', 'опровергли', 'опровергла', 'выдумка'],
  uk: ['фейк', 'неправда', 'брехня', 'не правда', 'спростував', 'спростували', 'вигадка'],
};

/** What is said of a deed that did not come about. */
const undone: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['refused to', 'refuses to', 'declined to', 'declines to', 'unable to', 'no intention'],
    ...['no plan', 'no plans', 'decided against', 'decides against', 'abstained from', 'refrained from'],
    ...['called off', 'stopped short of', 'ruled out', 'scrapped', 'shelved', 'backed out'],
  ],
  es: ['se negó a', 'se niega a', 'rehusó', 'descartó'],
  fr: ['a refusé de', 'refuse de', 'a renoncé à', 'renonce à', 'aucun projet'],
  de: ['weigerte sich', 'weigert sich', 'lehnte es ab', 'lehnt es ab'],
  pt: ['recusou se a', 'recusa se a', 'desistiu de'],
  it: ['rifiutato di', 'rifiuta di', 'rinunciato a'],
  ar: ['رفض أن', 'رفضت أن', 'تراجع عن'],
  ru: ['отказался', 'отказалась', 'отказались', 'отказывается', 'передумал'],
  uk: ['відмовився', 'відмовилась', 'відмовилася', 'відмовилися', 'відмовляється', 'передумав'],
};

/** Folded as words are, between spaces. */
const kinds: readonly Phrases[] = [untrue, undone].map((lists) =>
  listsByLanguage(lists, (list, language) => list.map((phrase) => ` ${words(phrase, language).join(' ')} `)),
);
