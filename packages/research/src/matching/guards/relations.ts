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
  const [kin, offices] = [kinship.of(language), formerOffices.of(language)];
  const spoken = words(text, language).map((word) => sameKin.get(word) ?? word);
  return new Set(spoken.filter((word) => kin?.has(word) || offices?.has(word)));
}

/** Whether a word tells that an office is over, or lower: people leave it out when they speak of somebody. */
export function isOfOffice(word: string, language: string): boolean {
  return formerOffices.of(language)?.has(word) ?? false;
}

const kin: Readonly<Record<string, string>> = {
  en: `wife husband widow widower fiance fiancee girlfriend boyfriend son daughter stepson stepdaughter mother father brother
    sister uncle aunt cousin nephew niece grandson granddaughter grandfather grandmother spokesman spokeswoman spokesperson
    lawyer bodyguard driver chauffeur neighbour neighbor successor predecessor`,
  es: `esposa esposo marido viuda viudo novia novio hijo hija madre padre hermano hermana tio tia primo prima sobrino sobrina
    nieto nieta abuelo abuela portavoz abogado abogada chofer conductor asistente vecino vecina`,
  fr: `epouse epoux mari veuve veuf fille fils mere pere frere soeur oncle tante cousin cousine neveu niece avocat avocate
    porte-parole chauffeur assistant assistante voisin voisine`,
  de: `ehefrau ehemann witwe witwer sohn tochter mutter vater bruder schwester onkel tante neffe nichte enkel enkelin sprecher
    sprecherin anwalt anwaltin fahrer fahrerin assistent assistentin nachbar nachbarin`,
  pt: `esposa esposo marido viuva viuvo namorada namorado filho filha mae pai irmao irma tio tia primo prima sobrinho sobrinha
    neto neta porta-voz advogado advogada motorista assessor assessora vizinho vizinha`,
  it: `moglie marito vedova vedovo figlio figlia madre padre fratello sorella zio zia cugino cugina nipote nonno nonna
    portavoce avvocato avvocata autista assistente vicino vicina`,
  ar: 'زوجة زوج أرملة ابن ابنة نجل كريمة والد والدة شقيق شقيقة محامي سائق مساعد مساعدة',
  ru: `жена жены жену женои муж мужа мужем мужу вдова вдовы сын сына сыном дочь дочери дочерью мать матери матерью отец отца
    отцом брат брата братом сестра сестры сестру сестрои дядя тетя племянник племянница внук внучка адвокат адвоката водитель водителя помощник помощника сосед соседа`,
  uk: `дружина дружини дружину дружиною чоловік чоловіка чоловіком вдова син сина сином дочка дочки донька доньки доньку мати
    матері батько батька батьком брат брата братом сестра сестри сестру дядько тітка племінник племінниця онук онука адвокат
    адвоката водій водія помічник помічника сусід сусіда`,
};

/** Of English, in which people are called so everywhere. */
const sameKin: ReadonlyMap<string, string> = new Map([
  ['dad', 'father'],
  ['mom', 'mother'],
  ['mum', 'mother'],
]);

const offices: Readonly<Record<string, string>> = {
  en: 'former ex deputy vice acting',
  es: 'ex exministro exministra expresidente expresidenta exalcalde exalcaldesa viceministro viceministra vicepresidente vicepresidenta',
  fr: 'ex ancien ancienne vice adjoint adjointe',
  de: 'ex ehemalige ehemaliger ehemaligen fruhere fruherer fruheren stellvertretende stellvertretender stellvertretenden vize',
  pt: 'ex vice',
  it: 'ex vice',
  ar: 'السابق السابقة سابق سابقة نائب نائبة',
  ru: 'экс бывшии бывшего бывшая бывшеи бывшим заместитель заместителя зам',
  uk: 'екс колишніи колишнього колишня колишньої колишнім заступник заступника',
};

const readList = (list: string, language: string): ReadonlySet<string> => new Set(words(list, language));
const kinship = listsByLanguage(kin, readList);
const formerOffices = listsByLanguage(offices, readList);
