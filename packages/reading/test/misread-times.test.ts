import { describe, expect, test } from 'vitest';
import { obstacle, readClaim, readQuestion } from './support/reader.js';

describe('days of one month are one time', () => {
  test.each([
    ['120 people were killed in Homs on January 3 and 4, 2017.', '2017-01-03..2017-01-04, number 120'],
    ['120 people were killed in Homs on January 3, 4 and 5, 2017.', '2017-01-03..2017-01-05, number 120'],
    ['On May 14 and 15, 2018, 60 people were killed in Homs.', '2018-05-14..2018-05-15, number 60'],
    ['Deaths on May 4 and 5, 2017 in Homs: 40', '2017-05-04..2017-05-05, number 40'],
    ['There were 12 battles in Homs on May 25 and 26, 2017.', '2017-05-25..2017-05-26, number 12'],
    ['120 people were killed in Homs on 3 and 4 January 2017.', '2017-01-03..2017-01-04, number 120'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toContain(said);
  });

  test('and a number beside a day is no other day', () => {
    expect(readClaim('On January 3, 2017, 40 people were killed in Homs and 4 in Hama.')).toContain(
      'number 4',
    );
  });
});

describe('ten years are not the first of them', () => {
  test.each([
    'Plus de 20 000 personnes sont mortes en Syrie dans les années 2010.',
    'Más de 20 000 personas murieron en Siria en los años 2010.',
    'More than 20,000 people died in Syria in the 2010s.',
    "More than 20,000 people died in Syria in the 2010's.",
    'Более 20 тысяч человек погибло в Сирии в 2010-х годах.',
    'Понад 20 тисяч людей загинуло в Сирії у 2010-х роках.',
    'قتل أكثر من 20 ألف شخص في سوريا في سنوات 2010',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'Combien de personnes sont mortes à Homs dans les années 2010 ?',
    '¿Cuántas personas murieron en Homs en la década de 2010?',
    'How many people died in Homs in the 2010s?',
    'Сколько человек погибло в Хомсе в 2010-е годы?',
    'Скільки людей загинуло в Хомсі у 2010-ті роки?',
  ])('nor where they are asked for: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test.each([
    ['Combien de personnes sont mortes à Homs dans les années 2017 et 2018 ?', '2017-01-01..2018-12-31'],
    ['Combien de personnes sont mortes à Homs dans les années 2010 et 2011 ?', '2010-01-01..2011-12-31'],
    ['How many people died in Homs in the years 2010 to 2014?', '2010-01-01..2014-12-31'],
  ])('years that are listed are those: %s', (text, time) => {
    expect(readQuestion(text)).toContain(time);
  });
});

describe('the year of a war may be the one in which it began', () => {
  test.each([
    'The 2017 war in Syria has killed 15,000 people.',
    '15,000 people were killed in the 2017 civil war in Syria.',
    'La guerra de 2017 en Siria ha matado a 15 000 personas.',
    'La guerre de 2017 en Syrie a tué 15 000 personnes.',
    'Война 2017 года в Сирии унесла жизни 15 000 человек.',
    'Війна 2017 року в Сирії забрала життя 15 000 людей.',
    'حرب 2017 في سوريا قتلت 15 ألف شخص',
  ])('%s', (text) => {
    expect(obstacle(text)).toBe('time');
  });

  test('and what it did in a year is of that year', () => {
    expect(readClaim('The war in Syria killed 15,000 people in 2017.')).toContain('2017-01-01..2017-12-31');
    expect(readClaim('In 2017 the war in Syria killed 15,000 people.')).toContain('2017-01-01..2017-12-31');
  });
});

describe('a weekday that a date was not', () => {
  test.each([
    '40 people were killed in Homs on Sunday 4 May 2017.',
    '40 people were killed in Homs on Sun, May 4, 2017.',
    '40 personas murieron en Homs el domingo 4 de mayo de 2017.',
    '40 personnes ont été tuées à Homs le dimanche 4 mai 2017.',
    'قتل 40 شخصا في حمص يوم الأحد 4 مايو 2017',
  ])('%s', (text) => {
    expect(obstacle(text)).toBe('time');
  });

  test.each([
    '40 people were killed in Homs on Thursday 4 May 2017.',
    '40 people were killed in Homs on Thu, May 4, 2017.',
    '40 personas murieron en Homs el jueves 4 de mayo de 2017.',
    '40 personnes ont été tuées à Homs le jeudi 4 mai 2017.',
    'قتل 40 شخصا في حمص يوم الخميس 4 مايو 2017',
  ])('and one that it was: %s', (text) => {
    expect(readClaim(text)).toContain('2017-05-04, number 40');
  });

  test('in few letters', () => {
    expect(readClaim('Wed 3 May 2017: 40 killed in Homs and nobody cares.')).toContain(
      '2017-05-03, number 40',
    );
  });
});

describe('a season is no year', () => {
  test.each([
    "Pendant l'été 2017, plus de 300 personnes ont été tuées à Homs.",
    'Été 2017 : plus de 300 personnes tuées à Homs.',
    'Plus de 300 personnes sont mortes à Homs en été 2017.',
    "Plus de 300 personnes sont mortes à Homs à l'été de 2017.",
    'In the summer of 2017 more than 300 people were killed in Homs.',
    'In the fall of 2017 more than 300 people were killed in Homs.',
    'En verano de 2017 murieron más de 300 personas en Homs.',
    'Летом 2017 года в Хомсе погибли более 300 человек.',
    'Влітку 2017 року в Хомсі загинули понад 300 людей.',
    'قتل أكثر من 300 شخص في حمص صيف 2017',
  ])('claimed: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'Summer 2017, Homs: how many killed?',
    'Late 2017 Homs killed',
    'Late in 2017, Homs: how many killed?',
    'hiver de 2017, Homs : combien de morts ?',
    'Осень 2017 года, Хомс: сколько погибших?',
    'été 2017, Homs, combien de morts ?',
    'verano 2017 Homs muertos',
    'Лето 2017, Хомс: сколько погибших?',
  ])('asked: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test('and "été" beside "ont" or "a" is none', () => {
    expect(readClaim("L'année la plus meurtrière à Homs a été 2017.")).toContain('2017 more than each other');
    const said = 'killed, homs, 2017-01-01..2017-12-31, more_than 300';
    expect(readClaim('Plus de 300 personnes ont été tuées à Homs en 2017.')).toBe(said);
    expect(readClaim('Plus de 300 personnes ont été, en 2017, tuées à Homs.')).toBe(said);
  });
});

test.each([
  "D'ici mai 2017, 40 personnes ont été tuées à Homs.",
  'Murieron 40 personas en Homs alrededor de mayo de 2017.',
  'قتل 40 شخصا في حمص حوالي مايو 2017',
])('"by" and "about" a time are not "in" it: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test('what is known as of a year, or from data of a year, may be of others', () => {
  const said = 'killed, homs, 2017-01-01..2017-12-31, number 300';
  expect(readClaim('300 погибших в Хомсе, по данным за 2017 год')).toBe(said);
  expect(readClaim('В 2017 году, по данным ООН, в Хомсе погибли 300 человек')).toBe(said);
  expect(readClaim('300 morts à Homs en 2017, selon les données')).toBe(said);
  for (const text of [
    '300 погибших в Хомсе на 2017 год',
    'По данным на март 2017 года, в Хомсе погибли 300 человек',
    'По данным 2017 года, в Хомсе погибли 300 человек',
    'За даними 2017 року, у Хомсі загинули 300 людей',
    '300 morts à Homs, selon les données de 2017',
    '300 muertos en Homs a fecha de 2017',
    '300 deaths in Homs as of 2017',
  ])
    expect(readClaim(text), text).toBeNull();
});

test('what is told of two years or places one by one is not told of both together', () => {
  for (const text of [
    'In 2017 40 civilians were killed in Homs, and in 2018 too',
    'In 2017 40 civilians were killed in Homs, and in 2018 as well',
    'In 2017 40 civilians were killed in Homs, and in Hama too',
    'قتل 40 مدنيا في حمص وفي حماة كذلك عام 2017',
    'Hubo 40 ataques en Homs en 2017, como en 2016',
    'В 2017 году в Хомсе погибли 40 мирных жителей, как и в 2018',
    'Как и в 2018, в 2017 году в Хомсе погибли 40 мирных жителей',
    'У 2017 році в Хомсі загинули 40 цивільних, як і у 2018',
    'قتل 40 مدنيا في حمص عام 2017 كما في 2018',
    'في 2017 قتل 40 مدنيا في حمص وفي 2018 كذلك',
  ])
    expect(readClaim(text), text).toBeNull();
  expect(readClaim('40 civilians were killed in Homs in 2017 too')).toContain('number 40');
});

test('a French summer at the end of a claim is no "been"', () => {
  expect(readClaim('En 2017, 40 civils ont été tués à Homs en été')).toBeNull();
  expect(readClaim("L'année la plus meurtrière à Homs a été 2017")).toContain('2017 more than');
});

test('what liars say is denied', () => {
  for (const text of [
    'Liars say 40 civilians were killed in Homs in 2017',
    'En 2017 murieron 40 civiles en Homs, dice un mentiroso',
    'En 2017, 40 civils ont été tués à Homs, dit un menteur',
    'В 2017 году в Хомсе погибли 40 мирных жителей, говорит лжец',
    'У 2017 році в Хомсі загинули 40 цивільних, каже брехун',
    'قتل 40 مدنيا في حمص عام 2017 بحسب كاذب',
  ])
    expect(readClaim(text), text).toBeNull();
});

describe('when it was told is not when it was', () => {
  test.each([
    'On 5 May 2017 it was reported that 40 people were killed in Homs.',
    'It was reported on 5 May 2017 that 40 people were killed in Homs.',
    'On 5 May 2017, the UN said that 40 people were killed in Homs.',
    '40 people killed in Homs were reported on 5 May 2017.',
    'Reported on 5 May 2017: 40 people were killed in Homs.',
    'Le 5 mai 2017, il a été signalé que 40 personnes ont été tuées à Homs.',
    'Le 5 mai 2017, on a rapporté que 40 personnes ont été tuées à Homs.',
    // Of which year May is.
    'From May to 2017, 40 people were killed in Homs.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    ['It was reported that 40 people were killed in Homs on 5 May 2017.', '2017-05-05'],
    ['40 people were reported killed in Homs on 5 May 2017.', '2017-05-05'],
    ['From May to July 2017, the UN said, 40 people were killed in Homs.', '2017-05-01..2017-07-31'],
    ['From May to July 2017, 40 people were killed in Homs.', '2017-05-01..2017-07-31'],
    ['From May 2017 to 2018, 40 people were killed in Homs.', '2017-05-01..2018-12-31'],
  ])('not %s', (text, time) => {
    expect(readClaim(text)).toBe(`killed, homs, ${time}, number 40`);
  });
});

test('what happened in one year and again in another is no sum', () => {
  for (const text of [
    '40 people were killed in Homs in 2017 and again in 2018',
    'Murieron 40 personas en Homs en 2017 y de nuevo en 2018',
    '40 personnes ont été tuées à Homs en 2017 et de nouveau en 2018',
  ])
    expect(readClaim(text), text).toBeNull();
});
