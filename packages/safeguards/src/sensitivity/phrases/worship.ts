import type { PhrasesByLanguage } from './phrases-by-language.js';

/** Places of worship and those who serve there. */
export const worshipPhrases: PhrasesByLanguage = {
  en: `mosque*, masjid*, church, churches, chapel*, cathedral*, monaster*, convent, convents, synagogue*, temple, temples,
    shrine*, priest, priests, imams, imam of, bishop*, nun, nuns, monk, monks, rabbi, rabbis, worshipper*, worshiper*,
    friday prayer*, prayer hall*, minaret*, musalla*, husseiniya*, hussainiya*, husayniyya*, kanisa, kaniseh, kaneesa`,
  es: `mezquita*, iglesia*, capilla*, catedral*, monasterio*, convento*, sinagoga*, templo*, santuario*, sacerdote*,
    parroquia*, parroco*`,
  fr: `mosquee*, eglise*, cathedrale*, monastere*, couvent*, chapelle*, paroisse*, pretre*, sanctuaire*`,
  // Not the word for a monastery: it begins the name of a province, Deir ez-Zor.
  ar: `مسجد, مساجد, جامع, جوامع, كنيسة, كنائس, كاتدرائية, حسينية, حسينيات, كنيس, معبد, مصلى, مصلين, مصلون, كاهن, قس`,
  ru: `мечет*, церк*, церков*, храм*, монастыр*, собор, собора, соборе, собору, синагог*, священник*, часовн*, костел*`,
  uk: `монастир*, соборі, соборів, священик*, каплиц*`,
};
