import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

describe('a statement with a question after it asks whether it is so', () => {
  test.each([
    'More than 200 civilians were killed in Aleppo in December 2016. Does that stand up?',
    'More than 200 civilians were killed in Aleppo in December 2016. Is this accurate?',
    'En diciembre de 2016 murieron más de 200 civiles en Alepo. ¿Fue así?',
    'Plus de 200 civils ont été tués à Alep en décembre 2016. Est-ce exact ?',
    'В декабре 2016 года в Алеппо погибло более 200 мирных жителей. Это правда?',
    'У грудні 2016 року в Алеппо загинуло понад 200 цивільних. Це правда?',
    'قتل أكثر من 200 مدني في حلب في كانون الأول 2016، فهل هذا دقيق؟',
    'Is it safe to print that more than 200 civilians were killed in Aleppo in December 2016?',
    'Can we say more than 200 civilians were killed in Aleppo in December 2016?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('whether, civilians_killed, aleppo, 2016-12-01..2016-12-31');
  });
});

describe('an order is asked for in other words than "most"', () => {
  test.each([
    'Order the months of 2016 in Aleppo by people killed, please, worst one on top.',
    'Sort the months of 2016 in Aleppo by number of people killed, highest first.',
    'What was the worst month of 2016 in Aleppo?',
    'رتّب أشهر عام 2016 في محافظة حلب بحسب عدد القتلى',
  ])('of months: %s', (text) => {
    expect(readQuestion(text)).toBe('rank, most, killed, aleppo, 2016-01-01..2016-12-31, by month');
  });

  test.each([
    'Составьте, пожалуйста, список провинций Сирии по числу убитых в 2018 году, от большего к меньшему.',
    'Складіть, будь ласка, список провінцій Сирії за кількістю загиблих у 2018 році, від більшого до меншого.',
  ])('of provinces: %s', (text) => {
    expect(readQuestion(text)).toBe('rank, most, killed, SY, 2018-01-01..2018-12-31, by province');
  });

  test.each(['¿Cuál fue el peor año para Idlib en número de muertos?', 'What was the worst year for Idlib?'])(
    'of years: %s',
    (text) => {
      expect(readQuestion(text)).toBe('rank, most, killed, idlib, .., by year');
    },
  );

  test('the worst month for civilians is that in which most of them died', () => {
    expect(readQuestion('What was the worst month for civilians in Idlib in 2019?')).toBe(
      'rank, most, civilians_killed, idlib, 2019-01-01..2019-12-31, by month',
    );
  });
});

describe('notes of those who search', () => {
  test.each([
    ['homs body count second half of 2017', 'count, killed, homs, 2017-07-01..2017-12-31'],
    [
      'no. of battles with HTS taking part, Idlib governorate, 2017',
      'count, events, battle, idlib, 2017-01-01..2017-12-31, involved HTS',
    ],
    [
      'sum of people killed in Daraa + Quneitra, June 2018',
      'count, killed, daraa+quneitra, 2018-06-01..2018-06-30',
    ],
    [
      'sum of people killed in Daraa & Quneitra, June 2018',
      'count, killed, daraa+quneitra, 2018-06-01..2018-06-30',
    ],
    [
      'Over the two years 2016 and 2017, how many people were killed in Homs?',
      'count, killed, homs, 2016-01-01..2017-12-31',
    ],
    [
      'How did the number of people killed in Homs change in 2018 compared with 2016?',
      'change, killed, homs, 2016-01-01..2018-12-31, by year',
    ],
    [
      'Як змінилася кількість загиблих у Хомсі у 2018 році проти 2016-го?',
      'change, killed, homs, 2016-01-01..2018-12-31, by year',
    ],
  ])('%s', (text, said) => {
    expect(readQuestion(text)).toBe(said);
  });

  test('more than 40 in a month are more, and a number that a year could be is a number', () => {
    expect(readClaim('Homs saw fewer than 120 incidents over 2019.')).toBe(
      'events, homs, 2019-01-01..2019-12-31, fewer_than 120',
    );
    expect(readClaim('Deaths in Homs in 2018 were over 2019.')).toBeNull();
  });
});

describe('the first days of a month', () => {
  test.each([
    'How many people were killed in Homs in the first ten days of March 2018?',
    '¿Cuántas personas murieron en Homs en los primeros diez días de marzo de 2018?',
    'Combien de personnes ont été tuées à Homs dans les dix premiers jours de mars 2018 ?',
    'Сколько человек погибло в Хомсе в первые десять дней марта 2018 года?',
    'Скільки людей загинуло в Хомсі в перші десять днів березня 2018 року?',
    'كم قتيلا سقط في حمص في أول عشرة أيام من آذار 2018؟',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('count, killed, homs, 2018-03-01..2018-03-10');
  });
});

describe('halves of thousands', () => {
  test.each([
    ['More than two and a half thousand people were killed in Homs in 2017.', 2500],
    ['More than one and a half thousand people were killed in Homs in 2017.', 1500],
    ['Más de dos millones y medio de personas murieron en Homs en 2017.', 2_500_000],
    ["Plus d'un millier et demi de personnes ont été tuées à Homs en 2017.", 1500],
    ['Plus de quatre mille et demi de personnes ont été tuées à Homs en 2017.', 4500],
    ['قتل أكثر من ألفين ونصف شخص في حمص عام 2017', 2500],
    ['В Хомсе в 2017 году погибло свыше четырёх с половиной тысяч человек.', 4500],
    ['У Хомсі в 2017 році загинуло понад півтори тисячі людей.', 1500],
  ])('%s', (text, number) => {
    expect(readClaim(text)).toBe(`killed, homs, 2017-01-01..2017-12-31, more_than ${number}`);
  });
});

describe('how often', () => {
  test.each([
    'IS and the SDF clashed on more than 50 occasions in Homs in 2017.',
    'Боевики ИГИЛ и СДС сталкивались в Хомсе в 2017 году более 50 раз.',
    'Бойовики ІДІЛ та загони СДС стикалися в Хомсі у 2017 році понад 50 разів.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(
      'events, battle, homs, 2017-01-01..2017-12-31, against IS+SDF, more_than 50',
    );
  });

  test.each([
    'В Хомсе в 2017 году за раз погибло 40 человек.',
    'В Хомсе в 2017 году произошло в три раза больше боев.',
    'En Homs en 2017 hubo tres veces más combates.',
    'Homs saw three times more battles in 2017.',
  ])('not how much more, or at once: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('the second statement leaves out what the first has told', () => {
  test.each([
    'In 2018 more than 500 people were killed in Daraa, whereas in neighbouring Quneitra it was fewer than 100.',
    'Plus de 500 personnes ont été tuées dans la province de Deraa en 2018 et moins de 100 dans celle de Quneitra.',
    'Más de 500 personas murieron en la provincia de Daraa en 2018 y menos de 100 en la de Quneitra.',
    'قتل أكثر من 500 شخص في درعا عام 2018، بينما قتل أقل من 100 في القنيطرة المجاورة',
    'В 2018 году в Дераа погибло более 500 человек, а в провинции Кунейтра — менее 100.',
    'У 2018 році в Дераа загинуло понад 500 людей, а в провінції Кунейтра — менше 100.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(
      [
        'killed, daraa, 2018-01-01..2018-12-31, more_than 500',
        'killed, quneitra, 2018-01-01..2018-12-31, fewer_than 100',
      ].join('\n'),
    );
  });

  test('a dash before the number parts it from no time', () => {
    expect(readClaim('В Хомсе в 2018 году погибло более 400 человек, а в 2019-м — уже менее двухсот.')).toBe(
      [
        'killed, homs, 2018-01-01..2018-12-31, more_than 400',
        'killed, homs, 2019-01-01..2019-12-31, fewer_than 200',
      ].join('\n'),
    );
  });
});
