import { describe, expect, test } from 'vitest';
import { readClaim } from './support/reader.js';

describe('what went from one number to another is two statements', () => {
  test.each([
    'Deaths in Syria fell from 33,316 in 2017 to 20,251 in 2018.',
    'Deaths fell in Syria from 33,316 in 2017 to 20,251 in 2018.',
    'In Syria, the death toll dropped from 33,316 in 2017 to 20,251 in 2018, according to the UN.',
    'El número de muertos en Siria cayó de 33.316 en 2017 a 20.251 en 2018.',
    'Le nombre de morts en Syrie a reculé de 33 316 en 2017 à 20 251 en 2018.',
    'Число погибших в Сирии сократилось с 33 316 в 2017 году до 20 251 в 2018-м.',
    'Кількість загиблих у Сирії скоротилася з 33 316 у 2017 році до 20 251 у 2018 році.',
    'انخفض عدد القتلى في سوريا من 33316 في عام 2017 إلى 20251 في عام 2018.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(
      'killed, SY, 2017-01-01..2017-12-31, number 33316\nkilled, SY, 2018-01-01..2018-12-31, number 20251',
    );
  });

  test.each([
    [
      'Civilian deaths in Idlib rose from nearly 700 in 2017 to more than 1,200 in 2019.',
      'civilians_killed, idlib, 2017-01-01..2017-12-31, about 700\ncivilians_killed, idlib, 2019-01-01..2019-12-31, more_than 1200',
    ],
    [
      'Battles between IS and the SDF in Raqqa fell from 962 in 2017 to 3 in 2018.',
      'events, battle, ar-raqqah, 2017-01-01..2017-12-31, against IS+SDF, number 962\nevents, battle, ar-raqqah, 2018-01-01..2018-12-31, against IS+SDF, number 3',
    ],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toBe(said);
  });
});

describe('and nothing where an end has no time, or more is told', () => {
  test.each([
    // The other way than the numbers.
    'Deaths in Syria rose from 33,316 in 2017 to 20,251 in 2018.',
    'Deaths in Syria fell from 20,251 in 2018 to 33,316 in 2017.',
    'Deaths in Syria fell from 33,316 to 20,251 in 2018.',
    'In 2018 deaths in Syria fell from 33,316 in 2017 to 20,251.',
    'Deaths in Homs fell from 2,839 in 2017 to 422 in Hama in 2018.',
    'Deaths in Syria did not fall from 33,316 in 2017 to 20,251 in 2018.',
    'It is false that deaths in Syria fell from 33,316 in 2017 to 20,251 in 2018.',
    'Deaths in Syria fell by 40% from 33,316 in 2017 to 20,251 in 2018.',
    'Deaths in Syria fell from 49,000 in 2016 to 33,000 in 2017 and 20,000 in 2018.',
    'Deaths in Syria fell from 33,316 in 2017 to 20,251 in 2018 and rose in 2019.',
    'Deaths in Syria fell from 33,316 in 2017 to 20,251 civilians in 2018.',
    'Attacks that killed civilians in Homs fell from 40 in 2017 to 30 in 2018.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});
