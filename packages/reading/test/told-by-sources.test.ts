import { describe, expect, test } from 'vitest';
import { asides, mostToBeTrue, readClaim, readQuestion, unreadWords } from './support/reader.js';

describe('a limit on what was counted is none on what happened', () => {
  test.each([
    'Only 500 of the deaths in Syria in 2018 were reported.',
    'Fewer than 5,000 deaths in Syria in 2018 were documented.',
    'Fewer than 5,000 deaths in Syria in 2018 were recorded by SOHR.',
    'Only 100 of the people killed in Homs in 2017 were registered.',
    'Fewer than 100 of the battles in Homs in 2017 were reported.',
    'Fewer than 100 of the battles in Homs in 2017 were accounted for.',
    'SOHR counted fewer than 5,000 deaths in Syria in 2018.',
    'State TV reported only 500 deaths in Syria in 2018.',
    'Solo se documentaron 500 muertes en Siria en 2018.',
    'Menos de 500 de los muertos en Siria en 2018 fueron registrados.',
    'Moins de 500 des morts en Syrie en 2018 ont été recensés.',
    'Менее 500 погибших в Сирии в 2018 году были зарегистрированы.',
    'В Сирии в 2018 году учтено менее 500 погибших.',
    'Менше 500 загиблих у Сирії у 2018 році було зафіксовано.',
    'تم توثيق أقل من 500 قتيل في سوريا عام 2018.',
    'SOHR reported fewer than 500 deaths in Syria in 2018.',
    'Only 500 deaths were recorded in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test('words for who counted are told', () => {
  expect(unreadWords('Fewer than 5,000 deaths in Syria in 2018 were recorded by SOHR.')).toEqual([
    'recorded by SOHR',
  ]);
});

describe('of more than a source counted it is not false', () => {
  test.each([
    'UN documented 1,106 deaths in Syria in 2018.',
    'The media reported 1,106 deaths in Syria in 2018.',
    'Our monitors documented around 1,106 deaths in Syria in 2018.',
    'L’ONU a recensé 1 106 morts en Syrie en 2018.',
    'ООН задокументировала 1106 погибших в Сирии в 2018 году.',
    'وثقت الأمم المتحدة 1106 قتلى في سوريا عام 2018.',
  ])('%s', (text) => {
    expect(readClaim(text)).toMatch(/^killed, SY, 2018-01-01\.\.2018-12-31, (?:number|about) 1106$/);
    expect(mostToBeTrue(text)).toBe(Number.POSITIVE_INFINITY);
  });

  test('of more than it told there were it is', () => {
    expect(mostToBeTrue('The UN said that 1,106 people died in Syria in 2018.')).toBe(1106);
    expect(mostToBeTrue('1,106 people died in Syria in 2018.')).toBe(1106);
  });
});

describe('what was recorded tells of what happened', () => {
  test.each([
    ['More than 2,000 deaths were recorded in Homs in 2017.', 'more_than 2000'],
    ['There were fewer than 5,000 deaths recorded in Homs in 2017.', 'fewer_than 5000'],
    ['Fewer than 5,000 deaths were recorded in Homs in 2017.', 'fewer_than 5000'],
    ['2,839 deaths were recorded in Homs in 2017.', 'number 2839'],
    ['SOHR documented more than 2,000 deaths in Homs in 2017.', 'more_than 2000'],
    ['Only 500 people were killed in Homs in 2017, SOHR reported.', 'number 500'],
    ['Fewer than 500 people were reported killed in Homs in 2017.', 'fewer_than 500'],
    ['Homs recorded only 500 deaths in 2017.', 'number 500'],
    ['En 2017 se registraron, como máximo, 200 víctimas mortales en Homs.', 'at_most 200'],
  ])('%s', (text, says) => {
    expect(readClaim(text)).toBe(`killed, homs, 2017-01-01..2017-12-31, ${says}`);
  });
});

describe('what a source said is not answered by the number', () => {
  test.each([
    'Did the UN say that more than 10,000 people were killed in Syria in 2018?',
    'Did the UN ever confirm that more than 10,000 people were killed in Syria in 2018?',
    'Did the media report that more than 10,000 people were killed in Syria in 2018?',
    'Why did the UN say that more than 10,000 people were killed in Syria in 2018?',
    '¿Quién dijo que murieron más de 10.000 personas en Siria en 2018?',
    '¿Quién afirma que murieron más de 10.000 personas en Siria en 2018?',
    '¿Dijo la ONU que murieron más de 10.000 personas en Siria en 2018?',
    'Правда ли, что ООН сообщила, что в Сирии в 2018 году погибло более 10 тысяч человек?',
    'Is it true that the UN said that more than 10,000 people were killed in Syria in 2018?',
    'Qui a dit que plus de 10 000 personnes ont été tuées en Syrie en 2018 ?',
    'L’ONU a-t-elle dit que plus de 10 000 personnes ont été tuées en Syrie en 2018 ?',
    'Кто сказал, что в Сирии в 2018 году погибло более 10 тысяч человек?',
    'Говорила ли ООН, что в Сирии в 2018 году погибло более 10 тысяч человек?',
    'Хто сказав, що в Сирії у 2018 році загинуло понад 10 тисяч людей?',
    'من قال إن أكثر من 10 آلاف شخص قتلوا في سوريا عام 2018؟',
    'هل وثقت الأمم المتحدة أكثر من 10 آلاف قتيل في سوريا عام 2018؟',
    'How many deaths in Homs in 2017 were reported by SOHR?',
    'How many deaths did SOHR record in Homs in 2017?',
    'Has the UN confirmed that more than 10,000 people were killed in Syria in 2018?',
    '¿Cuántas muertes registró la ONU en Homs en 2017?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('whose account it is may be told beside a question', () => {
  test.each([
    'According to the UN, were more than 10,000 people killed in Syria in 2018?',
    'Dicen que murieron más de 10.000 personas en Siria en 2018, ¿es cierto?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('whether, killed, SY, 2018-01-01..2018-12-31');
  });

  test('what somebody is asked to confirm is claimed', () => {
    const text = 'Can the High Representative confirm that more than 100 people were killed in Homs in 2017?';
    expect(readClaim(text)).toMatch(/ more_than 100$/);
    expect(asides(text).sources).toEqual(['Can the High Representative confirm that']);
  });
});

describe('a question that denies is answered by the number alone', () => {
  test.each([
    'Isn’t it true that more than 10,000 people were killed in Syria in 2018?',
    'Is it not true that more than 10,000 people were killed in Syria in 2018?',
    'Were not more than 10,000 people killed in Syria in 2018?',
    'Were there not more than 500 battles in Homs in 2016?',
    '¿No es cierto que murieron más de 10.000 personas en Siria en 2018?',
    '¿No es verdad que murieron más de 10.000 personas en Siria en 2018?',
    'N’y a-t-il pas eu plus de 10 000 morts en Syrie en 2018 ?',
    'Не погибло ли в Сирии в 2018 году более 10 тысяч человек?',
    'Чи не загинуло в Сирії у 2018 році понад 10 тисяч людей?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toMatch(/^list, /);
  });
});

describe('a question of what was denied is clear', () => {
  test.each([
    'Is it true that nobody was killed in Homs in 2017?',
    'Is it true that no more than 10,000 people were killed in Homs in 2017?',
    'Were no more than 10,000 people killed in Homs in 2017?',
    '¿De verdad no murió nadie en Homs en 2017?',
    '¿Es cierto que no murieron más de 10.000 personas en Homs en 2017?',
    'Правда ли, что в Хомсе в 2017 году погибло не более 10 тысяч человек?',
    'Чи правда, що в Хомсі у 2017 році не загинуло понад 10 тисяч людей?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('whether, killed, homs, 2017-01-01..2017-12-31');
  });
});

describe('a university that counted', () => {
  test.each([
    '7 800 personnes ont été tuées en Syrie en 2016, selon l’université d’Uppsala.',
    "7 800 personnes ont été tuées en Syrie en 2016, selon l'université d'Uppsala.",
    'قتل 7800 شخص في سوريا خلال عام 2016، بحسب جامعة أوبسالا.',
    'قتل 7800 شخص في سوريا خلال عام 2016 وفقا لبيانات جامعة أوبسالا.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, SY, 2016-01-01..2016-12-31, number 7800');
  });
});

test('legends and novels are no sources', () => {
  expect(readClaim('وفقا للأسطورة قتل 40 شخصا في حمص عام 2017')).toBeNull();
  expect(readClaim('وفقا للخيال قتل 40 شخصا في حمص عام 2017')).toBeNull();
  expect(readClaim('وفقا للمرصد قتل 40 شخصا في حمص عام 2017')).toContain('number 40');
});
