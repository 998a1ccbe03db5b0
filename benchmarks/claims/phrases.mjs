// How people of six languages say a claim. `{n}` and `{m}` are numbers, `{in}` a place and `{when}` a time with their
// prepositions, `{what}` the kind of event. Several wordings each, taken in turn.

export const places = {
  aleppo: {
    adm: ['Aleppo Governorate'],
    en: ['in Aleppo', 'in Aleppo Governorate', 'in Aleppo province'],
    es: ['en Alepo', 'en la provincia de Alepo', 'en la gobernación de Alepo'],
    fr: ['à Alep', "dans le gouvernorat d'Alep", "dans la province d'Alep"],
    ar: ['في حلب', 'في محافظة حلب', 'بمحافظة حلب'],
    ru: ['в Алеппо', 'в провинции Алеппо', 'в мухафазе Алеппо'],
    uk: ['в Алеппо', 'у провінції Алеппо', 'у мухафазі Алеппо'],
  },
  homs: {
    adm: ['Homs Governorate'],
    en: ['in Homs', 'in the governorate of Homs', 'in Homs province'],
    es: ['en Homs', 'en la provincia de Homs', 'en la gobernación de Homs'],
    fr: ['à Homs', 'dans le gouvernorat de Homs', 'dans la province de Homs'],
    ar: ['في حمص', 'في محافظة حمص', 'بمحافظة حمص'],
    ru: ['в Хомсе', 'в провинции Хомс', 'в мухафазе Хомс'],
    uk: ['у Хомсі', 'у провінції Хомс', 'у мухафазі Хомс'],
  },
  idlib: {
    adm: ['Idlib Governorate'],
    en: ['in Idlib', 'in Idlib Governorate', 'in the province of Idlib'],
    es: ['en Idlib', 'en la provincia de Idlib', 'en la gobernación de Idlib'],
    fr: ['à Idlib', "dans le gouvernorat d'Idleb", "dans la province d'Idlib"],
    ar: ['في إدلب', 'في محافظة إدلب', 'بمحافظة إدلب'],
    ru: ['в Идлибе', 'в провинции Идлиб', 'в мухафазе Идлиб'],
    uk: ['в Ідлібі', 'у провінції Ідліб', 'у мухафазі Ідліб'],
  },
  daraa: {
    adm: ['Daraa Governorate'],
    en: ['in Daraa', 'in Daraa Governorate', "in the Dara'a governorate"],
    es: ['en Daraa', 'en la provincia de Daraa', 'en Deraa'],
    fr: ['à Deraa', 'dans le gouvernorat de Deraa', 'dans la province de Deraa'],
    ar: ['في درعا', 'في محافظة درعا', 'بمحافظة درعا'],
    ru: ['в Даръа', 'в провинции Даръа', 'в мухафазе Даръа'],
    uk: ['у Дараа', 'у провінції Даръа', 'у мухафазі Дараа'],
  },
  raqqa: {
    adm: ['Ar Raqqah Governorate'],
    en: ['in Raqqa', 'in Ar Raqqah', 'in Raqqa province'],
    es: ['en Raqa', 'en la provincia de Raqqa', 'en Al Raqa'],
    fr: ['à Raqqa', 'dans le gouvernorat de Raqqa', 'dans la province de Raqqa'],
    ar: ['في الرقة', 'في محافظة الرقة', 'بمحافظة الرقة'],
    ru: ['в Ракке', 'в провинции Ракка', 'в мухафазе Эр-Ракка'],
    uk: ['у Ракці', 'у провінції Ракка', 'у мухафазі Ракка'],
  },
  deir: {
    adm: ['Deir ez Zor Governorate'],
    en: ['in Deir ez-Zor', 'in Deir ez Zor Governorate', 'in Deir Ezzor province'],
    es: ['en Deir ez-Zor', 'en la provincia de Deir Ezzor', 'en Deir ez Zor'],
    fr: ['à Deir ez-Zor', 'dans le gouvernorat de Deir ez-Zor', 'à Deir Ezzor'],
    ar: ['في دير الزور', 'في محافظة دير الزور', 'بمحافظة دير الزور'],
    ru: ['в Дейр-эз-Зоре', 'в провинции Дейр-эз-Зор', 'в мухафазе Дейр-эз-Зор'],
    uk: ['у Дейр-ез-Зорі', 'у провінції Дейр-ез-Зор', 'у мухафазі Дейр-ез-Зор'],
  },
  tartus: {
    adm: ['Tartus Governorate'],
    en: ['in Tartus', 'in Tartus Governorate', 'in Tartous'],
    es: ['en Tartus', 'en la provincia de Tartús', 'en Tartous'],
    fr: ['à Tartous', 'dans le gouvernorat de Tartous', 'à Tartus'],
    ar: ['في طرطوس', 'في محافظة طرطوس', 'بمحافظة طرطوس'],
    ru: ['в Тартусе', 'в провинции Тартус', 'в мухафазе Тартус'],
    uk: ['у Тартусі', 'у провінції Тартус', 'у мухафазі Тартус'],
  },
  damascus: {
    adm: ['Damascus Governorate'],
    en: ['in Damascus', 'in Damascus Governorate', 'in the city governorate of Damascus'],
    es: ['en Damasco', 'en la provincia de Damasco', 'en la gobernación de Damasco'],
    fr: ['à Damas', 'dans le gouvernorat de Damas', 'dans la province de Damas'],
    ar: ['في دمشق', 'في محافظة دمشق', 'بمحافظة دمشق'],
    ru: ['в Дамаске', 'в провинции Дамаск', 'в мухафазе Дамаск'],
    uk: ['у Дамаску', 'у провінції Дамаск', 'у мухафазі Дамаск'],
  },
  syria: {
    adm: [],
    en: ['in Syria', 'across Syria', 'in all of Syria'],
    es: ['en Siria', 'en toda Siria', 'en Siria'],
    fr: ['en Syrie', 'dans toute la Syrie', 'en Syrie'],
    ar: ['في سوريا', 'في سورية', 'في جميع أنحاء سوريا'],
    ru: ['в Сирии', 'по всей Сирии', 'в Сирии'],
    uk: ['у Сирії', 'по всій Сирії', 'у Сирії'],
  },
};

const months = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  ru: 'январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре',
  uk: 'січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні',
};
const genitives = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
};
const monthIn = (lang, month) => months[lang].split(' ')[month - 1];
const monthOf = (lang, month) => (genitives[lang] ?? months[lang]).split(' ')[month - 1];

/** `2017`, `2017-03`, `2017-03-09` or `2017-03..2017-06` (months, both included) as a language says when. */
export function when(lang, time) {
  const [first, last] = time.split('..');
  if (last !== undefined) return rangeOf(lang, first, last);
  const [year, month, day] = first.split('-').map(Number);
  if (month === undefined)
    return {
      en: `in ${year}`,
      es: `en ${year}`,
      fr: `en ${year}`,
      ar: `في عام ${year}`,
      ru: `в ${year} году`,
      uk: `у ${year} році`,
    }[lang];
  if (day === undefined)
    return {
      en: `in ${monthIn(lang, month)} ${year}`,
      es: `en ${monthIn(lang, month)} de ${year}`,
      fr: `en ${monthIn(lang, month)} ${year}`,
      ar: `في ${monthIn(lang, month)} ${year}`,
      ru: `в ${monthIn(lang, month)} ${year} года`,
      uk: `у ${monthIn(lang, month)} ${year} року`,
    }[lang];
  return {
    en: `on ${day} ${monthIn(lang, month)} ${year}`,
    es: `el ${day} de ${monthIn(lang, month)} de ${year}`,
    fr: `le ${day} ${monthIn(lang, month)} ${year}`,
    ar: `في ${day} ${monthIn(lang, month)} ${year}`,
    ru: `${day} ${monthOf(lang, month)} ${year} года`,
    uk: `${day} ${monthOf(lang, month)} ${year} року`,
  }[lang];
}

function rangeOf(lang, first, last) {
  const [year, month] = first.split('-').map(Number);
  const [lastYear, lastMonth] = last.split('-').map(Number);
  const [from, to] = [monthOf(lang, month), monthOf(lang, lastMonth)];
  return {
    en: `between ${from} ${year} and ${to} ${lastYear}`,
    es: `entre ${from} de ${year} y ${to} de ${lastYear}`,
    fr: `entre ${from} ${year} et ${to} ${lastYear}`,
    ar: `بين ${from} ${year} و${to} ${lastYear}`,
    ru: `с ${from} ${year} года по ${monthName(lang, lastMonth)} ${lastYear} года`,
    uk: `з ${from} ${year} року по ${monthName(lang, lastMonth)} ${lastYear} року`,
  }[lang];
}

function monthName(lang, month) {
  return new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2018, month - 1)),
  );
}

const killed = {
  en: {
    at_least: [
      'At least {n} people were killed {in} {when}.',
      '{n} or more people died {in} {when}.',
      'No fewer than {n} people were killed {in} {when}.',
    ],
    more_than: [
      'More than {n} people were killed {in} {when}.',
      '{when}, more than {n} people died {in}.',
      'Over {n} people were killed {in} {when}.',
    ],
    at_most: [
      'At most {n} people were killed {in} {when}.',
      'No more than {n} people died {in} {when}.',
      'Not more than {n} people were killed {in} {when}.',
    ],
    fewer_than: ['Fewer than {n} people were killed {in} {when}.', 'Less than {n} people died {in} {when}.'],
    about: [
      'About {n} people were killed {in} {when}.',
      'Around {n} people died {in} {when}.',
      'Roughly {n} people lost their lives {in} {when}.',
    ],
    number: ['{n} people were killed {in} {when}.', '{when}, {n} people died {in}.'],
    between: ['Between {n} and {m} people were killed {in} {when}.'],
    none: [
      'Nobody was killed {in} {when}.',
      'No one died {in} {when}.',
      'No people were killed {in} {when}.',
    ],
    some: ['People were killed {in} {when}.'],
  },
  es: {
    at_least: [
      'Al menos {n} personas murieron {in} {when}.',
      'Por lo menos {n} personas fueron asesinadas {in} {when}.',
      '{n} o más personas murieron {in} {when}.',
    ],
    more_than: ['Más de {n} personas murieron {in} {when}.', '{when} murieron más de {n} personas {in}.'],
    at_most: [
      'Como máximo {n} personas murieron {in} {when}.',
      'No más de {n} personas murieron {in} {when}.',
    ],
    fewer_than: ['Menos de {n} personas murieron {in} {when}.'],
    about: ['Unas {n} personas murieron {in} {when}.', 'Alrededor de {n} personas murieron {in} {when}.'],
    number: ['{n} personas murieron {in} {when}.'],
    between: ['Entre {n} y {m} personas murieron {in} {when}.'],
    none: ['Nadie murió {in} {when}.', 'No murió nadie {in} {when}.'],
    some: ['Murieron personas {in} {when}.'],
  },
  fr: {
    at_least: [
      'Au moins {n} personnes ont été tuées {in} {when}.',
      'Au minimum {n} personnes sont mortes {in} {when}.',
    ],
    more_than: [
      'Plus de {n} personnes ont été tuées {in} {when}.',
      '{when}, plus de {n} personnes sont mortes {in}.',
    ],
    at_most: [
      'Au plus {n} personnes ont été tuées {in} {when}.',
      'Pas plus de {n} personnes sont mortes {in} {when}.',
    ],
    fewer_than: ['Moins de {n} personnes ont été tuées {in} {when}.'],
    about: [
      'Environ {n} personnes ont été tuées {in} {when}.',
      'Près de {n} personnes sont mortes {in} {when}.',
    ],
    number: ['{n} personnes ont été tuées {in} {when}.'],
    between: ['Entre {n} et {m} personnes ont été tuées {in} {when}.'],
    none: ["Personne n'a été tué {in} {when}.", "Personne n'est mort {in} {when}."],
    some: ['Des personnes ont été tuées {in} {when}.'],
  },
  ar: {
    at_least: ['قتل ما لا يقل عن {n} شخصا {in} {when}.', 'قتل {n} شخصا على الأقل {in} {when}.'],
    more_than: ['قتل أكثر من {n} شخص {in} {when}.', 'لقي أكثر من {n} شخص مصرعهم {in} {when}.'],
    at_most: ['قتل ما لا يزيد عن {n} شخصا {in} {when}.', 'قتل {n} شخصا على الأكثر {in} {when}.'],
    fewer_than: ['قتل أقل من {n} شخص {in} {when}.'],
    about: ['قتل نحو {n} شخص {in} {when}.', 'قتل حوالي {n} شخص {in} {when}.'],
    number: ['قتل {n} شخصا {in} {when}.'],
    between: ['قتل بين {n} و{m} شخصا {in} {when}.'],
    none: ['لم يقتل أحد {in} {when}.', 'لم يقتل أي شخص {in} {when}.'],
    some: ['قتل أشخاص {in} {when}.'],
  },
  ru: {
    at_least: [
      'Не менее {n} человек погибли {in} {when}.',
      'По меньшей мере {n} человек были убиты {in} {when}.',
      '{when} {in} погибли как минимум {n} человек.',
    ],
    more_than: ['Более {n} человек погибли {in} {when}.', 'Больше {n} человек были убиты {in} {when}.'],
    at_most: ['Не более {n} человек погибли {in} {when}.', 'Максимум {n} человек погибли {in} {when}.'],
    fewer_than: ['Менее {n} человек погибли {in} {when}.'],
    about: ['Около {n} человек погибли {in} {when}.', 'Примерно {n} человек были убиты {in} {when}.'],
    number: ['{n} человек погибли {in} {when}.'],
    between: ['От {n} до {m} человек погибли {in} {when}.'],
    none: ['Никто не погиб {in} {when}.', '{when} {in} никто не был убит.'],
    some: ['{when} {in} погибали люди.'],
  },
  uk: {
    at_least: ['Щонайменше {n} людей загинули {in} {when}.', 'Не менше {n} людей було вбито {in} {when}.'],
    more_than: ['Понад {n} людей загинули {in} {when}.', 'Більше {n} людей було вбито {in} {when}.'],
    at_most: ['Не більше {n} людей загинули {in} {when}.', 'Щонайбільше {n} людей загинули {in} {when}.'],
    fewer_than: ['Менше {n} людей загинули {in} {when}.'],
    about: ['Близько {n} людей загинули {in} {when}.', 'Приблизно {n} людей загинули {in} {when}.'],
    number: ['{n} людей загинули {in} {when}.'],
    between: ['Від {n} до {m} людей загинули {in} {when}.'],
    none: ['Ніхто не загинув {in} {when}.', '{when} {in} нікого не було вбито.'],
    some: ['Люди загинули {in} {when}.'],
  },
};

const civilians = {
  en: {
    at_least: ['At least {n} civilians were killed {in} {when}.'],
    at_most: ['At most {n} civilians were killed {in} {when}.'],
    none: ['No civilians were killed {in} {when}.'],
    more_than: ['More than {n} civilians died {in} {when}.'],
  },
  es: {
    at_least: ['Al menos {n} civiles murieron {in} {when}.'],
    at_most: ['Como máximo {n} civiles murieron {in} {when}.'],
    none: ['Ningún civil murió {in} {when}.'],
    more_than: ['Más de {n} civiles murieron {in} {when}.'],
  },
  fr: {
    at_least: ['Au moins {n} civils ont été tués {in} {when}.'],
    at_most: ['Au plus {n} civils ont été tués {in} {when}.'],
    none: ["Aucun civil n'a été tué {in} {when}."],
    more_than: ['Plus de {n} civils ont été tués {in} {when}.'],
  },
  ar: {
    at_least: ['قتل ما لا يقل عن {n} مدنيا {in} {when}.'],
    at_most: ['قتل ما لا يزيد عن {n} مدنيا {in} {when}.'],
    none: ['لم يقتل أي مدني {in} {when}.'],
    more_than: ['قتل أكثر من {n} مدني {in} {when}.'],
  },
  ru: {
    at_least: ['Не менее {n} мирных жителей погибли {in} {when}.'],
    at_most: ['Не более {n} мирных жителей погибли {in} {when}.'],
    none: ['{when} {in} не погиб ни один мирный житель.'],
    more_than: ['Более {n} мирных жителей погибли {in} {when}.'],
  },
  uk: {
    at_least: ['Щонайменше {n} цивільних загинули {in} {when}.'],
    at_most: ['Не більше {n} цивільних загинули {in} {when}.'],
    none: ['Жоден цивільний не загинув {in} {when}.'],
    more_than: ['Понад {n} цивільних загинули {in} {when}.'],
  },
};

const events = {
  en: {
    at_least: ['There were at least {n} {what} {in} {when}.', 'At least {n} {what} took place {in} {when}.'],
    more_than: [
      'There were more than {n} {what} {in} {when}.',
      'More than {n} {what} were recorded {in} {when}.',
    ],
    at_most: [
      'There were at most {n} {what} {in} {when}.',
      'No more than {n} {what} took place {in} {when}.',
    ],
    fewer_than: ['There were fewer than {n} {what} {in} {when}.'],
    about: ['There were about {n} {what} {in} {when}.'],
    number: ['There were {n} {what} {in} {when}.', '{n} {what} were recorded {in} {when}.'],
    none: [
      'There were no {what} {in} {when}.',
      'No {what} took place {in} {when}.',
      'Not a single {what1} took place {in} {when}.',
    ],
    some: ['There were {what} {in} {when}.'],
  },
  es: {
    at_least: ['Hubo al menos {n} {what} {in} {when}.'],
    more_than: ['Hubo más de {n} {what} {in} {when}.', '{when} se registraron más de {n} {what} {in}.'],
    at_most: ['Hubo como máximo {n} {what} {in} {when}.'],
    fewer_than: ['Hubo menos de {n} {what} {in} {when}.'],
    about: ['Hubo unos {n} {what} {in} {when}.', 'Hubo aproximadamente {n} {what} {in} {when}.'],
    number: ['Hubo {n} {what} {in} {when}.'],
    none: ['No hubo {what} {in} {when}.'],
    some: ['Hubo {what} {in} {when}.'],
  },
  fr: {
    at_least: ['Il y a eu au moins {n} {what} {in} {when}.', 'Au moins {n} {what} ont eu lieu {in} {when}.'],
    more_than: ['Il y a eu plus de {n} {what} {in} {when}.'],
    at_most: ['Il y a eu au plus {n} {what} {in} {when}.'],
    fewer_than: ['Il y a eu moins de {n} {what} {in} {when}.'],
    about: ['Il y a eu environ {n} {what} {in} {when}.'],
    number: ['Il y a eu {n} {what} {in} {when}.'],
    none: ["Il n'y a pas eu de {what} {in} {when}.", "Il n'y a eu aucun {what1} {in} {when}."],
    some: ['Il y a eu des {what} {in} {when}.'],
  },
  ar: {
    at_least: ['وقع ما لا يقل عن {n} {what1} {in} {when}.'],
    more_than: ['وقع أكثر من {n} {what1} {in} {when}.'],
    at_most: ['وقع ما لا يزيد عن {n} {what1} {in} {when}.'],
    fewer_than: ['وقع أقل من {n} {what1} {in} {when}.'],
    about: ['وقع نحو {n} {what1} {in} {when}.'],
    number: ['وقع {n} {what1} {in} {when}.'],
    none: ['لم تقع أي {what} {in} {when}.', 'لم تحدث {what} {in} {when}.'],
    some: ['وقعت {what} {in} {when}.'],
  },
  ru: {
    at_least: ['{when} {in} произошло не менее {n} {what}.', 'Не менее {n} {what} произошло {in} {when}.'],
    more_than: ['{when} {in} произошло более {n} {what}.', '{in} {when} зафиксировано более {n} {what}.'],
    at_most: ['{when} {in} произошло не более {n} {what}.'],
    fewer_than: ['{when} {in} было менее {n} {what}.'],
    about: ['{when} {in} произошло около {n} {what}.'],
    number: ['{when} {in} произошло {n} {what}.'],
    none: ['{when} {in} не было {what}.', '{in} {when} не произошло ни одного {what1}.'],
    some: ['{when} {in} были {what0}.'],
  },
  uk: {
    at_least: ['{when} {in} сталося щонайменше {n} {what}.', 'Не менше {n} {what} сталося {in} {when}.'],
    more_than: ['{when} {in} відбулося понад {n} {what}.'],
    at_most: ['{when} {in} було не більше {n} {what}.'],
    fewer_than: ['{when} {in} було менше {n} {what}.'],
    about: ['{when} {in} сталося близько {n} {what}.'],
    number: ['{when} {in} сталося {n} {what}.'],
    none: ['{when} {in} не було {what}.'],
    some: ['{when} {in} були {what0}.'],
  },
};

export const wordings = { killed, civilians_killed: civilians, events };

/** Plural as counted, singular (`what1`), and nominative plural (`what0`) where a language tells them apart. */
export const kinds = {
  any: {
    en: ['events', 'event'],
    es: ['eventos', 'evento'],
    fr: ['événements', 'événement'],
    ar: ['أحداث', 'حدثا'],
    ru: ['событий', 'события', 'события'],
    uk: ['подій', 'події', 'події'],
  },
  battle: {
    en: ['battles', 'battle'],
    es: ['combates', 'combate'],
    fr: ['combats', 'combat'],
    ar: ['اشتباكات', 'اشتباكا'],
    ru: ['боёв', 'боя', 'бои'],
    uk: ['боїв', 'бою', 'бої'],
  },
  one_sided: {
    en: ['attacks on civilians', 'attack on civilians'],
    es: ['ataques contra civiles', 'ataque contra civiles'],
    fr: ['attaques contre des civils', 'attaque contre des civils'],
    ar: ['هجمات على المدنيين', 'هجوما على المدنيين'],
    ru: ['нападений на мирных жителей', 'нападения на мирных жителей', 'нападения на мирных жителей'],
    uk: ['нападів на цивільних', 'нападу на цивільних', 'напади на цивільних'],
  },
  state_based: { en: ['state-based conflict events', 'state-based conflict event'] },
  non_state: { en: ['non-state conflict events', 'non-state conflict event'] },
  attack: { en: ['attacks', 'attack'], fr: ['attaques', 'attaque'], es: ['ataques', 'ataque'] },
  protest: {
    en: ['protests', 'protest'],
    es: ['protestas', 'protesta'],
    fr: ['manifestations', 'manifestation'],
    ar: ['مظاهرات', 'مظاهرة'],
    ru: ['протестов', 'протеста', 'протесты'],
    uk: ['протестів', 'протесту', 'протести'],
  },
};
