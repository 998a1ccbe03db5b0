import { describe, expect, test } from 'vitest';
import { leftOut, readQuestion } from './support/reader.js';

const killed = 'count, killed, homs, 2017-01-01..2017-12-31';

describe('a few words that no language knows are left out, and named', () => {
  test.each([
    ['How many people silently died in Homs in 2017?', ['silently']],
    ['¿Cuántas personas murieron silenciosamente en Homs en 2017?', ['silenciosamente']],
    ['Combien de personnes ont été silencieusement tuées à Homs en 2017 ?', ['silencieusement']],
    ['Сколько человек бесшумно погибло в Хомсе в 2017 году?', ['бесшумно']],
  ])('%s', (text, words) => {
    expect(readQuestion(text)).toBe(killed);
    expect(leftOut(text)).toEqual(words.map((word) => ({ text: word, says: 'unread' })));
  });
});

describe('what may be a name, or what is asked for, is not', () => {
  test.each([
    'How many bakers were killed in Homs in 2017?',
    'How many tanks were lost in battles in Homs in 2017?',
    'How many people were killed in zardana, Homs, in 2017?',
    'How many people were killed in Homs in 2017 by hornets?',
    'How many people were killed in the battle of Zardana, Homs, in 2017?',
    'How many people were killed in Homs in 2017, and why?',
    'How many people were wounded and silently killed in Homs in 2017?',
    'Did the truce silently stop the battles in Homs in 2017?',
    'What silently happened in Homs in 2017?',
    'How many people gladly, madly, tamely, boldly died in Homs in 2017?',
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('what a question is for is left out, and named', () => {
  test.each([
    ['For our review we need to know how many people died in Homs in 2017', 'For our review we need to know'],
    [
      "Hello, I'm a student and would like to cite the number of people killed in Homs in 2017.",
      "Hello, I'm a student and would like to cite",
    ],
    [
      'Para un informe necesito saber cuántas personas murieron en Homs en 2017',
      'Para un informe necesito saber',
    ],
    [
      'Для отчёта нам нужно узнать, сколько человек погибло в Хомсе в 2017 году',
      'Для отчёта нам нужно узнать',
    ],
  ])('%s', (text, purpose) => {
    expect(readQuestion(text)).toBe(killed);
    expect(leftOut(text)).toContainEqual({ text: purpose, says: 'unread' });
  });

  test('before a colon it is a remark', () => {
    const text = 'I need a figure for a backgrounder: how many people died in Homs in 2017?';
    expect(readQuestion(text)).toBe(killed);
    expect(leftOut(text)).toEqual([{ text: 'I need a figure for a backgrounder', says: 'remark' }]);
  });

  test.each([
    'I need to know, excluding bakers, how many people were killed in Homs in 2017',
    'I need it for Zardana: how many people were killed in 2017?',
    'We know Zardana and ask how many people were killed in Homs in 2017',
  ])('not where it may narrow what is asked: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('of several sentences the one that asks is read', () => {
  test.each([
    ['I write about the coast. How many people were killed in Homs in 2017?', 'I write about the coast'],
    ['Hello. We map the mines! How many people were killed in Homs in 2017?', 'We map the mines'],
    ['Soy estudiante de historia. ¿Cuántas personas murieron en Homs en 2017?', 'Soy estudiante de historia'],
    ['Je prépare une carte. Combien de personnes ont été tuées à Homs en 2017 ?', 'Je prépare une carte'],
    ['Пишу курсовую. Сколько человек погибло в Хомсе в 2017 году?', 'Пишу курсовую'],
  ])('%s', (text, beside) => {
    expect(readQuestion(text)).toBe(killed);
    expect(
      leftOut(text)
        ?.map(({ text: said }) => said)
        .join(),
    ).toContain(beside);
  });

  test.each([
    ['a time that it lacks', 'Our paper covers 2016. How many people were killed in Homs?'],
    ['a place that it lacks', 'Our paper covers Homs. How many people were killed in 2017?'],
    [
      'another question',
      'How many people were killed in Homs in 2017? How many people were killed in Hama in 2018?',
    ],
  ])('not where the others hold %s', (_, text) => {
    expect(readQuestion(text)).toBeNull();
  });
});
