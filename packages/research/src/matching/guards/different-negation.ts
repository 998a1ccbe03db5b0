import { listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { isReminder } from './emphatic-denials.js';

/**
 * Whether one claim denies more than the other. Denials are counted, so that "did not" and "did" differ, and "no
 * doubt that none" and "none" do too, as "not only for the rich" and "only for the rich" have to: a false alarm only withholds a verdict. In a language without a list it cannot
 * be known, which counts as a difference unless the claims agree word for word.
 */
export function differentNegation({ language, submitted, stored }: Comparison): boolean {
  const [first, second] = [denialsIn(submitted, language), denialsIn(stored, language)];
  if (first === null || second === null)
    return words(submitted, language).join(' ') !== words(stored, language).join(' ');
  return first !== second;
}

/** How many words of a text deny; null in a language without a list. */
export function denialsIn(text: string, language: string): number | null {
  return denialPlaces(words(text, language), language)?.length ?? null;
}

/** Which words deny; null in a language without a list. */
export function denialPlaces(spoken: readonly string[], language: string): number[] | null {
  const denials = denialWords.of(language);
  if (denials === undefined) return null;
  return spoken.flatMap((word, place) =>
    denials.has(word) && !isReminder(spoken, place, language) ? [place] : [],
  );
}

// Folded, as `words` gives them: apostrophes joined, except after an elided letter. Words that call a report untrue
// deny it as a "not" does.
const lists: Readonly<Record<string, string>> = {
  en: `not no nor never none nobody nothing nowhere neither cannot without hardly barely scarcely fails failed failing dont doesnt
    didnt isnt arent wasnt werent hasnt havent hadnt cant couldnt wont wouldnt shouldnt mustnt aint false falsely fake
    faked hoax untrue denies denied deny denying debunked refuted myth`,
  es: `no ni nunca jamas nadie nada ningun ninguna ninguno ningunos ningunas sin tampoco falso falsa falsos falsas bulo
    mentira niega nego niegan negaron desmiente desmintio desmienten desmentido`,
  fr: `ne n non ni pas jamais personne rien aucun aucune nul nulle sans faux fausse fausses infox dement dementi nie nient
    canular mensonge`,
  de: `nicht nichts nie niemals niemand kein keine keinen keinem keiner keines ohne weder noch falsch dementiert dementierte
    bestreitet`,
  pt: `nao nem nunca jamais ninguem nada nenhum nenhuma sem tampouco falso falsa boato mentira nega negou negam desmente
    desmentiu`,
  it: `non ne mai nessuno nessuna nessun niente nulla senza neanche nemmeno neppure falso falsa bufala nega smentisce
    smentito`,
  ar: `لا ما لم لن ليس ليست ليسوا لیس غير بدون دون بلا ولا ولم ولن فلم فلا كاذب كاذبة زائف زائفة مزيف نفى نفت ينفي تنفي
    شائعة`,
  ru: `не ни нет никто никого никому ничего ничто никогда нигде никакои никакая никакие никаких без нельзя ложь ложно
    ложныи неправда фейк фальшивка миф отрицает отрицают отрицал опроверг опровергли опровергает опровергла`,
  uk: `не ні немає нема ніхто нікого нікому нічого ніщо ніколи ніде жоден жодна жодного жодних жодні без неправда фейк
    брехня міф заперечує заперечив заперечили заперечують спростував спростували спростовує`,
};

// Each list is folded here as the texts are.
const denialWords = listsByLanguage(lists, (list, language) => new Set(words(list, language)));
