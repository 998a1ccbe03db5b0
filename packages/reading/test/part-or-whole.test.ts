import { describe, expect, test } from 'vitest';
import { leftOut, obstacle, readClaim, readQuestion, unreadWords } from './support/reader.js';

describe('where and when it was said is not where and when it was', () => {
  test.each([
    'In Damascus, officials said more than 10,000 people were killed in Syria in 2018.',
    'In Idlib, activists said more than 10,000 people were killed in Syria in 2018.',
    'In Homs, officials said fewer than 500 battles took place in Syria in 2018.',
    'In Damascus, the ministry said no one was killed in 2018.',
    'In Damascus, the ministry said 400 people were killed in Homs in 2017.',
    'In 2019, the UN said more than 10,000 people were killed in Syria in 2018.',
    'In Homs in 2019, officials said 400 people were killed in 2018.',
    'En Damasco, fuentes oficiales dijeron que más de 10.000 personas murieron en Siria en 2018.',
    'À Damas, les autorités ont dit que plus de 10 000 personnes ont été tuées en Syrie en 2018.',
    'À Idlib, des militants affirment que plus de 10 000 personnes ont été tuées en Syrie en 2018.',
    'В Дамаске, по данным властей, более 10 000 человек погибли в Сирии в 2018 году.',
    'У Дамаску, за даними влади, понад 10 000 людей загинули в Сирії у 2018 році.',
    'في دمشق، قال مسؤولون إن أكثر من 10000 شخص قتلوا في سوريا عام 2018.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'In Idlib, the commissioner’s office notes, more than 100 civilians lost their lives in April 2017.',
    'In Idlib governorate, monitors documented the killing of no fewer than 350 civilians in April 2017.',
    'У провінції Ідліб у квітні 2017 року, за даними ООН, загинуло від 400 до 600 цивільних осіб.',
  ])('a place of the statement, whoever tells it: %s', (text) => {
    expect(readClaim(text)).toContain('civilians_killed, idlib, 2017-04-01..2017-04-30');
  });
});

describe('a province beside its country is not all that is meant', () => {
  test.each([
    'More than 10,000 people were killed in Homs and Syria in 2018.',
    'More than 10,000 people were killed in Idlib and across Syria in 2018.',
    'More than 10,000 people were killed in Syria, Homs and Hama in 2018.',
    'More than 10,000 people were killed across Syria, in Idlib, Homs and Hama, in 2018.',
    'More than 10,000 people were killed in Syria in 2018, as well as in Homs.',
    'More than 10,000 people were killed in Homs and nationwide in 2018.',
    'More than 10,000 people were killed in Homs plus Syria in 2018.',
    'Plus de 10 000 personnes ont été tuées en Syrie et à Homs en 2018.',
    'Более 10 000 человек погибли в 2018 году по всей Сирии, в Хомсе и Хаме.',
    'Fewer than 1,000 battles were fought in Idlib and across Syria in 2018.',
    'Menos de 500 combates hubo en Homs y en toda Siria en 2018.',
    'Moins de 500 combats ont eu lieu à Homs et dans toute la Syrie en 2018.',
    'В Хомсе и во всей Сирии в 2018 году было менее 500 боев.',
    'В Хомсе и Сирии в 2018 году погибло более 10 000 человек.',
    'У Хомсі й у всій Сирії у 2018 році загинуло понад 10 000 людей.',
    'في حمص وفي كل سوريا قتل أكثر من 10000 شخص عام 2018.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
    expect(obstacle(text)).toBe('place');
  });

  test.each([
    'How many people were killed in Homs and in all of Syria in 2018?',
    '¿Cuántas personas murieron en Homs y en Siria en 2018?',
    'Combien de personnes ont été tuées à Homs et en Syrie en 2018 ?',
    'Сколько человек погибло в Хомсе и в Сирии в 2018 году?',
    'Скільки людей загинуло в Хомсі й у Сирії у 2018 році?',
    'كم شخصا قتل في حمص وسوريا عام 2018؟',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test.each([
    'More than 400 people were killed in Homs, Syria in 2018.',
    'More than 400 people were killed in the Syrian province of Homs in 2018.',
    'In Syria in 2018, more than 400 people were killed in Homs.',
    'More than 400 people were killed in Homs in 2018, Syria.',
    'In Homs, the Syrian civil war killed more than 400 people in 2018.',
    'In Homs, more than 400 people were killed in the war in Syria in 2018.',
    'Más de 400 personas murieron en 2018 en Homs (Siria).',
    'En Syrie, plus de 400 personnes ont été tuées à Homs en 2018.',
    'В сирийской провинции Хомс в 2018 году погибло более 400 человек.',
    'У Хомсі в Сирії у 2018 році загинуло понад 400 людей.',
    'قتل أكثر من 400 شخص في حمص في سوريا عام 2018.',
  ])('of that province alone: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2018-01-01..2018-12-31, more_than 400');
  });

  test('several provinces of a country that is the scene', () => {
    expect(readClaim('In Syria, Homs and Hama saw 400 battles in 2017.')).toContain('homs+hamah');
  });
});

describe('where a party sits is not where it fought', () => {
  test.each([
    'There were more than 500 battles between the government in Damascus and IS in Syria in 2016.',
    'There were more than 500 battles between the government in Damascus and IS in 2016.',
    'The government in Damascus fought more than 500 battles in Syria in 2016.',
    'The government in Damascus fought more than 500 battles in 2016.',
    'The Damascus government fought more than 500 battles in 2016.',
    'Hubo más de 500 combates entre el gobierno en Damasco y el EI en Siria en 2016.',
    'Le gouvernement à Damas a livré plus de 500 combats en Syrie en 2016.',
    'В 2016 году в Сирии было более 500 боев между правительством в Дамаске и ИГ.',
    'У 2016 році в Сирії було понад 500 боїв між урядом у Дамаску та ІД.',
    'خاضت الحكومة في دمشق أكثر من 500 معركة في سوريا عام 2016.',
    'The SDF in Hasakah fought more than 900 battles with IS in Syria in 2017.',
    'El gobierno sirio en Damasco libró más de 500 combates en 2016.',
    'Damascus fought more than 500 battles with IS in 2016.',
    'There were more than 500 battles between Damascus and IS in 2016.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'El gobierno de Damasco libró más de 500 combates en 2016.',
    'Le gouvernement de Damas a livré plus de 500 combats en 2016.',
  ])('the government that is called after it may have fought anywhere: %s', (text) => {
    expect(readClaim(text)).toBe(
      'events, battle, everywhere, 2016-01-01..2016-12-31, involved Government of Syria, more_than 500',
    );
  });

  test.each([
    'How many battles did the government in Damascus fight in Syria in 2016?',
    'How many battles were there between the government in Damascus and IS in Syria in 2016?',
    'How many battles did the SDF in Hasakah fight with IS in Syria in 2017?',
    '¿Cuántos combates hubo entre el gobierno en Damasco y el EI en Siria en 2016?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test('where they fought is told after both', () => {
    const asked = 'How many battles were there between IS and the government in Damascus in 2016?';
    expect(readQuestion(asked)).toContain('damascus, 2016-01-01..2016-12-31');
    expect(readClaim('The government fought more than 40 battles with IS in Homs in 2016.')).toContain(
      'homs',
    );
  });
});

describe('a number of all, and some of them', () => {
  test.each([
    'Some of the more than 10,000 people killed in Syria in 2018 were killed in Homs.',
    'Of the more than 10,000 people killed in Syria in 2018, some were in Homs.',
    'More than 10,000 people were killed in Syria in 2018, some in Homs.',
    'More than 10,000 people were killed in Syria in 2018 and some in Homs.',
    'Some of the more than 900 battles in Raqqa in 2017 involved the government.',
    'Of the more than 20,000 people killed in Syria in 2017, some died in December 2017.',
    'Algunos de los más de 10.000 muertos en Siria en 2018 murieron en Homs.',
    'De los más de 10.000 muertos en Siria en 2018, algunos fueron en Homs.',
    'Certains des plus de 10 000 morts en Syrie en 2018 sont morts à Homs.',
    'Sur plus de 10 000 morts en Syrie en 2018, certains étaient à Homs.',
    'Некоторые из более чем 10 000 погибших в Сирии в 2018 году погибли в Хомсе.',
    'Деякі з понад 10 000 загиблих у Сирії у 2018 році загинули в Хомсі.',
    'بعض القتلى الذين تجاوز عددهم 10 آلاف في سوريا عام 2018 قتلوا في حمص.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'Some 400 people were killed in Homs in 2018.',
    'Unos 400 muertos hubo en Homs en 2018.',
    'Quelque 400 personnes ont été tuées à Homs en 2018.',
  ])('some before a number: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2018-01-01..2018-12-31, about 400');
  });
});

test('the words for a part of a number are told', () => {
  expect(unreadWords('More than 10,000 people were killed in Syria in 2018, some in Homs.')).toEqual([
    'some',
  ]);
});

test('the place of one of two who fought is that of the battles', () => {
  expect(readClaim('Battles between IS in Raqqa and the SDF numbered more than 400 in 2017.')).toBe(
    'events, battle, ar-raqqah, 2017-01-01..2017-12-31, against IS+SDF, more_than 400',
  );
});

describe('a month beside its year is not all that is meant', () => {
  test.each([
    'In December 2018, officials said more than 10,000 people were killed in Syria in 2018.',
    'In March 2018, officials said fewer than 500 battles took place in Syria in 2018.',
    'December 2018: more than 10,000 people were killed in Syria in 2018.',
    'December 2018: in 2018, more than 10,000 people were killed in Syria.',
    'En diciembre de 2018, la ONU dijo que más de 10.000 personas murieron en Siria en 2018.',
    'En décembre 2018, l’ONU a déclaré que plus de 10 000 personnes ont été tuées en Syrie en 2018.',
    'В декабре 2018 года, по данным ООН, в Сирии в 2018 году погибло более 10 000 человек.',
    'У грудні 2018 року, за даними ООН, у Сирії у 2018 році загинуло понад 10 000 людей.',
    'في ديسمبر 2018، قالت الأمم المتحدة إن أكثر من 10000 شخص قتلوا في سوريا عام 2018.',
    'More than 10,000 people were killed in Syria in December and in 2018 as a whole.',
    'More than 10,000 people were killed in Syria in December 2018 and in all of 2018.',
    'More than 10,000 people were killed in Syria in 2016, 2017 and December 2017.',
    'Más de 10.000 personas murieron en Siria en diciembre y en 2018.',
    'Plus de 10 000 personnes ont été tuées en Syrie en décembre et en 2018.',
    'Более 10 000 человек погибли в Сирии в декабре и в 2018 году.',
    'Понад 10 000 людей загинули в Сирії у грудні та у 2018 році.',
    'قتل أكثر من 10000 شخص في سوريا في ديسمبر وفي عام 2018.',
    'Fewer than 500 battles took place in Syria in March and in 2018.',
    'More than 30,000 people were killed in Syria from March 2016 and 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
    expect(obstacle(text)).not.toBeNull();
  });

  test('neither in a question', () => {
    expect(readQuestion('How many people were killed in Syria from March 2016 and 2017?')).toBeNull();
    expect(readQuestion('How many people were killed in Syria in March and in 2018?')).toBeNull();
  });

  test.each([
    ['In 2018, more than 400 people were killed in Homs in December 2018.', '2018-12-01..2018-12-31'],
    ['More than 400 people were killed in Homs in November and December 2018.', '2018-11-01..2018-12-31'],
    ['More than 400 people were killed in Homs from March 2018 to June 2018.', '2018-03-01..2018-06-30'],
  ])('%s', (text, window) => {
    expect(readClaim(text)).toContain(window);
  });
});

describe('one party, and not another', () => {
  test.each([
    'The SDF, not the government, fought more than 5,000 battles in Raqqa in 2017.',
    'IS, not the SDF, fought more than 500 battles in Raqqa in 2017.',
    'It was IS, not the government, that fought more than 500 battles in Raqqa in 2017.',
    'The SDF fought IS, not the government, in more than 500 battles in Raqqa in 2017.',
    'Las FDS, no el gobierno, libraron más de 5.000 combates en Raqqa en 2017.',
    'Las FDS y no el gobierno libraron más de 5.000 combates en Raqqa en 2017.',
    'Les FDS, pas le gouvernement, ont livré plus de 5 000 combats à Raqqa en 2017.',
    'Les FDS et non l’EI ont livré plus de 5 000 combats à Raqqa en 2017.',
    'СДС, а не правительство, участвовали более чем в 5000 боях в Ракке в 2017 году.',
    'СДС, а не ИГ, участвовали более чем в 5000 боях в Ракке в 2017 году.',
    'СДС, а не ІД, брали участь у понад 5000 боях у Ракці у 2017 році.',
    'قسد، لا الحكومة، خاضت أكثر من 5000 معركة في الرقة عام 2017.',
    'خاضت قسد، لا الحكومة، أكثر من 5000 معركة في الرقة عام 2017.',
    'Not IS, the SDF fought more than 5,000 battles in Raqqa in 2017.',
    'Не ИГ, а СДС участвовали более чем в 5000 боях в Ракке в 2017 году.',
  ])('%s', (text) => {
    expect(obstacle(text)).toBe('actors');
  });

  test.each([
    'IS did not fight the SDF in Raqqa in 2017.',
    'There were no battles between IS and the SDF in Raqqa in 2017.',
    'El EI no combatió a las FDS en Raqqa en 2017.',
  ])('a denial of what two did: %s', (text) => {
    expect(readClaim(text)).toBe('events, battle, ar-raqqah, 2017-01-01..2017-12-31, against IS+SDF, none');
  });
});

describe('said of each, and not of all together', () => {
  test.each([
    'At least 2,500 people were killed in Homs in 2017 and 2018 respectively.',
    'قتل أكثر من 30 ألف شخص في سوريا في كل من عامي 2017 و2018',
    'قتل أكثر من 3000 شخص في كل من حمص وحماة في عام 2017',
    'И в 2017, и в 2018 году в Хомсе погибло более 2500 человек.',
    'І в Хомсі, і в Хамі у 2017 році загинуло понад 2500 людей.',
    'Et à Homs et à Hama, plus de 2 500 personnes ont été tuées en 2017.',
  ])('%s', (text) => {
    expect(obstacle(text)).toBe('numbers');
  });

  test.each([
    [
      'How many people were killed in Homs in 2017 and 2018 respectively?',
      'homs, 2017-01-01..2018-12-31, by year',
    ],
    [
      'How many people were killed in Homs and Hama in 2017 respectively?',
      'homs+hamah, 2017-01-01..2017-12-31, by province',
    ],
    ['كم شخصا قتل في كل من حمص وحماة عام 2017؟', 'homs+hamah, 2017-01-01..2017-12-31, by province'],
    ['How many people died in Homs in 2017 or 2018?', 'homs, 2017-01-01..2018-12-31, by year'],
    ['How many people died in Homs in April 2017 or May 2017?', 'homs, 2017-04-01..2017-05-31, by month'],
    [
      'How many people died in Homs or in Hama in 2017, whichever is more?',
      'homs+hamah, 2017-01-01..2017-12-31, by province',
    ],
    ['¿Cuántas personas murieron en Homs en 2017 o en 2018?', 'homs, 2017-01-01..2018-12-31, by year'],
    [
      '¿Cuántas personas murieron en Homs o en Hama en 2017?',
      'homs+hamah, 2017-01-01..2017-12-31, by province',
    ],
    [
      'Combien de personnes sont mortes à Homs ou à Hama en 2017 ?',
      'homs+hamah, 2017-01-01..2017-12-31, by province',
    ],
    ['Сколько человек погибло в Хомсе в 2017 или 2018 году?', 'homs, 2017-01-01..2018-12-31, by year'],
    [
      'Сколько человек погибло в Хомсе или в Хаме в 2017 году?',
      'homs+hamah, 2017-01-01..2017-12-31, by province',
    ],
    [
      'Скільки людей загинуло в Хомсі або в Хамі у 2017 році?',
      'homs+hamah, 2017-01-01..2017-12-31, by province',
    ],
    ['كم شخصا قتل في حمص أو حماة عام 2017؟', 'homs+hamah, 2017-01-01..2017-12-31, by province'],
  ])('%s', (text, scope) => {
    expect(readQuestion(text)).toBe(`count, killed, ${scope}`);
  });

  test.each([
    'How many people were killed in Homs and Hama in 2017 and 2018 respectively?',
    'How many people died in Homs or Hama in 2017 and 2018?',
    'How many people died in Homs and Hama in 2017 or 2018?',
    'How many people died in Homs in 2017 or in March 2018?',
  ])('by two at once: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test('or between words for the same', () => {
    expect(readQuestion('How many people died or were killed in Homs in 2017?')).toBe(
      'count, killed, homs, 2017-01-01..2017-12-31',
    );
  });
});

describe('nowhere else', () => {
  test.each([
    'Únicamente en Homs hubo más de 400 combates en 2017.',
    'Solo en Homs hubo más de 400 combates en 2017.',
    'Tan solo en Homs hubo más de 400 combates en 2017.',
    'Hubo más de 400 combates únicamente en Homs en 2017.',
    'Only in Homs were there more than 400 battles in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'Solo en 2017 hubo más de 400 combates en Homs.',
    'Hubo más de 400 combates solo en Homs, solo en 2017.',
    'Rien qu’à Homs, il y a eu plus de 400 combats en 2017.',
  ])('in that alone: %s', (text) => {
    expect(readClaim(text)).toBe('events, battle, homs, 2017-01-01..2017-12-31, more_than 400');
  });
});

describe('what else is asked is told', () => {
  test.each([
    ['How many died in Homs in 2017, and who killed them?', 'and who killed them'],
    ['Combien de personnes sont mortes à Homs en 2017, et qui les a tuées ?', 'qui les a tuées'],
    ['Combien de morts à Homs en 2017 et qui les a tués ?', 'qui les a tués'],
    ['كم شخصا قتل في حمص عام 2017 ومن قتلهم؟', 'ومن قتلهم'],
  ])('%s', (text, words) => {
    expect(readQuestion(text)).toBe('count, killed, homs, 2017-01-01..2017-12-31');
    expect(leftOut(text)).toEqual([{ text: words, says: 'unread' }]);
  });

  test('two things to count are no one number', () => {
    expect(readQuestion('How many battles in Homs and attacks in Hama in 2017?')).toBeNull();
  });
});

describe('a number that looks like a year', () => {
  test.each([
    'In April, 2018 people were killed in Syria.',
    'On 3 April, 2018 people were killed in Syria.',
    'En abril, 2018 personas murieron en Siria.',
    'En avril, 2018 personnes ont été tuées en Syrie.',
    'В апреле, 2018 человек погибли в Сирии.',
    'В апреле 2018 человек погибли в Сирии.',
    'У квітні 2018 людей загинули в Сирії.',
    'في نيسان، 2018 شخصا قتلوا في سوريا.',
  ])('%s', (text) => {
    expect(obstacle(text)).toBe('numbers');
  });

  test.each([
    'In April 2018 people were killed in Syria.',
    'In April, 2018, people were killed in Syria.',
    'В апреле 2018 года в Сирии погибли люди.',
    'В апреле 2018 люди погибли в Сирии.',
  ])('a year: %s', (text) => {
    expect(readClaim(text)).toContain('SY, 2018-04-01..2018-04-30');
  });
});
