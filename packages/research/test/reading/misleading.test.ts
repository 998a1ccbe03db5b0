import { describe, expect, test } from 'vitest';
import { leftOut, narrower, readClaim, readQuestion } from '../support/reader.js';

describe('a toll that may be of all that had happened so far', () => {
  test.each([
    'Syria’s death toll reached 400,000 in 2016.',
    'In 2016 the death toll in Syria had already passed 400,000.',
    'More than 400,000 people had been killed in Syria in 2016.',
    'The toll in Syria stood at 400,000 in 2016.',
    'El número de muertos en Siria ya superaba los 400.000 en 2016.',
    'En 2016 ya habían muerto 400.000 personas en Siria.',
    'En 2016, le bilan des morts en Syrie a dépassé les 400 000.',
    'En 2016, 400 000 personnes avaient déjà été tuées en Syrie.',
    'В 2016 году число погибших в Сирии достигло 400 000.',
    'У 2016 році в Сирії вже загинуло 400 000 людей.',
    'بلغ عدد القتلى في سوريا 400000 في عام 2016.',
  ])('%s', (text) => {
    expect(readClaim(text)).toMatch(/^killed, SY, 2016-01-01\.\.2016-12-31, \w+ 400000 or so_far$/);
  });

  test.each([
    'Deaths in Syria in 2016 exceeded 400,000.',
    'The death toll of 2016 in Syria reached 400,000.',
    'El número de muertos en 2016 en Siria superó los 400.000.',
    'Число погибших в 2016 году в Сирии достигло 400 000.',
    'Syria’s 2016 death toll stands at 400,000.',
    'Syria had 400,000 deaths in 2016.',
    'So far in 2016, 400,000 people were killed in Syria.',
  ])('that time alone: %s', (text) => {
    expect(readClaim(text)).toMatch(/ 400000$/);
  });

  test('more than so many are more up to then, too', () => {
    expect(readClaim('The death toll in Syria did not exceed 400,000 in 2016.')).toMatch(/ at_most 400000$/);
    expect(readClaim('By the end of 2016 the toll in Syria had reached 400,000.')).toMatch(/ 400000$/);
  });

  test('that it is false says nothing of one year', () => {
    expect(readClaim('It is not true that the death toll in Syria reached 400,000 in 2016.')).toBeNull();
  });
});

describe('words that name but a part of what is counted are told', () => {
  test.each([
    ['There were 40 gun battles in Homs in 2017.', 'gun battles'],
    ['Infighting killed 300 people in Idlib in 2017.', 'Infighting'],
    ['At least 4,000 people were shot dead in Homs in 2017.', 'shot dead'],
    ['At least 40 people were killed in airstrikes in Homs in 2017.', 'airstrikes'],
    ['Al menos 400 personas fueron ejecutadas en Homs en 2017.', 'ejecutadas'],
    ['Il y a eu 40 fusillades à Homs en 2017.', 'fusillades'],
    ['В Хомсе в 2017 году было 40 перестрелок.', 'перестрелок'],
    ['У Хомсі у 2017 році сталося 400 вбивств.', 'вбивств'],
  ])('%s', (text, words) => {
    expect(readClaim(text)).toContain('2017-01-01..2017-12-31');
    expect(narrower(text)).toEqual([words]);
  });

  test('all that is counted is no part', () => {
    expect(narrower('There were 40 battles in Homs in 2017.')).toEqual([]);
    expect(narrower('In 2017 infighting between IS and HTS killed more than 40 in Idlib.')).toEqual([]);
    expect(narrower('Hubo 40 explosiones en Homs en 2017.')).toEqual([]);
  });

  test('a question is answered by what is counted, and says what it asks beside', () => {
    const asked = 'How many gun battles were there in Homs in 2017?';
    expect(readQuestion(asked)).toBe('count, events, battle, homs, 2017-01-01..2017-12-31');
    expect(leftOut(asked)).toEqual([{ text: 'gun battles', says: 'narrower' }]);
    expect(readQuestion('Were there gun battles in Homs in 2017?')).toBeNull();
  });
});

describe('not read, since it says something else', () => {
  test.each([
    'In the three months before April 2017, 400 people were killed in Homs.',
    'In the two years since 2016, at least 400 people were killed in Homs.',
    'In 2017 there were 40 battles between rebels in Idlib.',
    'In 2017 rebels fought each other 40 times in Idlib.',
    'In 2017 there were 40 clashes between IS and IS in Homs.',
    'Les affrontements entre rebelles ont fait 4000 morts en Syrie en 2017.',
    'В 2017 году в Идлибе было 40 боев повстанцев друг с другом.',
    'Moscow says no civilians died in Aleppo in 2016, but more than 4,000 did.',
    'No civilians died in Aleppo in 2016, but more than 4,000 did.',
    'En 2017 à Homs, les combats n’ont pas tué que des civils.',
    'In 2017 Homs mourned 400 dead.',
    'In 2017 Homs buried its dead.',
    'Homs lost 2,000 inhabitants in 2017.',
    'IS took Raqqa by killing 400 in 2017.',
    '400 people were killed fighting against IS in Raqqa in 2017.',
    '400 people died fighting the Syrian government in Homs in 2017.',
    'انتهى القتال في حمص في عام 2017.',
    'Бої в Хомсі минули у 2017 році.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'How many civilians killed IS fighters in Raqqa in 2017?',
    'Did killings rise faster in Aleppo than in Homs in 2017?',
    'How many people were killed outside of Syria in 2017?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

test('two parties may fight each other, and two statements be told by one source', () => {
  expect(readClaim('In 2017 IS and the SDF fought each other 40 times in Raqqa.')).toContain('IS+SDF');
  expect(
    readClaim('According to the UN, 400 people died in Aleppo in 2016 and more than 4,000 in Homs.'),
  ).toContain('\nkilled, homs');
});

test('who died is no question for yes or no, and how often some did asks for events', () => {
  expect(readQuestion('Who died in Raqqa in 2017?')).toMatch(/^list, /);
  expect(readQuestion('How often were civilians killed in Raqqa in 2017?')).toBe(
    'count, events, ar-raqqah, 2017-01-01..2017-12-31, each civilians_killed 1..',
  );
  expect(readQuestion('Combien de fois des civils ont-ils été tués à Homs en 2017 ?')).toContain(
    'each civilians_killed 1..',
  );
});
