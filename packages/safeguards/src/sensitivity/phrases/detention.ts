import type { PhrasesByLanguage } from './phrases-by-language.js';

/** Places that hold people who cannot leave when they are attacked. Prisoners of war and their exchange are none. */
export const detentionPhrases: PhrasesByLanguage = {
  en: `prison, prisons, jail, jails, detention center*, detention centre*, detention camp*, detention facilit*,
    detention site*, penal colon*, penitentiar*, inmate*,
    remand centre*, remand center*, holding facilit*, holding centre*, holding center*, police cell*, prison cell*, lockup,
    dungeon*, torture chamber*`,
  es: `carcel, carceles, prision, prisiones, centro de detencion, centros de detencion, el penal, del penal,
    penitenciari*, recluso*, reclusa*,
    centro de reclusion, centros de reclusion, al penal, penal de, calabozo*, correccional*`,
  fr: `centre de detention, centres de detention, maison d arret, penitencier*, penitentiaire*, geole*,
    centre de retention, centres de retention, centre penitentiaire, cachot*`,
  ar: `سجن, سجون, مركز احتجاز, مراكز احتجاز, مركز توقيف, مراكز توقيف, معتقل, معتقلات,
    مركز إيقاف, مراكز إيقاف, زنزانة, زنازين, مركز اعتقال, مراكز اعتقال`,
  ru: `тюрьм*, тюрем*, исправительн* колони*, колони* строгого режима, сизо, следственн* изолятор*,
    изолятор* временного содержания,
    колония, колонии, колонию, колонией, изолятор*, застенк*, спецприемник*`,
  uk: `в’язниц*, тюрм*, виправн* колоні*, колоні* суворого режиму, сізо, слідч* ізолятор*,
    колонія, колонії, колонію, колонією, ізолятор*, катівн*, спецприймальник*`,
};
