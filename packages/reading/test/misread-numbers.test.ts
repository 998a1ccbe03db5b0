import { describe, expect, test } from 'vitest';
import { mostToBeTrue, readClaim, readQuestion } from './support/reader.js';

describe('a range in number words is not added up', () => {
  test.each([
    'В Сирии в феврале 2018 года погибло две-три тысячи человек.',
    'В Сирии в 2017 году погибло тридцать-сорок тысяч человек.',
    'В Сирии в феврале 2018 года погибло семь-восемь тысяч человек.',
    'В Хомсе в феврале 2018 года погибло пятьсот-семьсот человек.',
    'В Сирии в феврале 2018 года погибло полторы-две тысячи человек.',
    'Не менее двух-трёх тысяч человек погибло в Сирии в феврале 2018 года.',
    'В Сирии в 2018 году погибло около пятнадцати-двадцати тысяч человек.',
    'В Хомсе в 2017 году было пять-шесть сотен боёв.',
    'У Сирії у 2017 році загинуло тридцять-сорок тисяч людей.',
    'У Сирії у 2017 році сталося дві-три тисячі подій.',
    'Близько п’ятнадцяти-двадцяти тисяч людей загинуло в Сирії у 2018 році.',
    'Десять-двенадцать тысяч человек погибло в Сирии в 2017 году.',
    'Тысяча-две человек погибло в Хомсе в 2017 году.',
    'Пятьсот-тысяча человек погибло в Хомсе в 2017 году.',
    'Ten, twelve thousand people were killed in Syria in 2017.',
    'Thirty-forty thousand people were killed in Syria in 2017.',
    'Five, six hundred people were killed in Homs in 2017.',
    'Five hundred, six hundred people were killed in Homs in 2017.',
    'Twenty twenty-five thousand people were killed in Syria in 2018.',
    'Homs saw five-six hundred battles in 2017.',
    'Trente, quarante mille personnes ont été tuées en Syrie en 2017.',
    'Deux trois mille personnes ont été tuées en Syrie en 2017.',
    'Homs a connu cinq-six cents combats en 2017.',
    'Il y a eu cinq cents-six cents combats à Homs en 2017.',
    'En 2017 murieron treinta-cuarenta mil personas en Siria.',
    'En 2017 murieron dos, tres mil personas en Siria.',
    'En 2017 hubo quinientos, seiscientos combates en Homs.',
    'قتل ثلاثين أربعين ألف شخص في سوريا عام 2017.',
    'قتل ألفين ثلاثة آلاف شخص في سوريا عام 2017.',
    'وقعت خمسمئة ستمئة معركة في حمص عام 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('nor where it is asked for', () => {
  test.each([
    'Погибло ли в Сирии в феврале 2018 года две-три тысячи человек?',
    'Were thirty-forty thousand people killed in Syria in 2017?',
    'Were there five, six hundred battles in Homs in 2017?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('a numeral of several words is one', () => {
  test.each([
    ['Twenty-five people were killed in Homs in 2017.', 25],
    ['Il y a eu cent vingt combats à Homs en 2017.', 120],
    ['Quatre-vingt-dix-neuf personnes ont été tuées à Homs en 2017.', 99],
    ['Soixante-quinze mille personnes ont été tuées en Syrie en 2017.', 75000],
    ['Deux mille huit cent trente-neuf personnes ont été tuées à Homs en 2017.', 2839],
    ['En 2017 murieron treinta y cinco mil personas en Siria.', 35000],
    ['Dos mil ochocientas treinta y nueve personas murieron en Homs en 2017.', 2839],
    ['Две тысячи восемьсот тридцать девять человек погибли в Хомсе в 2017 году.', 2839],
    ['Two million three hundred thousand people were killed in Syria in 2017.', 2300000],
    ['Nineteen hundred people were killed in Homs in 2017.', 1900],
    ['قتل خمسة عشر ألف شخص في سوريا عام 2017.', 15000],
    ['قتل عشرون ألفا وخمسمئة شخص في سوريا عام 2017.', 20500],
    ['قتل ثلاثة آلاف وخمسمئة شخص في حمص عام 2017.', 3500],
    ['قتل خمسة وعشرون ألف شخص في سوريا عام 2017.', 25000],
  ])('%s', (text, number) => {
    expect(readClaim(text)).toMatch(new RegExp(` number ${number}$`));
  });
});

describe('ألفا may be two thousand', () => {
  test.each([
    'قتل ألفا شخص في سوريا في أغسطس 2016',
    'قتل ألفا مدني في سوريا عام 2019',
    'دارت ألفا معركة في حمص عام 2017',
    'قتل نحو ألفا شخص في حمص عام 2017',
    'قتل أقل من ألفا شخص في حمص عام 2017',
    'قتل ألفا ومئة شخص في حمص عام 2017',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test('nor is it asked for', () => {
  expect(readQuestion('هل قتل ألفا مدني في سوريا عام 2019؟')).toBeNull();
});

test.each([
  ['قتل أحد عشر ألفاً في سوريا عام 2018', 11000],
  ['قتل خمسون ألفا في سوريا عام 2016', 50000],
  ['قتل ألفاً في حمص عام 2017', 1000],
  ['قتل ألفي شخص في حمص عام 2017', 2000],
  ['قتل مئتا شخص في حمص عام 2017', 200],
  ['قتل مائتا شخص في حمص عام 2017', 200],
])('what is multiplied, or has the sign of its case, is one thousand: %s', (text, number) => {
  expect(readClaim(text)).toMatch(new RegExp(` number ${number}$`));
});

describe('a fraction in one sign is no whole number', () => {
  test.each([
    'Fewer than 1½ thousand people were killed in Homs in 2017.',
    '½ million people were killed in Syria in 2017.',
    '20½ thousand people were killed in Syria in 2018.',
    '33⅓ thousand people were killed in Syria in 2017.',
    'Murieron 1½ mil personas en Homs en 2017.',
    '1½ mille personnes ont été tuées à Homs en 2017.',
    'В Хомсе в 2017 году погибло 1½ тысячи человек.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test.each([
  ['Three dozen battles took place in Homs in 2018.', 'about 36'],
  ['At least fifteen dozen battles took place in Homs in 2018.', 'at_least 180'],
  ['Fewer than twenty dozen battles took place in Homs in 2018.', 'fewer_than 240'],
  ['15 dozen battles took place in Homs in 2018.', 'number 180'],
  ['One hundred twelve battles took place in Homs in 2018.', 'number 112'],
])('a dozen multiplies: %s', (text, says) => {
  expect(readClaim(text)).toMatch(new RegExp(` ${says}$`));
});

describe('which way a number went is not known here', () => {
  test.each([
    'Los muertos en Siria subieron a 20.000 en 2018.',
    'El número de muertos en Siria aumentó a 20.000 en 2018.',
    'El número de muertos en Siria creció a más de 18.000 en 2018.',
    'Le nombre de morts en Syrie est monté à 20 000 en 2018.',
    'Le nombre de morts en Syrie grimpe à 20 000 en 2018.',
    'Число погибших в Сирии в 2018 году выросло до 20 тысяч.',
    'Число погибших в Сирии в 2018 году возросло до 20 тысяч.',
    'Число погибших в Сирии в 2018 году увеличилось до 20 тысяч.',
    'Кількість загиблих у Сирії у 2018 році зросла до 20 тисяч.',
    'Кількість загиблих у Сирії у 2018 році підскочила до 20 тисяч.',
    'The death toll in Syria in 2018 was down to 20,000.',
    'The death toll in Syria in 2018 is down to 20,000.',
    'The death toll in Syria rose to 20,000 in 2018.',
    'El número de muertos en Siria bajó a 20.000 en 2018.',
    'Число погибших в Сирии в 2018 году сократилось до 20 тысяч.',
    'Le nombre de morts en Syrie est tombé à 20 000 en 2018.',
    'La cifra de muertos en Hama bajó a 500 en junio de 2019.',
    'Le nombre de tués à Hama est tombé à 500 en juin 2019.',
    'Кількість загиблих у Сирії у 2018 році впала до 20 тисяч.',
    'ارتفعت الحصيلة إلى 20000 قتيل في سوريا عام 2018.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('what it amounted to is', () => {
  test.each([
    'Los muertos en Siria ascendieron a 20.000 en 2018.',
    'Le bilan s’élève à 20 000 morts en Syrie en 2018.',
    'The death toll in Syria in 2018 came to 20,000.',
  ])('%s', (text) => {
    expect(readClaim(text)).toMatch(/ number 20000$/);
  });
});

describe('a number with a word for "already" may have been told before others died', () => {
  test.each([
    'So far in 2018, 10,000 people were killed in Syria.',
    'Already 10,000 people have been killed in Syria in 2018.',
    'Ya han muerto 10.000 personas en Siria en 2018.',
    'Van 10.000 muertos en Siria en 2018.',
    'En 2018 ya van 10.000 muertos en Siria.',
    '10 000 personnes ont déjà été tuées en Syrie en 2018.',
    'В Сирии в 2018 году уже погибло 10 тысяч человек.',
    'В Сирии в 2018 году погибло уже 10 тысяч человек.',
    'У Сирії у 2018 році вже загинуло 10 тисяч людей.',
  ])('%s', (text) => {
    expect(readClaim(text)).toMatch(/ number 10000 or (?:when_said|so_far)$/);
    expect(mostToBeTrue(text)).toBe(Number.POSITIVE_INFINITY);
  });

  test('what had happened up to then is of more, too', () => {
    const text = 'En 2016 ya habían muerto 400.000 personas en Siria.';
    expect(readClaim(text)).toMatch(/ number 400000 or so_far$/);
    expect(mostToBeTrue(text)).toBe(Number.POSITIVE_INFINITY);
  });

  test('more than so many is a lower bound', () => {
    expect(readClaim('Already more than 10,000 people have been killed in Syria in 2018.')).toMatch(
      / more_than 10000/,
    );
    expect(readClaim('A finales de 2016 ya habían muerto 40 personas en Homs.')).toMatch(/ number 40$/);
  });
});

describe('over so many, and far from so many', () => {
  test.each([
    'В Сирии в 2018 году погибло за 10 тысяч человек.',
    'У Сирії у 2018 році загинуло за 10 тисяч людей.',
    'Далеко не 10 тысяч человек погибло в Сирии в 2018 году.',
    'Далеко не 10 тисяч людей загинуло в Сирії у 2018 році.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('a record is a number that there never was before', () => {
  test.each([
    'A record 33,316 people were killed in Syria in 2017.',
    'A record number of people, 33,316, were killed in Syria in 2017.',
    'Syria saw a record 33,316 deaths in 2017.',
    'A record number of people were killed in Syria in 2017.',
    'Record 33,316 people killed in Syria in 2017.',
    'Syria did suffer a record 33,316 deaths in 2017.',
    'Un récord de 33.316 personas murieron en Siria en 2017.',
    'Un nombre record de 33 316 personnes ont été tuées en Syrie en 2017.',
    'Рекордные 33 316 человек погибли в Сирии в 2017 году.',
    'Рекордні 33 316 людей загинули в Сирії у 2017 році.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each(['Syria did not record any deaths in 2017.', 'There are no deaths on record in Syria in 2017.'])(
    'what is put on record is none: %s',
    (text) => {
      expect(readClaim(text)).toBe('killed, SY, 2017-01-01..2017-12-31, none');
    },
  );
});

describe('tens and dozens are told roughly', () => {
  test.each([
    ['A dozen people were killed in Homs in 2017.', 'about 12'],
    ['Two dozen people were killed in Homs in 2017.', 'about 24'],
    ['More than a dozen people were killed in Homs in 2017.', 'more_than 12'],
    ['Dos docenas de personas murieron en Homs en 2017.', 'about 24'],
    ['Deux douzaines de personnes ont été tuées à Homs en 2017.', 'about 24'],
    ['В Хомсе в 2017 году погибло два десятка человек.', 'about 20'],
    ['В Хомсе в 2017 году погибла дюжина человек.', 'about 12'],
    ['В Хомсе в 2017 году погибло более двух десятков человек.', 'more_than 20'],
    ['У Хомсі у 2017 році загинуло півтора десятка людей.', 'about 15'],
    ['120 plus people were killed in Homs in 2017.', 'at_least 120'],
    ['120-plus people were killed in Homs in 2017.', 'at_least 120'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toContain(said);
  });
});

test.each([
  'Homs lost 300 residents in 2016.',
  'Homs perdió 300 habitantes en 2016.',
  'Homs a perdu 300 habitants en 2016.',
])('residents who were lost may have left: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test.each([
  'Homs lost 300 civilians in 2016.',
  'Homs perdió 300 civiles en 2016.',
  'Homs a perdu 300 civils en 2016.',
  'خسرت حمص 300 مدني في عام 2016',
  'Хомс потерял 300 мирных жителей в 2016 году.',
  'Хомс втратив 300 цивільних у 2016 році.',
])('civilians whom a place lost died: %s', (text) => {
  expect(readClaim(text)).toBe('civilians_killed, homs, 2016-01-01..2016-12-31, number 300');
});

test.each([
  'El régimen perdió Homs en 2016, donde murieron 300 civiles.',
  'IS lost 300 people in Homs in 2016.',
  'Сирийская армия потеряла 300 человек в Хомсе в 2016 году.',
  'Daech a perdu 300 personnes à Homs en 2016.',
  'خسر 300 مدني منازلهم في حمص في 2016',
])('and nothing of what a party lost, or of what they did: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test('"هو" joins a number to what it is of, and a name to what it did not do', () => {
  const said = 'killed, homs, 2016-01-01..2016-12-31, more_than 300';
  expect(readClaim('عدد القتلى في حمص عام 2016 هو أكثر من 300')).toBe(said);
  expect(readClaim('هو قتل 300 شخص في حمص عام 2016')).toBeNull();
  expect(readClaim('داعش هو 300 قتيل في حمص عام 2016')).toBeNull();
});

test('whom a text speaks to did not do it, and who did is not spoken to', () => {
  expect(readClaim('سيدي الرئيس، قتل 300 مدني في حمص عام 2016')).toContain('number 300');
  expect(readClaim('السيد الرئيس قتل 300 مدني في حمص عام 2016')).toBeNull();
  expect(readClaim('Mes amis, 300 civils ont été tués à Homs en 2016')).toContain('number 300');
  expect(readClaim('Mes amis ont tué 300 civils à Homs en 2016')).toBeNull();
  expect(readClaim('Друзья, в Хомсе в 2016 году убили 300 мирных жителей')).toContain('number 300');
  expect(readClaim('Друзья убили 300 мирных жителей в Хомсе в 2016 году')).toBeNull();
  expect(readClaim('Колеги вбили 300 цивільних у Хомсі у 2016 році')).toBeNull();
});

test('what is added to the dead of a year died in another', () => {
  expect(readClaim('Homs sumó 300 muertos en 2016')).toContain('number 300');
  expect(readClaim('Homs sumó 300 muertos a los de 2016')).toBeNull();
  expect(readClaim('300 muertos en Homs, como los de 2016')).toBeNull();
});

test('so many in each week are not so many in all', () => {
  const said = 'civilians_killed, homs, 2016-01-01..2016-12-31, number 40';
  expect(readClaim('40 civilians were killed in Homs in 2016, per local monitors')).toBe(said);
  expect(readClaim('40 civilians were killed in Homs in 2016, per SOHR')).toBe(said);
  expect(readClaim('40 civilians were killed in Homs in 2016 per week')).toBeNull();
  expect(readClaim('40 civilians were killed in Homs in 2016 per hour')).toBeNull();
});

test('a number that was passed only in a year had not been passed before', () => {
  expect(readClaim('Deaths in Homs topped 300 in 2016')).toContain('more_than 300');
  expect(readClaim('Deaths in Homs topped 300 only in 2016')).toBeNull();
  expect(readClaim('Число погибших в Хомсе превысило 300 только в 2016 году')).toBeNull();
  expect(readClaim('Deaths in Homs topped 300 in 2016 alone')).toContain('more_than 300');
});

test('"until 40 had died" names a time, and "as if 40 had died" denies it', () => {
  expect(readClaim('Hasta que 40 civiles murieron en Homs en 2016')).toBeNull();
  expect(readClaim("Jusqu'à ce que 40 civils aient été tués à Homs en 2016")).toBeNull();
  expect(readClaim('Une fois que 40 civils ont été tués à Homs en 2016')).toBeNull();
  expect(readClaim('Hasta 40 civiles murieron en Homs en 2016')).toContain('up_to 40');
  expect(readClaim('كأنما 40 مدنيا قتلوا في حمص عام 2016')).toBeNull();
});

test('so many times a number, a thousand and one, and deaths for a town are no counts', () => {
  for (const text of [
    '40 people were killed in Homs in May 2017, four times the number of April.',
    '40 muertos en Homs en mayo de 2017, cuatro veces el número de abril.',
    '40 morts à Homs en mai 2017, quatre fois le nombre d’avril.',
    'Mil y una personas murieron en Homs en 2017.',
    'Mille et une personnes sont mortes à Homs en 2017.',
    'За Хомс в мае 2017 года погибло 40 человек',
  ])
    expect(readClaim(text), text).toBeNull();
});

test('a thousand people and one are one more than a thousand', () => {
  expect(readClaim('قتل ألف شخص وشخص في حمص عام 2017')).toBeNull();
  expect(readClaim('قتل ألف شخص في حمص عام 2017')).toContain('number 1000');
});

describe('a number behind a bracket or a comma is another one', () => {
  test.each([
    [
      'Deaths in Homs in 2017: 300 (800 in 2016)',
      'killed, homs, 2017-01-01..2017-12-31, number 300\nkilled, homs, 2016-01-01..2016-12-31, number 800',
    ],
    [
      'Muertos en Homs en 2017: 300 (800 en 2016).',
      'killed, homs, 2017-01-01..2017-12-31, number 300\nkilled, homs, 2016-01-01..2016-12-31, number 800',
    ],
    [
      'Погибших в Хомсе в 2017 году: менее 300 (800 в 2016-м).',
      'killed, homs, 2017-01-01..2017-12-31, fewer_than 300\nkilled, homs, 2016-01-01..2016-12-31, number 800',
    ],
    [
      'Civils tués en Syrie en 2017 : 8 913 (275 à Homs)',
      'civilians_killed, SY, 2017-01-01..2017-12-31, number 8913\ncivilians_killed, homs, 2017-01-01..2017-12-31, number 275',
    ],
    ['Deaths in Syria in 2017: 12 610', 'killed, SY, 2017-01-01..2017-12-31, number 12610'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toBe(said);
  });

  test.each([
    'Fewer than 30 (120 in 2016) were killed in Homs in 2017.',
    'أقل من 300 (800 عام 2016) قتيل في حمص عام 2017',
    'Killed in Homs in 2017: 300 (100 civilians)',
    'قتلى حمص عام 2017: 300 (100 مدني)',
    'Deaths in Homs and Hama in 2017: 300, 200',
    'Killed in Homs in March and April 2017: 12, 300',
    // What others say of the same is not claimed as well.
    'Killed in Homs in 2017: at least 2,800 (9,000 according to activists).',
    "Morts à Homs en 2017 : au moins 2 800 (9 000 selon l'OSDH).",
    'Погибло в Хомсе в 2017 году: не менее 2800 (9000, по данным СОХР).',
    'قتلى حمص في 2017: 2800 على الأقل (9000 بحسب المرصد)',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});
