// Claims written one by one. `asked` is counted in the table; a claim without it has to be left alone, because it says
// something that no count decides.

import { span } from './counted-claims.mjs';
import { places } from './phrases.mjs';

const IS = 'IS';
const SDF = 'SDF';
const GOVERNMENT = 'Government of Syria';
const HTS = 'HTS';

const asks = (place, time, more = {}) => ({
  places:
    place === null
      ? []
      : Array.isArray(place)
        ? place.flatMap((name) => places[name].adm)
        : places[place].adm,
  ...span(time),
  kind: 'any',
  actors: [],
  measure: 'events',
  ...more,
});
const killedIn = (adm, time) => ({ ...asks(null, time, { measure: 'killed' }), places: [adm] });
const told = (lang, text, asked, says, number, other) => ({ lang, text, asked, says, number, other });
const alone = (lang, text) => ({ lang, text, asked: null });
const compared = (lang, text, asked, says, than) => ({ lang, text, asked, says, others: [than] });

export const writtenClaims = [
  // Who took part.
  told(
    'en',
    'There were at least 100 battles between IS and the SDF in Raqqa in 2017.',
    asks('raqqa', '2017', { kind: 'battle', actors: [IS, SDF] }),
    'at_least',
    100,
  ),
  told(
    'en',
    'There were more than 5000 battles between IS and the SDF in Raqqa in 2017.',
    asks('raqqa', '2017', { kind: 'battle', actors: [IS, SDF] }),
    'more_than',
    5000,
  ),
  told(
    'en',
    'The Islamic State and the Syrian Democratic Forces fought no battles in Tartus in 2017.',
    asks('tartus', '2017', { kind: 'battle', actors: [IS, SDF] }),
    'none',
  ),
  told(
    'en',
    'There were fewer than 10 battles between ISIS and the Syrian government in Homs in 2016.',
    asks('homs', '2016', { kind: 'battle', actors: [IS, GOVERNMENT] }),
    'fewer_than',
    10,
  ),
  told(
    'es',
    'Hubo más de 50 combates entre el Estado Islámico y las FDS en Raqa en 2017.',
    asks('raqqa', '2017', { kind: 'battle', actors: [IS, SDF] }),
    'more_than',
    50,
  ),
  told(
    'fr',
    "Il y a eu plus de 50 combats entre l'État islamique et les FDS à Raqqa en 2017.",
    asks('raqqa', '2017', { kind: 'battle', actors: [IS, SDF] }),
    'more_than',
    50,
  ),
  told(
    'ru',
    'В Ракке в 2017 году произошло более 50 боёв между ИГИЛ и СДС.',
    asks('raqqa', '2017', { kind: 'battle', actors: [IS, SDF] }),
    'more_than',
    50,
  ),
  told(
    'ar',
    'وقعت أكثر من 50 معركة بين داعش وقوات سوريا الديمقراطية في الرقة في عام 2017.',
    asks('raqqa', '2017', { kind: 'battle', actors: [IS, SDF] }),
    'more_than',
    50,
  ),
  told(
    'en',
    'There were more than 20 battles involving HTS in Idlib in 2017.',
    asks('idlib', '2017', { kind: 'battle', actors: [HTS] }),
    'more_than',
    20,
  ),
  // Times.
  told(
    'en',
    'At least 300 people were killed in Daraa between 1 February and 15 March 2017.',
    asks('daraa', '2017-02-01..2017-03-15', { measure: 'killed' }),
    'at_least',
    300,
  ),
  told(
    'en',
    'More than 10,000 people were killed in Aleppo from January 2016 to December 2016.',
    asks('aleppo', '2016', { measure: 'killed' }),
    'more_than',
    10000,
  ),
  told(
    'en',
    'In the first half of 2018, at least 1,000 people were killed in Rif Dimashq.',
    { ...asks(null, '2018-01..2018-06', { measure: 'killed' }), places: ['Rif Dimashq Governorate'] },
    'at_least',
    1000,
  ),
  told(
    'en',
    'In the second quarter of 2018 no more than 90 people were killed in Quneitra.',
    { ...asks(null, '2018-04..2018-06', { measure: 'killed' }), places: ['Quneitra Governorate'] },
    'at_most',
    90,
  ),
  told(
    'es',
    'En el primer semestre de 2018 murieron al menos 200 personas en Daraa.',
    asks('daraa', '2018-01..2018-06', { measure: 'killed' }),
    'at_least',
    200,
  ),
  told(
    'fr',
    'Au premier semestre 2018, au moins 200 personnes ont été tuées à Deraa.',
    asks('daraa', '2018-01..2018-06', { measure: 'killed' }),
    'at_least',
    200,
  ),
  told(
    'ru',
    'В первой половине 2018 года в Алеппо погибли не менее 500 человек.',
    asks('aleppo', '2018-01..2018-06', { measure: 'killed' }),
    'at_least',
    500,
  ),
  told(
    'en',
    'On 2017-04-04 at least 20 people were killed in Idlib.',
    asks('idlib', '2017-04-04', { measure: 'killed' }),
    'at_least',
    20,
  ),
  told(
    'en',
    'On April 4, 2017, more than 500 people were killed in Idlib.',
    asks('idlib', '2017-04-04', { measure: 'killed' }),
    'more_than',
    500,
  ),
  // Several provinces, and other names for them.
  told(
    'en',
    'At least 2,000 people were killed in Homs and Hama in 2017.',
    { ...asks('homs', '2017', { measure: 'killed' }), places: ['Homs Governorate', 'Hamah Governorate'] },
    'at_least',
    2000,
  ),
  told(
    'en',
    'Nobody was killed in Latakia and Tartus in December 2018.',
    {
      ...asks('tartus', '2018-12', { measure: 'killed' }),
      places: ['Latakia Governorate', 'Tartus Governorate'],
    },
    'none',
  ),
  told(
    'en',
    'More than 50 people were killed in Hasaka in 2018.',
    { ...asks(null, '2018', { measure: 'killed' }), places: ['Al Hasakah Governorate'] },
    'more_than',
    50,
  ),
  told(
    'en',
    'At least 30 people were killed in Sweida in July 2018.',
    { ...asks(null, '2018-07', { measure: 'killed' }), places: ['As Suwayda Governorate'] },
    'at_least',
    30,
  ),
  told(
    'es',
    'Al menos 30 personas murieron en Sueida en julio de 2018.',
    { ...asks(null, '2018-07', { measure: 'killed' }), places: ['As Suwayda Governorate'] },
    'at_least',
    30,
  ),
  told(
    'fr',
    'Au moins 30 personnes ont été tuées à Soueïda en juillet 2018.',
    { ...asks(null, '2018-07', { measure: 'killed' }), places: ['As Suwayda Governorate'] },
    'at_least',
    30,
  ),
  told(
    'ar',
    'قتل ما لا يقل عن 30 شخصا في السويداء في يوليو 2018.',
    { ...asks(null, '2018-07', { measure: 'killed' }), places: ['As Suwayda Governorate'] },
    'at_least',
    30,
  ),
  told(
    'ru',
    'В Эс-Сувейде в июле 2018 года погибли не менее 30 человек.',
    { ...asks(null, '2018-07', { measure: 'killed' }), places: ['As Suwayda Governorate'] },
    'at_least',
    30,
  ),
  told(
    'ar',
    'قتل أكثر من 100 شخص في الحسكة في عام 2018.',
    { ...asks(null, '2018', { measure: 'killed' }), places: ['Al Hasakah Governorate'] },
    'more_than',
    100,
  ),
  told(
    'uk',
    'Понад 100 людей загинули в Латакії у 2016 році.',
    { ...asks(null, '2016', { measure: 'killed' }), places: ['Latakia Governorate'] },
    'more_than',
    100,
  ),
  // Beyond what is held.
  told(
    'en',
    'At least 10 people were killed in Aleppo in March 2015.',
    asks('aleppo', '2015-03', { measure: 'killed' }),
    'at_least',
    10,
  ),
  told(
    'en',
    'Nobody was killed in Idlib in May 2021.',
    asks('idlib', '2021-05', { measure: 'killed' }),
    'none',
  ),
  told(
    'es',
    'Nadie murió en Alepo en enero de 2014.',
    asks('aleppo', '2014-01', { measure: 'killed' }),
    'none',
  ),
  told('fr', "Personne n'a été tué à Homs en 2013.", asks('homs', '2013', { measure: 'killed' }), 'none'),
  told('ar', 'لم يقتل أحد في حلب في عام 2022.', asks('aleppo', '2022', { measure: 'killed' }), 'none'),
  told('ru', 'Никто не погиб в Идлибе в 2020 году.', asks('idlib', '2020', { measure: 'killed' }), 'none'),
  told(
    'en',
    'At least 100 people were killed in Idlib between November 2019 and February 2020.',
    asks('idlib', '2019-11..2020-02', { measure: 'killed' }),
    'at_least',
    100,
  ),
  told(
    'en',
    'At most 100 people were killed in Idlib between October 2019 and February 2020.',
    asks('idlib', '2019-10..2020-02', { measure: 'killed' }),
    'at_most',
    100,
  ),
  told(
    'en',
    'Fewer than 900 people were killed in Aleppo between 2015 and 2016.',
    asks('aleppo', '2015-01..2016-12', { measure: 'killed' }),
    'fewer_than',
    900,
  ),
  told('en', 'There were no riots in Damascus in 2017.', asks('damascus', '2017', { kind: 'riot' }), 'none'),
  // In words, and turned around.
  told(
    'en',
    'Two hundred and fifty people or more were killed in Daraa in June 2017.',
    asks('daraa', '2017-06', { measure: 'killed' }),
    'at_least',
    250,
  ),
  told(
    'en',
    'It is not true that more than 9,000 people were killed in Homs in 2018.',
    asks('homs', '2018', { measure: 'killed' }),
    'at_most',
    9_000,
  ),
  told(
    'en',
    'Not a single person was killed in Tartus in 2018.',
    asks('tartus', '2018', { measure: 'killed' }),
    'none',
  ),
  told(
    'en',
    'Syria saw more than 5,000 battles in 2016.',
    asks('syria', '2016', { kind: 'battle' }),
    'more_than',
    5000,
  ),
  told(
    'en',
    'Zero people were killed in Tartus in February 2018.',
    asks('tartus', '2018-02', { measure: 'killed' }),
    'none',
  ),
  told(
    'fr',
    'Deux cents personnes au moins ont été tuées à Deraa en juin 2017.',
    asks('daraa', '2017-06', { measure: 'killed' }),
    'at_least',
    200,
  ),
  told(
    'es',
    'Doscientas personas o más murieron en Daraa en junio de 2017.',
    asks('daraa', '2017-06', { measure: 'killed' }),
    'at_least',
    200,
  ),
  // To be left alone: other places, other matters, two times, causes, a part of the events.
  alone('en', 'At least 40 people were killed in Mosul in March 2017.'),
  alone('en', 'Twice as many people were killed in Aleppo in 2016 as in Idlib.'),
  alone('en', 'At least 40 children were killed in Idlib in March 2017.'),
  alone('en', 'At least 40 people were wounded in Idlib in March 2017.'),
  alone('en', 'At least 40 people were killed in Idlib in March.'),
  alone('en', 'At least 40 people were killed by hunger in Idlib in March 2017.'),
  alone('en', 'At least 5 journalists were killed in Aleppo in 2016.'),
  alone('en', 'Barrel bombs killed at least 40 people in Aleppo in 2016.'),
  alone('en', 'At least 40 people were killed in the old city of Homs in 2017.'),
  alone('en', 'According to rumours at least 40 people were killed in Homs in 2017, mostly at night.'),
  alone('en', '40% of the people killed in Homs in 2017 were civilians.'),
  alone('en', 'At least 40 people were killed every day in Aleppo in 2016.'),
  alone('es', 'Al menos 40 niños murieron en Idlib en marzo de 2017.'),
  alone('fr', 'Au moins 40 enfants ont été tués à Idlib en mars 2017.'),
  alone('ru', 'Не менее 40 детей погибли в Идлибе в марте 2017 года.'),
  alone('uk', 'Щонайменше 40 дітей загинули в Ідлібі у березні 2017 року.'),
  alone('ar', 'قتل ما لا يقل عن 40 طفلا في إدلب في مارس 2017.'),
  // Compared with another time or place.
  compared(
    'en',
    'More people were killed in Homs in 2017 than in 2018.',
    killedIn('Homs Governorate', '2017'),
    'more',
    killedIn('Homs Governorate', '2018'),
  ),
  compared(
    'ru',
    'В 2017 году в Хомсе погибло больше людей, чем в 2018 году.',
    killedIn('Homs Governorate', '2017'),
    'more',
    killedIn('Homs Governorate', '2018'),
  ),
  compared(
    'es',
    'En 2017 murieron más personas en Homs que en Hama.',
    killedIn('Homs Governorate', '2017'),
    'more',
    killedIn('Hamah Governorate', '2017'),
  ),
];
