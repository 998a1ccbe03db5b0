import { listsByLanguage } from '@partner-api/reading';
import { words } from '@partner-api/text';

/** Whether a text has a word that says of something that it is true, false or believed. */
export function speaksOfTruth(text: string, language: string): boolean {
  const known = truthWords.of(language);
  return known === undefined || words(text, language).some((word) => known.has(word));
}

const lists: Readonly<Record<string, string>> = {
  en: `true truth real really right correct accurate fact facts so happen happened happens believe buy false falsely fake
    faked hoax untrue denied denies deny denying debunked refuted myth lie lies lied nonsense rubbish wrong way
    evidence proof`,
  es: `cierto cierta verdad verdadero real ocurrio ocurrido paso pasado correcto creo creas crean falso falsa falsos falsas
    bulo mentira desmiente desmintio desmienten desmentido pruebas`,
  fr: `vrai vraie verite reel arrive exact produit crois croyez faux fausse fausses infox dement dementi canular mensonge
    preuve preuves`,
  de: `wahr wahrheit stimmt richtig passiert geschehen glaube glaubt falsch dementiert dementierte bestreitet luge unsinn
    beweis beweise`,
  pt: `verdade verdadeiro verdadeira certo aconteceu real acredito acreditem falso falsa boato mentira desmente desmentiu
    provas`,
  it: `vero vera verita successo accaduto corretto reale credo credete falso falsa bufala smentisce smentito prove`,
  ar: `صحيح صحيحا صحيحة حقيقي حقيقة الحقيقة يحدث حدث كاذب كاذبة كذب زائف زائفة مزيف نفى نفت ينفي تنفي شائعة دليل`,
  ru: `правда правды правдой неправда верно так было произошло случилось верю верьте ложь ложно ложныи фейк фальшивка миф вранье
    опроверг опровергли опровергает опровергла доказательств`,
  uk: `правда правди правдою вірно так було сталося відбулося вірю вірте неправда фейк брехня міф спростував спростували
    спростовує доказів`,
};

const truthWords = listsByLanguage(lists, (list, language) => new Set(words(list, language)));
