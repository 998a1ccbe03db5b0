import type { PhrasesByLanguage } from './phrases-by-language.js';

/** Places where people who fled live, and those who live there. */
export const shelterPhrases: PhrasesByLanguage = {
  en: `shelter, shelters, refugee*, displaced, displacement, idp, idps, evacuee*, camp, camps, orphanage*,
    nursing home*, mukhayyam, mukhayam, mukhaym, mokhayam, makhyam, malja`,
  es: `refugiado*, refugiada*, refugio, refugios, desplazado*, desplazada*, albergue*, campamento*, orfanato*`,
  fr: `refugie, refugies, refugiee*, deplaces, deplacees, abri, abris, orphelinat*`,
  ar: `مخيم, مخيمات, لاجئ, لاجئة, لاجئين, لاجئون, نازح*, مهجر*, ملجأ, ملاجئ, مأوى, إيواء, دار أيتام, دار الأيتام`,
  ru: `беженец, беженк*, беженц*, переселенец, переселенц*, убежищ*, бомбоубежищ*, приют*, лагер*, детский дом,
    детского дома, детском доме, интернат*`,
  uk: `біженець, біженк*, біженц*, переселенець, укритт*, бомбосховищ*, притулок, притулк*, табір, табор*,
    дитячий будинок, дитячого будинку`,
};
