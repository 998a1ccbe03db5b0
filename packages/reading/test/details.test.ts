import { describe, expect, test } from 'vitest';
import { detailed, leftOut, readClaim, readQuestion } from './support/reader.js';

const inHoms = 'killed, homs, 2017-01-01..2017-12-31';
const thatDay = 'killed, attack, homs, 2017-05-05, at_least 40';

describe('of whom a number is, which no record tells, is a part of all', () => {
  test.each([
    ['40 children were killed in Homs in 2017.', 'children'],
    ['At least 40 students were killed in Homs in 2017.', 'students'],
    ['IS killed 40 soldiers in Homs in 2017.', 'soldiers'],
    ['40 police officers were killed in Homs in 2017.', 'police officers'],
    ['40 women and children were killed in Homs in 2017.', 'women and children'],
    ['Dozens of worshippers were killed in Homs in 2017.', 'worshippers'],
    ['No journalists were killed in Homs in 2017.', 'journalists'],
    ['40 niños murieron en Homs en 2017.', 'niños'],
    ['40 enfants ont été tués à Homs en 2017.', 'enfants'],
    ['В Хомсе в 2017 году погибло 40 детей.', 'детей'],
    ['У Хомсі у 2017 році загинуло 40 дітей.', 'дітей'],
    ['قُتل 40 طفلا في حمص عام 2017', 'طفلا'],
  ])('%s', (text, words) => {
    const { claim, narrower, unchecked } = detailed(text);
    expect(claim).toMatch(inHoms);
    expect([narrower, unchecked]).toEqual([[words], []]);
  });

  test.each([
    // Of an accident, a disease or a crime, perhaps.
    '31 pilgrims died in Homs in 2017.',
    '71 pasajeros murieron en Homs en 2017.',
    '70 mineurs sont morts à Homs en 2017.',
    '33 шахтёра погибли в Хомсе в 2017 году.',
    '90 mujeres fueron asesinadas en Homs en 2017.',
    // Neither people, nor who is counted.
    '40 houses were killed in Homs in 2017.',
    '40 cows were killed in Homs in 2017.',
    'Children killed 40 people in Homs in 2017.',
    'More children were killed in Homs in 2017 than in Hama.',
    'Half of the 40 killed in Homs in 2017 were children.',
    '40 attacks killed children in Homs in 2017.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('where exactly it was, in a province that is named', () => {
  test.each([
    ['At least 40 people were killed in Palmyra, Homs, in 2017.', 'Palmyra'],
    ['At least 40 people were killed in the town of Palmyra in Homs in 2017.', 'the town of Palmyra'],
    ['At least 40 people were killed in Tal Dahab village, Homs province, in 2017.', 'Tal Dahab village'],
    ['At least 40 people were killed near Palmyra in Homs province in 2017.', 'near Palmyra'],
    ['Al menos 40 personas murieron en Palmira, provincia de Homs, en 2017.', 'Palmira'],
    ['Au moins 40 personnes ont été tuées à Palmyre, dans la province de Homs, en 2017.', 'Palmyre'],
    ['В Пальмире, провинция Хомс, в 2017 году погибли не менее 40 человек.', 'Пальмире'],
    ['قُتل 40 شخصا في مدينة تدمر بمحافظة حمص عام 2017', 'مدينة تدمر'],
  ])('%s', (text, words) => {
    const { claim, narrower, unchecked } = detailed(text);
    expect(claim).toMatch(inHoms);
    expect([narrower, unchecked]).toEqual([[words], []]);
  });

  test.each([
    'Palmyra, Homs: 40 people were killed in 2017.',
    'At least 40 people were killed in Palmyra in 2017.',
    'At least 40 people from Palmyra were killed in Homs in 2017.',
    'At least 40 people were killed between Palmyra and Homs in 2017.',
    'In Palmyra 40 people were killed in 2017 in Homs.',
    'At Least 40 People Killed In Tripoli Near Homs In 2017',
    // The first of several places, a suburb of a city that is a province, another country.
    'At least 40 people were killed in Manbij, Raqqa and Deir ez Zor in 2017.',
    'Al menos 40 personas murieron en Beirut, Damasco y Alepo en 2017.',
    'Au moins 40 personnes ont été tuées à Beyrouth, Homs et Alep en 2017.',
    'В Бейруте, Хомсе и Алеппо в 2017 году погибли не менее 40 человек.',
    'At least 40 people were killed in Douma, Damascus, in 2017.',
    'مقتل 40 شخصا في مدينة دوما بدمشق عام 2017',
    'At least 40 people were killed in Lebanon, Homs and Hama in 2017.',
    'At least 40 people were killed in Cyprus, Homs, in 2017.',
    'At Least 40 People Killed In Tripoli North Of Homs In 2017',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('at what an attack was aimed', () => {
  test.each([
    ['An attack on a mosque in Homs on 5 May 2017 killed at least 40 people.', 'on a mosque'],
    ['At least 40 people were killed in an attack at a market in Homs on 5 May 2017.', 'at a market'],
    [
      'At least 40 people died in an attack on the village of Palmyra in Homs on 5 May 2017.',
      'on the village of Palmyra',
    ],
    [
      'Al menos 40 personas murieron en un ataque contra una mezquita en Homs el 5 de mayo de 2017.',
      'contra una mezquita',
    ],
    ['مقتل 40 شخصا على الأقل في هجوم على مسجد في حمص في 5 مايو 2017', 'على مسجد'],
    ['مقتل 40 شخصا على الأقل في هجوم على حاجز في حمص في 5 مايو 2017', 'على حاجز'],
  ])('%s', (text, words) => {
    const { claim, narrower, unchecked } = detailed(text);
    expect(claim).toBe(`${thatDay}, of one`);
    expect([narrower, unchecked]).toEqual([[words], []]);
  });

  test.each([
    'An attack on a village across the border from Homs on 5 May 2017 killed at least 40 people.',
    'An attack near a village outside Homs on 5 May 2017 killed at least 40 people.',
    'An attack on a village opposite Homs on 5 May 2017 killed at least 40 people.',
    'An attack on a bus heading for Homs on 5 May 2017 killed at least 40 people.',
    'An attack on a convoy for Homs on 5 May 2017 killed at least 40 people.',
    'Al menos 40 personas murieron en un ataque contra un bus procedente de Homs el 5 de mayo de 2017.',
    'Une attaque contre un convoi en route pour Homs le 5 mai 2017 a fait 40 morts.',
    'Не менее 40 человек погибли при нападении на автобус на пути в Хомс 5 мая 2017 года.',
    'An attack on the rebels in Homs on 5 May 2017 killed at least 40 people.',
    'An attack on IS in Homs on 5 May 2017 killed at least 40 people.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('what else there was is not checked', () => {
  test.each([
    ['40 people were killed in Homs in 2017 and 30 wounded.', '30 wounded'],
    ['40 people were killed and 30 others injured in Homs in 2017.', '30 others injured'],
    ['40 people were killed and dozens were wounded in Homs in 2017.', 'dozens were wounded'],
    ['IS killed 40 people in Homs in 2017 and abducted at least 20.', 'abducted at least 20'],
    ['IS killed 40, wounding at least 30, in Homs in 2017.', 'wounding at least 30'],
    ['40 people, including 12 children, were killed in Homs in 2017.', 'including 12 children'],
    ['40 people were killed in Homs in 2017, among them five doctors.', 'among them 5 doctors'],
    [
      '40 people, most of them women and children, were killed in Homs in 2017.',
      'most of them women and children',
    ],
    ['40 people, mostly civilians, were killed in Homs in 2017.', 'mostly civilians'],
    ['Including 12 children, 40 people were killed in Homs in 2017.', 'Including 12 children'],
    ['40 personas murieron y 30 resultaron heridas en Homs en 2017.', '30 resultaron heridas'],
    ['40 personas, entre ellas 12 niños, murieron en Homs en 2017.', 'entre ellas 12 niños'],
    ['40 personnes ont été tuées et 30 blessées à Homs en 2017.', '30 blessées'],
    ['40 personnes, dont 12 enfants, ont été tuées à Homs en 2017.', 'dont 12 enfants'],
    ['В Хомсе в 2017 году погибли 40 человек, ещё 30 ранены.', 'ещё 30 ранены'],
    ['В Хомсе в 2017 году погибли 40 человек, в том числе 12 детей.', 'в том числе 12 детей'],
    ['У Хомсі у 2017 році загинули 40 людей, ще 30 поранені.', 'ще 30 поранені'],
    ['مقتل 40 شخصا وإصابة 30 آخرين في حمص عام 2017', 'وإصابة 30 آخرين'],
    ['قُتل 40 شخصا بينهم 12 طفلا في حمص عام 2017', 'بينهم 12 طفلا'],
  ])('%s', (text, words) => {
    const { claim, narrower, unchecked } = detailed(text);
    expect(claim).toMatch(inHoms);
    expect([narrower, unchecked]).toEqual([[], [words]]);
  });

  test.each([
    // Those who died are some of them.
    'Of the 100 wounded, 40 died in Homs in 2017.',
    '40 of the 100 kidnapped were killed in Homs in 2017.',
    'De los 100 heridos, 40 murieron en Homs en 2017.',
    'Sur les 100 blessés, 40 sont morts à Homs en 2017.',
    'Из 100 раненых 40 умерли в Хомсе в 2017 году.',
    // One number of both, or no number of the dead.
    '40 people were killed or wounded in Homs in 2017.',
    '40 people were killed and wounded in Homs in 2017.',
    'IS killed and wounded 40 people in Homs in 2017.',
    'IS killed 40, wounded 30 in Homs in 2017.',
    '30 people were wounded in Homs in 2017.',
    // Which of the numbers is of the dead is told by a comma.
    '40 soldiers wounded, 12 killed in Homs in 2017.',
    'Thousands of civilians displaced, 12 killed in Homs in 2017.',
    'Un ataque en Homs en 2017 dejó 40 soldados heridos, 12 muertos.',
    'Une attaque à Homs en 2017 a fait 40 civils blessés, 12 morts.',
    'В Хомсе 5 мая 2017 года 12 военных ранены, двое погибли.',
    'У Хомсі 5 травня 2017 року 12 військових поранено, двоє загинули.',
    '40 طفلا مصابا، 12 قتيلا في حمص عام 2017',
    'مقتل وإصابة 40 شخصا بينهم 12 طفلا في حمص عام 2017',
    // By whom, or in what, is told of the rest alone.
    '12 people were killed in Homs in May 2017 and 40 abducted by IS.',
    '30 people were arrested in protests and 40 killed in Homs in 2017.',
    '40 personas murieron en Homs en 2017 y 12 fueron secuestradas por el Estado Islámico.',
    '40 personnes ont été tuées à Homs en 2017 et 12 enlevées par Daech.',
    '40 people were killed in Homs in 2017 and 30 wounded in clashes.',
    'В Хомсе в 2017 году погибли 40 человек, 30 ранены в боях.',
    'مقتل 40 شخصا في حمص عام 2017 وخطف 30 على يد داعش',
    '40 people, including 12 children in clashes, were killed in Homs in 2017.',
    // Elsewhere, or at another time.
    '40 people were killed in Homs and 30 wounded in Hama in 2017.',
    '40 people were killed in Homs in 2016 and 30 wounded in 2017.',
    '400 people died in Homs in 2017, including 30 killed in Hama.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('a question for a number tells of whom and where', () => {
  test.each([
    ['How many children were killed in Homs in 2017?', 'children'],
    ['How many soldiers did IS kill in Homs in 2017?', 'soldiers'],
    ['How many people were killed in Palmyra, Homs, in 2017?', 'Palmyra'],
    ['¿Cuántos niños murieron en Homs en 2017?', 'niños'],
    ['Combien de journalistes ont été tués à Homs en 2017 ?', 'journalistes'],
    ['كم طفلا قتل في حمص عام 2017؟', 'طفلا'],
    ['Сколько детей погибло в Хомсе в 2017 году?', 'детей'],
    ['Скільки дітей загинуло в Хомсі у 2017 році?', 'дітей'],
  ])('%s', (text, words) => {
    expect(readQuestion(text)).toMatch(/^count, killed, homs, 2017-01-01\.\.2017-12-31/);
    expect(leftOut(text)).toEqual([{ text: words, says: 'narrower' }]);
  });

  test.each([
    'How many soldiers killed civilians in Homs in 2017?',
    'How many gunmen killed people in Homs in 2017?',
    'How many people were killed in Manbij, Raqqa and Deir ez Zor in 2017?',
    'How many refugees fled the fighting in Homs in 2017?',
    'How many people died in clashes near Palmyra?',
    'shelling of markets in Homs by the Government of Syria',
    'attacks on hospitals in Homs in 2017',
    'Which province had the most children killed in 2017?',
    'How many doctors and how many journalists were killed in Homs in 2017?',
  ])('not %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});
