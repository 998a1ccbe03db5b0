import { describe, expect, test } from 'vitest';
import {
  countsAnotherNumber,
  hasAnotherNameInPlace,
  hasAnotherNumberInPlace,
} from '../../../src/matching/guards/other-in-place.js';
import { compare } from '../../support/compare.js';

const isOther = (submitted: string, stored: string) => hasAnotherNameInPlace(compare(submitted, stored));
const counts = (submitted: string, stored: string) => countsAnotherNumber(compare(submitted, stored));

const foretold = 'More than once Ada Brook foretold that President Lindt would send the army to Quelmar.';

describe('another name beside the same word', () => {
  test.each([
    ['a first name', 'Crowds cheered Dora Lindt there', 'Crowds of 400 cheered Iris Lindt.'],
    [
      'in a group that both have',
      'Why do Calder supporters ban it?',
      'Supporters say that Lindt supporters ban it.',
    ],
    ['behind a small word', 'The Church of Quelmar wants it', 'In 2018 the Church of Ilvara wanted it.'],
    [
      'in another sentence than most of it',
      'It will be banned in 2018. So writes Dora Lindt!',
      'Iris Lindt said that it will be banned in 2018.',
    ],
  ])('%s', (_, submitted, stored) => expect(isOther(submitted, stored)).toBe(true));

  test.each([
    ['I tell you that President Calder will at some point attack Quelmar to save his face!', foretold],
    ['Deputy Dora Ramos runs it', 'Deputy Deborah Ramos has ties to it.'],
    [
      '“There is one answer to that.” – Theodora Calder',
      'Theodora Lindt said: "There is one answer to that."',
    ],
  ])('%s / %s', (submitted, stored) => expect(isOther(submitted, stored)).toBe(true));

  test.each([
    ['the whole name is told', 'I tell you that President Iris Lindt will attack Quelmar!', foretold],
    [
      'only the surname is told',
      'Ada Brook says President Lindt will attack.',
      'Ada Calder Brook said so of Lindt.',
    ],
    ['it is told elsewhere', 'President Calder is no President Lindt, who will attack Quelmar', foretold],
    [
      'it is a form of the other',
      'He was freed from a North Quelmarian camp',
      'He was freed in North Quelmar.',
    ],
    ['one is short for the other', 'Deputy Debbie Ramos runs it', 'Deputy Deborah Ramos has ties to it.'],
    ['it is written apart', 'We mourn Iris Vel Brook today', 'Iris VelBrook died of a heart attack.'],
    ['it is misspelt', 'Crowds cheered Iris Lindtt there', 'Crowds of 400 cheered Iris Lindt.'],
    ['it is a title', 'Crowds cheered President Lindt there', 'Crowds of 400 cheered Iris Lindt.'],
    ['it is of a people', 'The Quelmarian army left', 'In 2018 the Quelmaria army left.'],
    ['it opens the sentence', 'Cheered Lindt was there', 'Crowds of 400 saw that Iris Lindt was there.'],
    ['it is a month', 'They met Calder in June', 'In 2018 they met Calder in Quelmar.'],
    ['a stop lies between', 'So says the President. Calder agrees, Quelmar will be attacked', foretold],
    ['all is a headline', 'President Calder To Attack Quelmar', foretold],
  ])('not where %s', (_, submitted, stored) => expect(isOther(submitted, stored)).toBe(false));
});

describe('another number behind the same name', () => {
  const stored = "The film 'Sea Dogs 2' shows lights that harm, by Law 107-296 of March 20.";
  const differs = (submitted: string) => hasAnotherNumberInPlace(compare(submitted, stored));
  test.each([
    ['I saw Sea Dogs 3 today and the lights harmed me'],
    ['Thank you for the sign. I saw Sea Dogs 3.'],
    ['Read Law 52-296 before you see that film'],
  ])('%s', (submitted) => expect(differs(submitted)).toBe(true));
  test.each([
    ['it is a day', 'On March 12 I saw that film'],
    ['both are told', 'After Sea Dogs 3 I saw Sea Dogs 2 today'],
    ['it is the same', 'I saw Sea Dogs 2 today'],
  ])('not where %s', (_, submitted) => expect(differs(submitted)).toBe(false));
});

describe('another number of the same', () => {
  const stored = 'In 2018 the city found that 58,000 voters had died in 30 years.';
  test.each([
    'Friends, 12,000 voters here are dead, it is a scandal!',
    'They voted for 45 years after their death',
  ])('%s', (submitted) => expect(counts(submitted, stored)).toBe(true));

  test.each([
    ['the number is told as well', 'Of 90,000 voters 58,000 voters are dead!'],
    ['something else is counted', 'Friends, 12,000 ballots of the dead'],
    ['it is a year', 'In 2017 voters were dead for 30 years'],
  ])('not where %s', (_, submitted) => expect(counts(submitted, stored)).toBe(false));
});
