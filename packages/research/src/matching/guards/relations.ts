import { listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';
import type { Comparison } from '../comparing/comparison.js';
import { isWithin } from './different-numbers.js';

/** Whether one claim has a word that makes somebody another, and the other has not. */
export function differentRelations({ language, submitted, stored, storedInContext }: Comparison): boolean {
  return (
    !isWithin(relationsIn(submitted, language), relationsIn(storedInContext, language)) ||
    !isWithin(relationsIn(stored, language), relationsIn(submitted, language))
  );
}

/**
 * Words of a text that make somebody another than the one whom they stand beside: "the mayor's wife", "the former mayor",
 * "the deputy mayor".
 */
export function relationsIn(text: string, language: string): Set<string> {
  const [kin, offices] = [kinship.of(language), officeWords.of(language)];
  const spoken = words(text, language).map((word) => sameKin.get(word) ?? word);
  return new Set(spoken.filter((word) => kin?.has(word) || offices?.has(word)));
}

/** Whether a word tells that an office is over, or lower: people leave it out, or add it, when they name somebody. */
export function isOfOffice(word: string, language: string): boolean {
  return officeWords.of(language)?.has(word) ?? false;
}

// Without those that mean something else as often: "чоловік" counts people, "fille" is any girl, "vicino" is near.
const kin: Readonly<Record<string, string>> = {
  en: `wife husband widow widower fiance fiancee girlfriend boyfriend son daughter stepson stepdaughter mother father brother
    sister uncle aunt cousin nephew niece grandson granddaughter grandfather grandmother spokesman spokeswoman spokesperson
    lawyer bodyguard driver chauffeur successor predecessor`,
  es: `esposa esposo marido viuda viudo novia novio hijo hija madre padre hermano hermana tía tío sobrino sobrina nieto nieta
    abuelo abuela portavoz abogado abogada chofer`,
  fr: `épouse époux mari veuve veuf fils mère père frère sœur oncle tante cousin cousine neveu nièce avocat avocate chauffeur`,
  de: `ehefrau ehemann witwe witwer sohn tochter mutter vater bruder schwester onkel tante neffe nichte enkel enkelin sprecher
    sprecherin anwalt anwältin fahrer fahrerin`,
  pt: `esposa esposo marido viúva viúvo namorada namorado filho filha mãe pai irmão irmã tia tio sobrinho sobrinha advogado
    advogada motorista`,
  it: `moglie marito vedova vedovo figlio figlia madre padre fratello sorella zio zia cugino cugina nipote nonno nonna
    portavoce avvocato avvocata autista`,
  ar: 'زوجة زوج أرملة ابنة نجل والد والدة شقيق شقيقة محامي سائق',
  ru: `жена жены жену женой муж мужа мужем мужу супруг супруга супруги супругу вдова вдовы сын сына сыном дочь дочери дочерью
    мать матери матерью отец отца отцом брат брата братом сестра сестры сестру сестрой дядя тётя племянник племянница внук
    внучка адвокат адвоката водитель водителя`,
  uk: `дружина дружини дружину дружиною вдова син сина сином дочка дочки донька доньки доньку мати матері батько батька батьком
    брат брата братом сестра сестри сестру дядько тітка племінник племінниця онук онука адвокат адвоката водій водія`,
};

/** The same person in the words of a family. */
const sameKin: ReadonlyMap<string, string> = new Map([
  ['dad', 'father'],
  ['mom', 'mother'],
  ['mum', 'mother'],
]);

const offices: Readonly<Record<string, string>> = {
  en: 'former ex deputy vice acting',
  es: `ex exministro exministra expresidente expresidenta exalcalde exalcaldesa viceministro viceministra vicepresidente
    vicepresidenta`,
  fr: 'ex ancien ancienne vice adjoint adjointe',
  de: `ex ehemalige ehemaliger ehemaligen frühere früherer früheren stellvertretende stellvertretender stellvertretenden vize`,
  pt: 'ex vice',
  it: 'ex vice',
  ar: 'السابق السابقة',
  ru: `экс бывший бывшего бывшему бывшая бывшей бывшую бывшие бывшим заместитель заместителя зам`,
  uk: `екс колишній колишнього колишньому колишня колишньої колишню колишні колишнім заступник заступника`,
};

const readList = (list: string, language: string): ReadonlySet<string> => new Set(words(list, language));
const kinship = listsByLanguage(kin, readList);
const officeWords = listsByLanguage(offices, readList);
