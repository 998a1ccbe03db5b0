// Questions in wordings of their own, each with what the table of the source has to say to it. Whoever changes the grammar
// because of one says so in docs/explanation/quality.md.

import { span } from './counted-claims.mjs';
import { provinces } from './provinces.mjs';

const ALWAYS = '2016..2019-12';

function asked(place, time, measure = 'events', kind = 'any', actors = []) {
  const places = place === 'syria' ? [] : place.split('+').map((name) => provinces[name]);
  return { places, ...span(time), kind, actors, measure };
}

const count = (lang, text, ...rest) => ({ expects: 'count', lang, text, asked: asked(...rest) });
const whether = (lang, text, [says, number], ...rest) => ({
  ...{ expects: 'whether', lang, text, says, number },
  asked: asked(...rest),
});
/** The first and the last part of the time. */
const change = (lang, text, parts, place, ...rest) => ({
  ...{ expects: 'change', lang, text },
  parts: parts.map((time) => asked(place, time, ...rest)),
});
/** The part that has most, by the name that the records have for it. */
const rank = (lang, text, parts) => ({ expects: 'rank', lang, text, parts });
const single =
  (which) =>
  (lang, text, ...rest) => ({ expects: which, lang, text, asked: asked(...rest) });
const [first, last, deadliest] = ['first', 'last', 'deadliest'].map(single);
/** Not for counting to answer, whatever is quoted: never `answered`. */
const alone = (lang, text) => ({ expects: 'alone', lang, text });

const between = (time, measure, kind, names) =>
  Object.entries(names).map(([name, place]) => ({ name, asked: asked(place, time, measure, kind) }));

export const freshQuestions = [
  count('en', 'What was the death toll in Hama in 2016?', 'hama', '2016', 'killed'),
  count(
    'en',
    'How many civilians lost their lives in Raqqa during 2017?',
    'raqqa',
    '2017',
    'civilians_killed',
  ),
  count(
    'en',
    'How many clashes were recorded in Daraa in June 2018?',
    'daraa',
    '2018-06',
    'events',
    'battle',
  ),
  count('en', 'Give me the number of deaths in Latakia in 2016', 'latakia', '2016', 'killed'),
  count('en', 'How many people did the conflict kill in Quneitra in 2018?', 'quneitra', '2018', 'killed'),
  count(
    'en',
    'How often did IS and the SDF clash in Hasakah in 2016?',
    'hasakah',
    '2016',
    'events',
    'battle',
    ['IS', 'SDF'],
  ),
  count(
    'en',
    'How many fatalities were there in Homs and Hama in March 2017?',
    'homs+hama',
    '2017-03',
    'killed',
  ),
  count(
    'en',
    'What is the total number of events in Damascus in the first half of 2018?',
    'damascus',
    '2018-01..2018-06',
  ),
  count('es', '¿Cuántos civiles perdieron la vida en Raqa en 2017?', 'raqqa', '2017', 'civilians_killed'),
  count('es', '¿Cuál fue el número de muertos en Hama en 2016?', 'hama', '2016', 'killed'),
  count('fr', 'Quel est le bilan des morts à Hama en 2016 ?', 'hama', '2016', 'killed'),
  count('fr', 'Combien d’affrontements à Deraa en juin 2018 ?', 'daraa', '2018-06', 'events', 'battle'),
  count('ar', 'كم عدد المدنيين الذين قتلوا في الرقة في عام 2017؟', 'raqqa', '2017', 'civilians_killed'),
  count('ru', 'Сколько мирных жителей погибло в Ракке в 2017 году?', 'raqqa', '2017', 'civilians_killed'),
  count('uk', 'Скільки цивільних загинуло в Ракці у 2017 році?', 'raqqa', '2017', 'civilians_killed'),

  whether('en', 'Did anyone die in Tartus in 2018?', ['some'], 'tartus', '2018', 'killed'),
  whether(
    'en',
    'Was there fighting in Sweida in June 2017?',
    ['some'],
    'sweida',
    '2017-06',
    'events',
    'battle',
  ),
  whether(
    'en',
    'Have at least 5,000 people been killed in Idlib in 2017?',
    ['at_least', 5000],
    'idlib',
    '2017',
    'killed',
  ),
  whether(
    'en',
    'Did over 1,000 civilians die in Aleppo in 2016?',
    ['more_than', 1000],
    'aleppo',
    '2016',
    'civilians_killed',
  ),
  whether(
    'en',
    'Is it true that more than 300 people were killed in Daraa in June 2017?',
    ['more_than', 300],
    'daraa',
    '2017-06',
    'killed',
  ),
  whether(
    'en',
    'Were there any clashes between IS and the SDF in Tartus in 2017?',
    ['some'],
    'tartus',
    '2017',
    'events',
    'battle',
    ['IS', 'SDF'],
  ),
  whether(
    'en',
    'Did HTS fight the Syrian government in Idlib in 2018?',
    ['some'],
    'idlib',
    '2018',
    'events',
    'battle',
    ['HTS', 'Government of Syria'],
  ),
  whether('en', 'Was anybody killed in Latakia in December 2018?', ['some'], 'latakia', '2018-12', 'killed'),
  whether(
    'es',
    '¿Murieron más de 300 personas en Daraa en junio de 2017?',
    ['more_than', 300],
    'daraa',
    '2017-06',
    'killed',
  ),
  whether(
    'es',
    '¿Hubo enfrentamientos en Sueida en junio de 2017?',
    ['some'],
    'sweida',
    '2017-06',
    'events',
    'battle',
  ),
  whether(
    'fr',
    'Est-ce que plus de 300 personnes ont été tuées à Deraa en juin 2017 ?',
    ['more_than', 300],
    'daraa',
    '2017-06',
    'killed',
  ),
  whether('fr', 'Y a-t-il eu des morts à Tartous en 2018 ?', ['some'], 'tartus', '2018', 'killed'),
  whether(
    'ar',
    'هل قتل أكثر من 300 شخص في درعا في يونيو 2017؟',
    ['more_than', 300],
    'daraa',
    '2017-06',
    'killed',
  ),
  whether(
    'ru',
    'Погибло ли более 300 человек в Даръа в июне 2017 года?',
    ['more_than', 300],
    'daraa',
    '2017-06',
    'killed',
  ),
  whether('ru', 'Погиб ли кто-нибудь в Тартусе в 2018 году?', ['some'], 'tartus', '2018', 'killed'),
  whether(
    'uk',
    'Чи загинуло понад 300 людей у Дараа у червні 2017 року?',
    ['more_than', 300],
    'daraa',
    '2017-06',
    'killed',
  ),

  change(
    'en',
    'Has the number of civilians killed in Aleppo gone down between 2016 and 2018?',
    ['2016', '2018'],
    'aleppo',
    'civilians_killed',
  ),
  change(
    'en',
    'How did the death toll in Deir ez-Zor develop from 2016 to 2018?',
    ['2016', '2018'],
    'deir',
    'killed',
  ),
  change(
    'en',
    'Were there fewer battles in Homs in 2018 than in 2017?',
    ['2017', '2018'],
    'homs',
    'events',
    'battle',
  ),
  change(
    'en',
    'Did attacks on civilians increase in Syria between 2016 and 2017?',
    ['2016', '2017'],
    'syria',
    'events',
    'one_sided',
  ),
  change(
    'en',
    'Did more people die in Daraa in July 2018 than in June 2018?',
    ['2018-06', '2018-07'],
    'daraa',
    'killed',
  ),
  change(
    'es',
    '¿Disminuyó el número de muertos en Alepo entre 2016 y 2018?',
    ['2016', '2018'],
    'aleppo',
    'killed',
  ),
  change(
    'fr',
    'Le nombre de combats a-t-il diminué à Homs entre 2016 et 2018 ?',
    ['2016', '2018'],
    'homs',
    'events',
    'battle',
  ),
  change('ar', 'هل انخفض عدد القتلى في حلب بين 2016 و2018؟', ['2016', '2018'], 'aleppo', 'killed'),
  change(
    'ru',
    'Снизилось ли число погибших в Алеппо с 2016 по 2018 год?',
    ['2016', '2018'],
    'aleppo',
    'killed',
  ),
  change(
    'uk',
    'Чи зменшилася кількість загиблих в Алеппо між 2016 і 2018 роками?',
    ['2016', '2018'],
    'aleppo',
    'killed',
  ),

  rank(
    'en',
    'Which of Homs, Hama and Idlib had the most deaths in 2017?',
    between('2017', 'killed', 'any', { Homs: 'homs', Hamah: 'hama', Idlib: 'idlib' }),
  ),
  rank(
    'en',
    'Where did more people die in 2018, Daraa or Idlib?',
    between('2018', 'killed', 'any', { Daraa: 'daraa', Idlib: 'idlib' }),
  ),
  rank(
    'en',
    'Were there more battles in Raqqa than in Hasakah in 2017?',
    between('2017', 'events', 'battle', { 'Ar Raqqah': 'raqqa', 'Al Hasakah': 'hasakah' }),
  ),
  rank('en', 'In which month of 2018 were most people killed in Rif Dimashq?', [
    { name: 'February 2018', asked: asked('rif', '2018-02', 'killed') },
    { name: 'March 2018', asked: asked('rif', '2018-03', 'killed') },
    { name: 'April 2018', asked: asked('rif', '2018-04', 'killed') },
  ]),
  rank(
    'es',
    '¿Dónde murieron más personas en 2018, en Daraa o en Idlib?',
    between('2018', 'killed', 'any', { Daraa: 'daraa', Idlib: 'idlib' }),
  ),
  rank(
    'fr',
    'Y a-t-il eu plus de combats à Raqqa qu’à Hassaké en 2017 ?',
    between('2017', 'events', 'battle', { 'Ar Raqqah': 'raqqa', 'Al Hasakah': 'hasakah' }),
  ),
  rank(
    'ru',
    'Где погибло больше людей в 2018 году, в Даръа или в Идлибе?',
    between('2018', 'killed', 'any', { Daraa: 'daraa', Idlib: 'idlib' }),
  ),

  last('en', 'When was the latest battle in Damascus?', 'damascus', ALWAYS, 'events', 'battle'),
  last('en', 'What was the last event in Raqqa in 2017?', 'raqqa', '2017'),
  first('en', 'On what date was the first battle of 2017 in Hasakah?', 'hasakah', '2017', 'events', 'battle'),
  last('es', '¿Cuándo fue el último combate en Damasco?', 'damascus', ALWAYS, 'events', 'battle'),
  last('fr', 'Quand a eu lieu le dernier combat à Damas ?', 'damascus', ALWAYS, 'events', 'battle'),
  last('ar', 'متى كانت آخر معركة في دمشق؟', 'damascus', ALWAYS, 'events', 'battle'),
  last('ru', 'Когда был последний бой в Дамаске?', 'damascus', ALWAYS, 'events', 'battle'),
  last('uk', 'Коли був останній бій у Дамаску?', 'damascus', ALWAYS, 'events', 'battle'),
  deadliest('en', 'What was the bloodiest battle in Hama in 2016?', 'hama', '2016', 'killed', 'battle'),
  deadliest('es', '¿Cuál fue el combate más mortífero en Hama en 2016?', 'hama', '2016', 'killed', 'battle'),
  deadliest(
    'fr',
    'Quel a été le combat le plus meurtrier à Hama en 2016 ?',
    'hama',
    '2016',
    'killed',
    'battle',
  ),

  alone('en', 'Is it safe to return to Aleppo?'),
  alone('en', 'How dangerous is Idlib today?'),
  alone('en', 'Will the fighting in Daraa resume?'),
  alone('en', 'Did Russia bomb a hospital in Idlib in May 2019?'),
  alone('en', 'Who fought in Tal Rifaat in 2016?'),
  alone('en', 'How many people were killed in Saraqib in 2018?'),
  alone('en', 'How many women were killed in Homs in 2017?'),
  alone('en', 'When did the siege of Aleppo end?'),
  alone('en', 'When will the war in Syria end?'),
  alone('en', 'Did the number of refugees rise between 2016 and 2018?'),
  alone('en', 'Were more hospitals attacked in Aleppo than in Idlib in 2016?'),
  alone('en', 'Why were so many people killed in Raqqa in 2017?'),
  alone('es', '¿Es peligroso viajar a Alepo?'),
  alone('es', '¿Habrá más ataques en Idlib?'),
  alone('fr', 'Est-ce dangereux de voyager à Alep ?'),
  alone('ar', 'هل السفر إلى حلب خطير؟'),
  alone('ru', 'Опасно ли ехать в Алеппо?'),
  alone('uk', 'Чи небезпечно їхати в Алеппо?'),
];
