import type { PhrasesByLanguage } from './phrases-by-language.js';

/** Relief, rescue, and what feeds people. */
export const aidPhrases: PhrasesByLanguage = {
  en: `aid, aids, relief, humanitarian*, red crescent, red cross, white helmet*, civil defence, civil defense, rescuers,
    rescue team*, rescue worker*, rescue crew*, ngo, ngos, unhcr, unicef, unrwa, wfp, ocha, msf, sarc, food distribution*,
    food warehouse*, food basket*, soup kitchen*, bakery, bakeries, bread furnace*, bread oven*, bread line*, breadline*,
    bread queue*`,
  es: `humanitario, humanitarios, humanitaria, humanitarias, ayuda alimentaria, cruz roja, media luna roja,
    proteccion civil, defensa civil, cascos blancos, socorrista*, panaderia*, reparto de alimentos`,
  fr: `humanitaire, humanitaires, aide alimentaire, croix rouge, croissant rouge, protection civile, casques blancs,
    boulangerie*, distribution de vivres`,
  ar: `إغاثة, إغاثي, إغاثية, مساعدات, معونات, إنساني, إنسانية, هلال الأحمر, صليب الأحمر, خوذ البيضاء, دفاع المدني,
    مخبز, مخابز, فرن, أفران`,
  ru: `гуманитарн*, красный крест, красного креста, красным крестом, красный полумесяц, красного полумесяца,
    белые каски, белых касок, спасатели, спасателей, волонтер*, пекарн*, хлебозавод*`,
  uk: `гуманітарн*, червоний хрест, червоного хреста, рятувальник*, білі каски, білих касок, хлібзавод*`,
};
