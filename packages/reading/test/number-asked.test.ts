import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

describe('so many parts as are asked for', () => {
  test.each([
    'Which three provinces were the deadliest in 2018?',
    'What are the three deadliest provinces of 2018?',
    'Top 3 provinces by deaths in 2018',
    '¿Cuáles fueron las tres provincias más mortíferas en 2018?',
    'Quelles ont été les trois provinces les plus meurtrières en 2018 ?',
    'ما هي المحافظات الثلاث الأكثر دموية عام 2018؟',
    'Назовите три самые кровопролитные провинции в 2018 году',
    'Які три провінції були найкривавішими у 2018 році?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('rank, 3 most, killed, SY, 2018-01-01..2018-12-31, by province');
  });

  test.each([
    [
      'Which five provinces had the fewest battles in 2018?',
      'rank, 5 fewest, events, battle, SY, 2018-01-01..2018-12-31, by province',
    ],
    [
      'Which two months were the deadliest in Homs in 2017?',
      'rank, 2 most, killed, homs, 2017-01-01..2017-12-31, by month',
    ],
    [
      'What were the three deadliest days in Homs in 2017?',
      'rank, 3 most, killed, homs, 2017-01-01..2017-12-31, by day',
    ],
    [
      '3 самых кровавых дней в Хомсе в 2017 году',
      'rank, 3 most, killed, homs, 2017-01-01..2017-12-31, by day',
    ],
    [
      'ما هي 3 أيام الأكثر دموية في حمص عام 2017؟',
      'rank, 3 most, killed, homs, 2017-01-01..2017-12-31, by day',
    ],
  ])('%s', (text, said) => {
    expect(readQuestion(text)).toBe(said);
  });

  test('but not how many there are, nor a number that says something else', () => {
    expect(readQuestion('Which of the 14 provinces had the most deaths in 2018?')).not.toContain('5 most');
    expect(readQuestion('Which province had the most deaths in the last five months?')).not.toContain(
      '5 most',
    );
    expect(readQuestion('Which provinces had more than three battles in 2018?')).toBe(
      'which, more_than 3, events, battle, SY, 2018-01-01..2018-12-31, by province',
    );
    expect(readQuestion('Which three provinces had battles in 2018?')).toBeNull();
    expect(readQuestion('What was the 5th deadliest month in Homs in 2017?')).toBeNull();
    expect(readQuestion('Which three provinces had the most battles with 5 dead in 2018?')).toBeNull();
  });

  test('and no claim is made of it', () => {
    expect(readClaim('Aleppo was among the five deadliest provinces in 2016.')).toBeNull();
    expect(readClaim('Aleppo and Homs were the two deadliest provinces in 2016.')).toBeNull();
    expect(readClaim('Aleppo was in the top 5 provinces by deaths in 2016.')).toBeNull();
  });
});

describe('so many events as are asked for', () => {
  test.each([
    'What were the five deadliest battles in Aleppo in 2016?',
    'Top 5 deadliest battles in Aleppo in 2016',
    'Which five battles in Aleppo in 2016 were the deadliest?',
    'Which five battles killed the most people in Aleppo in 2016?',
    '¿Cuáles fueron los cinco combates más mortíferos en Alepo en 2016?',
    'Quels ont été les cinq combats les plus meurtriers à Alep en 2016 ?',
    'ما هي المعارك الخمس الأكثر دموية في حلب عام 2016؟',
    'Назовите пять самых кровопролитных боёв в Алеппо в 2016 году',
    'Які п’ять боїв були найкривавішими в Алеппо у 2016 році?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('deadliest, 5, killed, battle, aleppo, 2016-01-01..2016-12-31');
  });

  test('by the civilians where these are named beside other events than such on civilians', () => {
    expect(readQuestion('Which 3 attacks by IS killed the most civilians in 2017?')).toBe(
      'deadliest, 3, civilians_killed, attack, SY, 2017-01-01..2017-12-31, by IS',
    );
    expect(readQuestion('Top 10 deadliest attacks on civilians in Idlib in 2018')).toBe(
      'deadliest, 10, killed, violence_against_civilians, idlib, 2018-01-01..2018-12-31',
    );
  });

  test.each([
    ['more than can be shown', 'What were the 30 deadliest battles in Aleppo in 2016?'],
    ['something of them', 'How many people died in the five deadliest battles in Homs in 2017?'],
    ['who fought them', 'Who fought in the five deadliest battles in Homs in 2017?'],
    ['where they were', 'Which province had the five deadliest battles in 2017?'],
    ['yes or no', 'Were five battles the deadliest in Homs in 2017?'],
    ['those with fewest', 'Which five battles killed the fewest people in Homs in 2017?'],
    ['the largest', 'What were the five biggest battles in Homs in 2017?'],
  ])('but not %s', (_, text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test('and no claim is made of them', () => {
    expect(readClaim('The five deadliest battles in Aleppo in 2016 killed 500 people.')).toBeNull();
    expect(readClaim('Five of the deadliest battles of 2016 killed 500 people in Homs.')).toBeNull();
    expect(readClaim('Homs saw five of the deadliest attacks in 2017.')).toBeNull();
  });
});

describe('days', () => {
  test.each([
    'What was the deadliest day in Aleppo in 2016?',
    'On which day were the most people killed in Aleppo in 2016?',
    '¿Cuál fue el día más mortífero en Alepo en 2016?',
    'Quel a été le jour le plus meurtrier à Alep en 2016 ?',
    'ما هو اليوم الأكثر دموية في حلب عام 2016؟',
    'Какой день был самым кровавым в Алеппо в 2016 году?',
    'Який день був найкривавішим в Алеппо у 2016 році?',
  ])('are put in order: %s', (text) => {
    expect(readQuestion(text)).toBe('rank, most, killed, aleppo, 2016-01-01..2016-12-31, by day');
  });

  test.each([
    'How many people were killed per day in Homs in March 2018?',
    'How many people were killed each day in Homs in March 2018?',
    '¿Cuántas personas murieron por día en Homs en marzo de 2018?',
    'Combien de personnes ont été tuées par jour à Homs en mars 2018 ?',
    'كم عدد القتلى في حمص في مارس 2018 حسب اليوم؟',
    'Сколько человек погибло в Хомсе в марте 2018 года по дням?',
    'Скільки людей загинуло в Хомсі у березні 2018 року по днях?',
  ])('are counted one by one: %s', (text) => {
    expect(readQuestion(text)).toBe('count, killed, homs, 2018-03-01..2018-03-31, by day');
  });

  test('are not where they are more than could be told', () => {
    expect(readQuestion('How many people were killed per day in Homs in 2018?')).toBeNull();
  });

  test('a claim of so many a day is not read', () => {
    expect(readClaim('50 people were killed per day in Homs in 2017.')).toBeNull();
    expect(readClaim('50 people were killed daily in Homs in 2017.')).toBeNull();
    expect(readClaim('On average 50 people a day were killed in Homs in 2017.')).toBeNull();
  });
});

describe('where the worst of them was asks for one event', () => {
  test.each([
    'Where did the worst attack of 2016 take place?',
    'In which province was the deadliest attack of 2016?',
    '¿Dónde fue el ataque más mortífero de 2016?',
    'Où a eu lieu l’attaque la plus meurtrière de 2016 ?',
    'أين وقع الهجوم الأكثر دموية عام 2016؟',
    'Где произошло самое кровавое нападение 2016 года?',
    'Де сталася найкривавіша атака 2016 року?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBe('deadliest, killed, attack, SY, 2016-01-01..2016-12-31');
  });

  test('of massacres, which are attacks on civilians', () => {
    expect(readQuestion('Where did the worst massacre of 2016 take place?')).toBe(
      'deadliest, killed, violence_against_civilians, SY, 2016-01-01..2016-12-31',
    );
  });

  test.each([
    ['Where was the worst violence in 2016?', 'violent'],
    ['Where were the worst clashes in 2016?', 'battle'],
  ])('and what is no one event is summed: %s', (text, kind) => {
    expect(readQuestion(text)).toBe(`rank, most, killed, ${kind}, SY, 2016-01-01..2016-12-31, by province`);
  });
});

describe('which parts have none, or more than a number', () => {
  test.each([
    'Which province had no battles in 2018?',
    'In which provinces were there no battles in 2018?',
    '¿En qué provincias no hubo combates en 2018?',
    'Dans quelles provinces n’y a-t-il pas eu de combats en 2018 ?',
    'في أي محافظات لم تقع معارك عام 2018؟',
    'В каких провинциях не было боев в 2018 году?',
    'В яких провінціях не було боїв у 2018 році?',
  ])('none: %s', (text) => {
    expect(readQuestion(text)).toBe('which, none, events, battle, SY, 2018-01-01..2018-12-31, by province');
  });

  test.each([
    'Which provinces had more than 3,000 deaths in 2018?',
    '¿En qué provincias murieron más de 3.000 personas en 2018?',
    'Quelles provinces ont eu plus de 3 000 morts en 2018 ?',
    'В каких провинциях в 2018 году погибло более 3000 человек?',
    'У яких провінціях у 2018 році загинуло понад 3000 людей?',
  ])('more than a number: %s', (text) => {
    expect(readQuestion(text)).toBe('which, more_than 3000, killed, SY, 2018-01-01..2018-12-31, by province');
  });

  test.each([
    [
      'Which months in 2017 had fewer than 100 deaths in Homs?',
      'which, fewer_than 100, killed, homs, 2017-01-01..2017-12-31, by month',
    ],
    [
      'In which province did nobody die in 2019?',
      'which, none, killed, SY, 2019-01-01..2019-12-31, by province',
    ],
    [
      'Which province did not have more than 100 deaths in 2018?',
      'which, at_most 100, killed, SY, 2018-01-01..2018-12-31, by province',
    ],
  ])('%s', (text, said) => {
    expect(readQuestion(text)).toBe(said);
  });

  test.each([
    'Which province had attacks with more than 10 dead in 2018?',
    'Which province had no deaths in Homs in 2018?',
    'Which province had more deaths than Aleppo in 2018?',
    'Which provinces had about 3,000 deaths in 2018?',
    'Which month had no deaths?',
    'Which province had no deaths by IS in 2018?',
    'How many provinces had more than 1,000 deaths in 2018?',
    'Which town had no deaths in 2018?',
  ])('may mean something else: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});
