import { describe, expect, test } from 'vitest';
import { readClaim } from './support/reader.js';

describe('one place beside another', () => {
  test.each([
    'More people were killed in Aleppo than in Homs in 2017.',
    'In 2017 more people were killed in Aleppo than in Homs.',
    'Aleppo was deadlier than Homs in 2017.',
    'Were more people killed in Aleppo than in Homs in 2017?',
    'En 2017 murieron más personas en Alepo que en Homs.',
    'Il y a eu plus de morts à Alep qu’à Homs en 2017.',
    'В 2017 году в Алеппо погибло больше людей, чем в Хомсе.',
    'У 2017 році в Алеппо загинуло більше людей, ніж у Хомсі.',
    'قُتل في حلب عام 2017 عدد أكبر مما قُتل في حمص.',
    'The death toll was higher in Aleppo than in Homs in 2017.',
    'The number of deaths in Aleppo was greater than in Homs in 2017.',
    'Alepo tuvo más muertos que Homs en 2017.',
    'Alep a compté plus de morts que Homs en 2017.',
    'В 2017 году Алеппо был более кровопролитным, чем Хомс.',
    'Кількість загиблих в Алеппо була вищою, ніж у Хомсі, у 2017 році.',
    'Алеппо був смертоноснішим за Хомс у 2017 році.',
    'كان عدد القتلى في حلب أكبر من عدد القتلى في حمص عام 2017.',
    'كان عدد القتلى في حلب عام 2017 أكبر منه في حمص.',
    'كانت حلب أكثر دموية من حمص عام 2017.',
    'Aleppo overtook Homs in the number of people killed in 2017.',
    'In 2017 Aleppo surpassed neighbouring Homs in the number of people killed.',
    'En 2017 Alepo superó a Homs en número de muertos.',
    'En 2017 Alep a dépassé Homs en nombre de morts.',
    'В 2017 году Алеппо обогнал соседний Хомс по числу погибших.',
    'У 2017 році Алеппо випередив Хомс за кількістю загиблих.',
    'كانت حلب أكثر دموية منها في حمص عام 2017.',
  ])('more: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo+homs, 2017-01-01..2017-12-31, aleppo more than homs');
  });

  test.each([
    'Fewer people were killed in Aleppo than in Homs in 2017.',
    'En 2017 murieron menos personas en Alepo que en Homs.',
    'Il y a eu moins de morts à Alep qu’à Homs en 2017.',
    'В 2017 году в Алеппо погибло меньше людей, чем в Хомсе.',
    'У 2017 році в Алеппо загинуло менше людей, ніж у Хомсі.',
    'قُتل في حلب عام 2017 عدد أقل مما قُتل في حمص.',
    'The death toll was lower in Aleppo than in Homs in 2017.',
    'Alep a compté moins de morts que Homs en 2017.',
    'Le nombre de morts à Alep est inférieur à celui de Homs en 2017.',
    'Alepo registró un número de muertos inferior al de Homs en 2017.',
    'كان عدد القتلى في حلب أقل من عدد القتلى في حمص عام 2017.',
  ])('fewer: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo+homs, 2017-01-01..2017-12-31, aleppo fewer than homs');
  });

  test('within a time of several years, which is no comparison of its ends', () => {
    expect(readClaim('More people were killed in Homs than in Daraa between 2016 and 2018.')).toBe(
      'killed, homs+daraa, 2016-01-01..2018-12-31, homs more than daraa',
    );
  });

  test('of events, of a kind, of civilians, by a party', () => {
    expect(readClaim('There were more battles in Aleppo than in Homs in 2017.')).toBe(
      'events, battle, aleppo+homs, 2017-01-01..2017-12-31, aleppo more than homs',
    );
    expect(readClaim('IS killed fewer civilians in Aleppo than in Homs in 2017.')).toBe(
      'civilians_killed, aleppo+homs, 2017-01-01..2017-12-31, by IS, aleppo fewer than homs',
    );
    expect(readClaim('Alepo registró más combates que Homs en 2017.')).toBe(
      'events, battle, aleppo+homs, 2017-01-01..2017-12-31, aleppo more than homs',
    );
    expect(readClaim('شهدت حلب معارك أكثر من حمص عام 2017.')).toBe(
      'events, battle, aleppo+homs, 2017-01-01..2017-12-31, aleppo more than homs',
    );
  });
});

describe('one place or time beside several together', () => {
  const ofPlaces = 'killed, homs+hamah+idlib, 2017-01-01..2017-12-31, homs more than hamah+idlib';

  test.each([
    'More people were killed in Homs than in Hama and Idlib combined in 2017.',
    'Homs had more deaths in 2017 than Hama and Idlib together.',
    'Were more people killed in Homs than in Hama and Idlib combined in 2017?',
    'En 2017 murieron más personas en Homs que en Hama e Idlib juntas.',
    "Il y a eu plus de morts à Homs qu'à Hama et Idlib réunies en 2017.",
    'В 2017 году в Хомсе погибло больше людей, чем в Хаме и Идлибе вместе взятых.',
    'У 2017 році в Хомсі загинуло більше людей, ніж у Хамі та Ідлібі разом узятих.',
    'قُتل في حمص عام 2017 عدد أكبر مما قُتل في حماة وإدلب معا.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(ofPlaces);
  });

  test.each([
    ['Homs and Hama together had more deaths in 2017 than Idlib.', 'homs+hamah more than idlib'],
    [
      'Fewer people were killed in Homs than in Hama, Idlib and Aleppo combined in 2017.',
      'homs fewer than hamah+idlib+aleppo',
    ],
    [
      'More people were killed in Homs in 2018 than in 2016 and 2017 combined.',
      'killed, homs, 2016-01-01..2018-12-31, 2018 more than 2016+2017',
    ],
    [
      'More people were killed in Homs in 2017 and 2018 combined than in 2016.',
      'killed, homs, 2016-01-01..2018-12-31, 2017+2018 more than 2016',
    ],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toContain(said);
  });

  test.each([
    // Than in each, or in both together.
    'More people were killed in Homs than in Hama and Idlib in 2017.',
    'More people were killed in Homs in 2018 than in 2016 and 2017.',
    // Of which the word says it.
    'More people were killed in Homs and Hama than in Idlib combined in 2017.',
    'More people were killed in Homs and Hama combined than in Idlib and Aleppo combined in 2017.',
    'More people were killed in Homs than in Hama combined in 2017.',
    'More people were killed in Homs in 2017 than in Hama and Idlib combined in 2016.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test('"there were more" begins no question', () => {
  const said = 'events, battle, SY, 2016-01-01..2016-12-31, aleppo more than each other';
  expect(readClaim('There were more battles in Aleppo than in any other province in 2016.')).toBe(said);
  expect(readClaim('Were there more battles in Aleppo than in any other province in 2016?')).toBe(said);
});

describe('one province beside all others together', () => {
  test.each([
    'More people were killed in Aleppo than in all other provinces combined in 2016.',
    'Aleppo had more deaths in 2016 than all the other provinces put together.',
    'More people were killed in Aleppo in 2016 than in the rest of the country.',
    'En 2016 murieron más personas en Alepo que en todas las demás provincias juntas.',
    'En 2016, il y a eu plus de morts à Alep que dans toutes les autres provinces réunies.',
    'В 2016 году в Алеппо погибло больше людей, чем во всех остальных провинциях вместе взятых.',
    'У 2016 році в Алеппо загинуло більше людей, ніж у всіх інших провінціях разом узятих.',
    'قُتل في حلب عام 2016 عدد أكبر مما قُتل في جميع المحافظات الأخرى مجتمعة.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, 2016-01-01..2016-12-31, aleppo more than all others together');
  });

  test.each([
    'No more people were killed in Aleppo than in all other provinces combined in 2016.',
    'More people were killed in Aleppo in 2016 than in all other provinces combined in 2017.',
    'More people were killed in Aleppo and Homs in 2016 than in all other provinces combined.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('one time beside another', () => {
  test.each([
    'More people were killed in Aleppo in 2016 than in 2018.',
    'In Aleppo, 2016 was deadlier than 2018.',
    'En Alepo murieron más personas en 2016 que en 2018.',
    'Il y a eu plus de morts à Alep en 2016 qu’en 2018.',
    'В Алеппо погибло больше людей в 2016 году, чем в 2018.',
    'В Алеппо загинуло більше людей у 2016 році, ніж у 2018.',
    'كان عام 2016 أكثر دموية من عام 2018 في حلب.',
  ])('the first is said to have more: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo, 2016-01-01..2018-12-31, 2016 more than 2018');
  });

  test.each([
    'Deaths in Aleppo fell from 2016 to 2018.',
    'Deaths in Aleppo dropped in 2018 compared with 2016.',
    'El número de muertos en Alepo disminuyó de 2016 a 2018.',
    'Le nombre de morts à Alep a baissé de 2016 à 2018.',
    'Число погибших в Алеппо снизилось с 2016 по 2018 год.',
    'Кількість загиблих в Алеппо зменшилася з 2016 до 2018 року.',
    'انخفض عدد القتلى في حلب من عام 2016 إلى عام 2018.',
    'Число погибших в Алеппо снизилось в 2018 году по сравнению с 2016 годом.',
    'Кількість загиблих в Алеппо зменшилася у 2018 році порівняно з 2016 роком.',
    'انخفض عدد القتلى في حلب عام 2018 عن عام 2016.',
  ])('the later is said to have fewer: %s', (text) => {
    expect(readClaim(text)).toBe('killed, aleppo, 2016-01-01..2018-12-31, 2018 fewer than 2016');
  });

  test('the later is said to have more, by months as well', () => {
    expect(readClaim('The number of people killed in Aleppo rose from March to April 2017.')).toBe(
      'killed, aleppo, 2017-03-01..2017-04-30, 2017-04 more than 2017-03',
    );
  });
});

describe('one province beside all others of its country', () => {
  test.each([
    'Aleppo was the deadliest province in 2016.',
    'Aleppo was the deadliest province in Syria in 2016.',
    'Alepo fue la provincia más mortífera de Siria en 2016.',
    'Alep a été la province la plus meurtrière de Syrie en 2016.',
    'Алеппо была самой кровопролитной провинцией Сирии в 2016 году.',
    'Алеппо була найкривавішою провінцією Сирії у 2016 році.',
    'كانت حلب المحافظة الأكثر دموية في سوريا عام 2016.',
    'حلب هي المحافظة الأكثر دموية في سوريا عام 2016.',
    'حلب هي المحافظة التي سقط فيها أكبر عدد من القتلى عام 2016',
    'Aleppo had more deaths than any other province in 2016.',
    'More people were killed in Aleppo than anywhere else in Syria in 2016.',
    'Aleppo was the province with the most deaths in 2016.',
    'Alepo tuvo más muertos que cualquier otra provincia de Siria en 2016.',
    'Alepo fue la provincia con más muertos de Siria en 2016.',
    'Alep a compté plus de morts que toute autre province en 2016.',
    'Alep est la province qui a compté le plus de morts en 2016.',
    'В Алеппо погибло больше людей, чем в любой другой провинции, в 2016 году.',
    'В Алеппо загинуло більше людей, ніж у будь-якій іншій провінції, у 2016 році.',
    'شهدت حلب عام 2016 قتلى أكثر من أي محافظة أخرى.',
    'Aleppo was deadlier than any other province in 2016.',
    'According to the UN, Aleppo was the deadliest province in Syria in 2016.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, 2016-01-01..2016-12-31, aleppo more than each other');
  });
});

describe('those who fought each other, in one place or time beside another', () => {
  test.each([
    'More people died in battles between the SDF and IS in Homs in 2017 than in 2018.',
    'Los combates entre las FDS y el Estado Islámico en Homs causaron más muertos en 2017 que en 2018.',
    "Les combats entre les FDS et l'État islamique à Homs ont tué davantage de personnes en 2017 qu'en 2018.",
    'سقط في المعارك بين قسد وداعش في حمص عام 2017 قتلى أكثر مما سقط عام 2018',
    'В боях СДС с ИГИЛ в Хомсе в 2017 году погибло больше людей, чем в 2018.',
    'У боях між СДС та ІД у Хомсі 2017 року загинуло більше людей, ніж 2018 року.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(
      'killed, battle, homs, 2017-01-01..2018-12-31, against SDF+IS, 2017 more than 2018',
    );
  });

  test('two places', () => {
    expect(readClaim('There were more battles between the SDF and IS in Homs than in Idlib in 2017.')).toBe(
      'events, battle, homs+idlib, 2017-01-01..2017-12-31, against SDF+IS, homs more than idlib',
    );
  });

  test.each([
    'More people died in battles between the SDF and IS in Homs in 2017 than with HTS in 2018.',
    'More people died in Homs in battles between the SDF and IS in 2017 than in attacks in 2018.',
    'More people died in battles of IS than in battles of the SDF in Homs in 2017.',
    'IS and the SDF fought more battles with HTS in Homs in 2017 than in 2018.',
    'The SDF fought more battles than IS in Homs in 2017.',
    'The SDF fought IS more in Homs in 2017 than the army did in 2018.',
    'IS and the SDF killed more people in Homs in 2017 than in 2018.',
    'Battles between IS and the SDF in Homs were fewer in 2017 than in 2018 and 2019.',
  ])('and no other two: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('by how many percent a number changed', () => {
  const fell = 'killed, homs, 2017-01-01..2018-12-31, 2018 fewer than 2017 by';

  test.each([
    ['Deaths in Homs fell by 80% from 2017 to 2018.', 'number 80%'],
    ['Deaths in Homs dropped 80 per cent from 2017 to 2018.', 'number 80%'],
    ['Deaths in Homs fell by 80% in 2018 compared with 2017.', 'number 80%'],
    ['Did deaths in Homs fall by 80% from 2017 to 2018?', 'number 80%'],
    ['Deaths in Homs fell by nearly 80% from 2017 to 2018.', 'about 80%'],
    ['Deaths in Homs fell by more than 80 percent between 2017 and 2018.', 'more_than 80%'],
    ['El número de muertos en Homs disminuyó un 85 % de 2017 a 2018.', 'number 85%'],
    ['El número de muertos en Homs se redujo en un 85 por ciento de 2017 a 2018.', 'number 85%'],
    ['El número de muertos en Homs bajó más de un 80 % entre 2017 y 2018.', 'more_than 80%'],
    ["Le nombre de morts à Homs a chuté d'au moins 80 % entre 2017 et 2018.", 'at_least 80%'],
    ['Le nombre de morts à Homs a baissé de 80 pour cent entre 2017 et 2018.', 'number 80%'],
    ['Число погибших в Хомсе снизилось на 85 % с 2017 по 2018 год.', 'number 85%'],
    ['Число погибших в Хомсе снизилось более чем на 80 процентов с 2017 по 2018 год.', 'more_than 80%'],
    ['Кількість загиблих у Хомсі зменшилася на 85 % з 2017 до 2018 року.', 'number 85%'],
    ['انخفض عدد القتلى في حمص بنسبة 85% من عام 2017 إلى عام 2018', 'number 85%'],
    ['انخفض عدد القتلى في حمص بأكثر من 80 في المئة بين عامي 2017 و2018', 'more_than 80%'],
  ])('%s', (text, by) => {
    expect(readClaim(text)).toBe(`${fell} ${by}`);
  });

  test.each([
    ['Deaths in Homs halved from 2017 to 2018.', 'fewer', 'about 50%'],
    ['Deaths in Homs fell by more than half from 2017 to 2018.', 'fewer', 'more_than 50%'],
    ['El número de muertos en Homs se redujo a la mitad de 2017 a 2018.', 'fewer', 'about 50%'],
    ['Le nombre de morts à Homs a diminué de moitié entre 2017 et 2018.', 'fewer', 'about 50%'],
    ['Число погибших в Хомсе сократилось вдвое с 2017 по 2018 год.', 'fewer', 'about 50%'],
    ['Кількість загиблих у Хомсі зменшилася вдвічі з 2017 до 2018 року.', 'fewer', 'about 50%'],
    ['انخفض عدد القتلى في حمص إلى النصف من عام 2017 إلى عام 2018', 'fewer', 'about 50%'],
    ['Deaths in Homs more than doubled from 2017 to 2018.', 'more', 'more_than 100%'],
    ['El número de muertos en Homs se duplicó de 2017 a 2018.', 'more', 'about 100%'],
    ['Le nombre de morts à Homs a plus que doublé entre 2017 et 2018.', 'more', 'more_than 100%'],
    ['Число погибших в Хомсе выросло вдвое с 2017 по 2018 год.', 'more', 'about 100%'],
    ['Число погибших в Хомсе выросло в три раза с 2017 по 2018 год.', 'more', 'about 200%'],
    ['Кількість загиблих у Хомсі подвоїлася з 2017 до 2018 року.', 'more', 'about 100%'],
  ])('%s', (text, says, by) => {
    expect(readClaim(text)).toBe(`killed, homs, 2017-01-01..2018-12-31, 2018 ${says} than 2017 by ${by}`);
  });

  test('months, events and what rose as well', () => {
    expect(readClaim('Battles in Syria rose by at least 10% from March to April 2017.')).toBe(
      'events, battle, SY, 2017-03-01..2017-04-30, 2017-04 more than 2017-03 by at_least 10%',
    );
  });

  test.each([
    '85% of the deaths in Homs fell from 2017 to 2018.',
    'Deaths in Homs fell by 80 percentage points from 2017 to 2018.',
    'Deaths in Homs fell by up to 80% from 2017 to 2018.',
    'Deaths in Homs fell by 80% more from 2017 to 2018.',
    'Deaths in Homs fell by 80% to 422 in 2018.',
    'Deaths in Homs did not fall by 80% from 2017 to 2018.',
    'Deaths in Homs fell by 80% in 2018.',
    'Deaths in Homs fell by 80% and rose by 10% from 2017 to 2018.',
    'More people were killed in Homs than in Hama in 2017 by 80%.',
    '80% more people were killed in Homs than in Hama in 2017.',
    'The price of bread in Homs fell by 80% from 2017 to 2018.',
    'Half of the deaths in Homs fell from 2017 to 2018.',
    'The share of civilians killed in Homs fell by 80% from 2017 to 2018.',
    'The share of civilians killed in Homs fell from 2017 to 2018.',
    'Deaths in Homs fell to 80% from 2017 to 2018.',
    'Le nombre de morts à Homs a baissé à 80 % entre 2017 et 2018.',
    'انخفض عدد القتلى في حمص إلى 80% من عام 2017 إلى عام 2018',
    'Deaths in Homs fell in half of the districts from 2017 to 2018.',
    'The army doubled its attacks in Homs from 2017 to 2018.',
    'Deaths in Homs doubled in 2018.',
    'Deaths in Homs doubled to 40 from 2017 to 2018.',
    'Deaths in Homs have not doubled from 2017 to 2018.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('what compares otherwise is not read', () => {
  test.each([
    ['so many times as many', 'Twice as many people were killed in Homs as in Hama in 2017.'],
    ['as many', 'As many people were killed in Homs as in Hama in 2017.'],
    ['by how much', '500 more people were killed in Homs than in Hama in 2017.'],
    ['the other way', 'Homs was surpassed by Hama in deaths in 2017.'],
    ['the other way', 'Compared with Homs, more people were killed in Hama in 2017.'],
    ['a denial', 'Aleppo was not the deadliest province in 2016.'],
    ['a denial', 'No more people were killed in Homs than in Hama in 2017.'],
    ['a denial', 'It is not true that more people were killed in Homs than in Hama in 2017.'],
    ['a place in the order', 'Aleppo was the second deadliest province in 2016.'],
    ['one of several', 'Aleppo was one of the deadliest provinces in 2016.'],
    ['one of several', 'Aleppo was among the deadliest provinces in 2016.'],
    ['but one', 'Aleppo was the deadliest province after Homs in 2016.'],
    ['both ways', 'In 2017, Homs had fewer deaths but more battles than Hama.'],
    ['both ways', 'Deaths rose in Idlib and fell in Homs from 2017 to 2018.'],
    ['people', 'More civilians than fighters were killed in Homs in 2017.'],
    ['parties', 'IS killed more civilians than the SDF in Homs in 2017.'],
    ['kinds', 'There were more battles than attacks in Homs in 2017.'],
    ['three places', 'More people were killed in Aleppo than in Homs and Hama in 2017.'],
    ['two places and two times', 'More people were killed in Homs in 2017 than in Hama in 2016.'],
    ['no time', 'More people were killed in Homs than in Hama.'],
    ['quarters', 'Deaths in Aleppo fell from the first quarter of 2016 to the first quarter of 2017.'],
    ['a question', 'Which province was the deadliest in 2016, Aleppo or Homs?'],
    ['a rate', 'More people were killed per month in Aleppo in 2016 than in 2018.'],
    ['an expectation', 'More people were killed in Aleppo in 2016 than expected in 2018.'],
    ['a part of them', 'Mostly people were killed in Homs rather than in Hama in 2017.'],
    ['a cause', 'Deaths in Aleppo fell from 2016 to 2018 because of the truce.'],
    ['together', 'Il est vrai qu’il y a eu plus de morts à Homs et à Hama en 2017.'],
    ['the other way', 'Than in Hama, more people were killed in Homs in 2017.'],
    ['the other way', 'Than in 2018, more people were killed in Aleppo in 2016.'],
    ['the other way', 'En 2017, que en Hama, murieron más personas en Homs.'],
    ['the other way', 'Qu’à Hama, il y a eu plus de morts à Homs en 2017.'],
    ['the other way', 'За Дараа смертоноснішим був Ідліб у 2018 році.'],
    ['the other way', 'مما قُتل في حماة عام 2017 قُتل في حمص عدد أكبر.'],
    ['back to front', 'Deaths in Aleppo fell in 2016 compared with 2018.'],
    ['back to front', 'El número de muertos en Alepo aumentó en 2016 respecto a 2018.'],
    ['back to front', 'Le nombre de morts à Alep a baissé en 2016 par rapport à 2018.'],
    ['back to front', 'ارتفع عدد القتلى في حلب عام 2016 مقارنة بعام 2018.'],
    ['back to front', 'Кількість загиблих в Алеппо зросла у 2016 році проти 2018-го.'],
    ['two rises', 'Deaths in Aleppo rose in 2016 and 2018.'],
    ['two rises', 'Deaths in Aleppo fell in March and April 2017.'],
    ['two rises', 'Deaths in Aleppo rose in 2016, then in 2018.'],
    ['two rises', 'Deaths in Homs rose in 2018 in clashes with IS in 2016.'],
    ['two rises', 'El número de muertos en Alepo aumentó en 2016 y 2018.'],
    ['two rises', 'Le nombre de morts à Alep a baissé en 2016 et en 2018.'],
    ['two rises', 'Число погибших в Алеппо выросло в 2016 и 2018 годах.'],
    ['two rises', 'Кількість загиблих в Алеппо зросла у 2016 і 2018 роках.'],
    ['two rises', 'ارتفع عدد القتلى في حلب في 2016 و2018.'],
    ['not for the first time', 'Deaths in Aleppo rose again from 2016 to 2018.'],
    ['not for the first time', 'El número de muertos en Alepo aumentó de nuevo de 2016 a 2018.'],
    ['not for the first time', 'Le nombre de morts à Alep a encore baissé de 2016 à 2018.'],
    ['what rose are the clashes', 'Between 2016 and 2018 clashes rose and civilians were killed in Aleppo.'],
    ['what there are more of', 'More attacks killed people in Homs than in Hama in 2017.'],
    ['what there are more of', 'More fatal battles occurred in Homs than in Hama in 2017.'],
    ['what there are more of', 'People were killed in more battles in Homs than in Hama in 2017.'],
    ['what there are more of', 'Más ataques mataron a civiles en Homs que en Hama en 2017.'],
    ['what there are more of', 'Plus d’attaques ont tué des civils à Homs qu’à Hama en 2017.'],
    ['what there are more of', 'В Хомсе больше атак унесли жизни людей, чем в Хаме, в 2017 году.'],
    ['what there are more of', 'وقعت هجمات أكثر قتلت مدنيين في حمص مما في حماة عام 2017.'],
    ['something else after "than"', 'More civilians were killed in Homs than battles in Hama in 2017.'],
    ['something else after "than"', 'More people left Homs than were killed in Hama in 2017.'],
    ['something else after "than"', 'عدد المدنيين القتلى في حمص أكبر من عدد القتلى في حماة عام 2017.'],
    ['by how much', 'В 2017 году в Хомсе погибло намного больше людей, чем в Хаме.'],
    ['by how much', 'У 2017 році в Хомсі загинуло набагато більше людей, ніж у Хамі.'],
    ['by how much', 'Il y a eu bien plus de morts à Homs qu’à Hama en 2017.'],
    ['another place', 'More people were killed north of Homs than in Hama in 2017.'],
    ['another place', 'More people were killed over Homs than in Hama in 2017.'],
    ['two places and two times', 'More people were killed in Homs in March 2017 than in Hama in 2017.'],
    ['two places and two times', 'More people were killed in Homs in 2016 than in Syria in 2018.'],
    ['of all as well', 'The most people were killed in Homs, more than in Hama, in 2017.'],
    ['for whom', 'Aleppo was the deadliest province for IS in 2016.'],
    ['for whom', 'Homs was deadlier than Hama for IS in 2017.'],
    ['more than half', 'Aleppo was the province where most civilians were killed in 2016.'],
    ['more than half', 'Alepo fue donde murió la mayoría de las personas en 2016.'],
    ['of no others', 'Alepo fue una provincia más mortífera en 2016.'],
    ['of no others', 'Of the provinces, Aleppo had fewer deaths in 2016.'],
    ['the largest, not the deadliest', 'Aleppo, the largest of the provinces, saw people killed in 2016.'],
    ['one of several', 'كانت حلب من أكثر المحافظات دموية في سوريا عام 2016.'],
    ['one of several', 'كانت حلب ضمن المحافظات الأكثر دموية في سوريا عام 2016.'],
    ['but one', 'Aleppo had more deaths than any other province except Homs in 2016.'],
    ['than anywhere', 'More people were killed in any other province than in Homs in 2017.'],
    ['three places', 'Homs tuvo más muertos que Hama e Idlib en 2017.'],
    ['a denial', 'В 2017 году в Хомсе погибло не больше людей, чем в Хаме.'],
    ['a denial', 'У 2017 році в Хомсі загинуло не менше людей, ніж у Хамі.'],
    ['a denial', 'عدد القتلى في حمص ليس أكبر من عدد القتلى في حماة عام 2017.'],
    ['a denial', 'Il n’y a pas eu plus de morts à Homs qu’à Hama en 2017.'],
    ['plus de', 'Il n’y a plus de morts à Homs qu’à Hama en 2017.'],
  ])('%s: %s', (_, text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('a comparison that is denied is no denial of all that is counted', () => {
  test.each([
    "Il n'y a pas eu plus de morts en Syrie en 2018 qu'en 2017.",
    "Il n'y a pas eu davantage de morts en Syrie en 2018 qu'en 2017.",
    "Il n'y a pas eu moins de morts en Syrie en 2018 qu'en 2017.",
    "Homs n'a pas connu plus de morts en 2018 qu'en 2017.",
    'No hubo más muertos en Siria en 2018 que en 2017.',
    'There were not more deaths in Syria in 2018 than in 2017.',
    'В 2018 году в Сирии не было больше погибших, чем в 2017 году.',
    'У 2018 році в Сирії не було більше загиблих, ніж у 2017 році.',
    'لم يكن عدد القتلى في سوريا عام 2018 أكبر منه في عام 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('a verb that outdoes', () => {
  test.each([
    'Aleppo overtook Homs in 2017.',
    'Aleppo overtook Homs and Hama in the number of people killed in 2017.',
    'Aleppo did not overtake Homs in the number of people killed in 2017.',
    'Aleppo was overtaken by Homs in the number of people killed in 2017.',
    'Aleppo overtook Homs in the number of people wounded in 2017.',
    'Aleppo overtook Homs in 2017 with 400 people killed.',
    'IS overtook Homs in 2017, and 400 people were killed.',
    'IS in Aleppo overtook Homs in the number of people killed in 2017.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test.each([
  "On a tué davantage à Homs en 2016 qu'en 2017.",
  'كانت حمص أكثر دموية في 2016 منها في 2017 من حيث عدد القتلى.',
])('one year beside another: %s', (text) => {
  expect(readClaim(text)).toBe('killed, homs, 2016-01-01..2017-12-31, 2016 more than 2017');
});

test('who "on" are is not told where they killed so many', () => {
  expect(readClaim('On a tué 40 civils à Homs en 2016.')).toBeNull();
});
