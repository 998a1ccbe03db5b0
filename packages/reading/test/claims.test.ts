import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClaim, unreadWords } from './support/reader.js';

describe('how many, where and when', () => {
  test.each([
    // English
    [
      'At least 40 people were killed in Idlib in March 2017.',
      'killed, idlib, 2017-03-01..2017-03-31, at_least 40',
    ],
    [
      'In 2017, the Aleppo governorate recorded more than 1,000 battles.',
      'events, battle, aleppo, 2017-01-01..2017-12-31, more_than 1000',
    ],
    [
      'No fewer than two hundred and fifty civilians died in Hama on 3 April 2017',
      'civilians_killed, hamah, 2017-04-03, at_least 250',
    ],
    ['Nothing happened in Tartous in May 2018.', 'events, tartus, 2018-05-01..2018-05-31, none'],
    [
      'There were between 40 and 60 clashes in Deir Ezzor from June to August 2017.',
      'events, battle, deir-ez-zor, 2017-06-01..2017-08-31, between 40 60',
    ],
    [
      'Between 2045 and 3100 people were killed in Syria in August 2016.',
      'killed, SY, 2016-08-01..2016-08-31, between 2045 3100',
    ],
    [
      '40 or more people died in Raqqa between 3 and 9 October 2017',
      'killed, ar-raqqah, 2017-10-03..2017-10-09, at_least 40',
    ],
    [
      'Hundreds of people were killed in Syria in the first half of 2018',
      'killed, SY, 2018-01-01..2018-06-30, vague 100',
    ],
    [
      'Roughly 1.5 thousand people died in Rif Dimashq in February and March 2018.',
      'killed, rif-dimashq, 2018-02-01..2018-03-31, about 1500',
    ],
    ['Two people were killed in Homs on 2018-09-04.', 'killed, homs, 2018-09-04, number 2'],
    [
      'There was fighting in Quneitra since July 2018.',
      'events, battle, quneitra, 2018-07-01..2026-03-14, some',
    ],
    [
      'Not more than 5 one-sided attacks were recorded in Homs in 2016.',
      'events, one_sided, homs, 2016-01-01..2016-12-31, at_most 5',
    ],
    // Spanish
    [
      'Al menos 40 personas murieron en Idlib en marzo de 2017.',
      'killed, idlib, 2017-03-01..2017-03-31, at_least 40',
    ],
    ['No murió nadie en la provincia de Tartús en 2018.', 'killed, tartus, 2018-01-01..2018-12-31, none'],
    [
      'No murieron más de 2.000 personas en Alepo entre enero y marzo de 2016.',
      'killed, aleppo, 2016-01-01..2016-03-31, at_most 2000',
    ],
    [
      'Unas 300 personas perdieron la vida en Homs el 3 de abril de 2017.',
      'killed, homs, 2017-04-03, about 300',
    ],
    // French
    [
      'Au moins quarante personnes ont été tuées à Idleb en mars 2017.',
      'killed, idlib, 2017-03-01..2017-03-31, at_least 40',
    ],
    [
      'Il n’y a eu aucun combat à Hassaké depuis juin 2018.',
      'events, battle, al-hasakah, 2018-06-01..2026-03-14, none or when_said',
    ],
    [
      'Personne n’a été tué à Lattaquié au premier trimestre 2019.',
      'killed, latakia, 2019-01-01..2019-03-31, none',
    ],
    [
      'Plus de quatre-vingts civils sont morts à Alep en août 2016.',
      'civilians_killed, aleppo, 2016-08-01..2016-08-31, more_than 80',
    ],
    // Russian
    [
      'Не менее 40 человек погибли в Идлибе в марте 2017 года.',
      'killed, idlib, 2017-03-01..2017-03-31, at_least 40',
    ],
    [
      'В 2016–2018 годах в Алеппо не произошло ни одного боя.',
      'events, battle, aleppo, 2016-01-01..2018-12-31, none',
    ],
    [
      'С января по март 2018 г. в Дейр-эз-Зоре погибло более 12 610 мирных жителей.',
      'civilians_killed, deir-ez-zor, 2018-01-01..2018-03-31, more_than 12610',
    ],
    // Ukrainian
    [
      'Щонайменше 40 людей загинули в Ідлібі у березні 2017 року.',
      'killed, idlib, 2017-03-01..2017-03-31, at_least 40',
    ],
    ['У Ракці в червні 2017 року не було боїв.', 'events, battle, ar-raqqah, 2017-06-01..2017-06-30, none'],
    // Arabic
    ['قُتل ما لا يقل عن 40 شخصًا في إدلب في مارس 2017.', 'killed, idlib, 2017-03-01..2017-03-31, at_least 40'],
    [
      'لم تقع أي معركة في محافظة اللاذقية خلال حزيران ٢٠١٩.',
      'events, battle, latakia, 2019-06-01..2019-06-30, none',
    ],
    [
      'قُتل أكثر من ألف شخص في حلب وحمص عام 2016.',
      'killed, aleppo+homs, 2016-01-01..2016-12-31, more_than 1000',
    ],
  ])('%s', (text, expected) => {
    expect(readClaim(text)).toBe(expected);
  });
});

describe('who', () => {
  test.each([
    [
      'At least 10 battles between the SDF and ISIS took place in Raqqa in 2017.',
      'events, battle, ar-raqqah, 2017-01-01..2017-12-31, against SDF+IS, at_least 10',
    ],
    [
      'The Islamic State killed 50 civilians in Homs in 2017.',
      'civilians_killed, homs, 2017-01-01..2017-12-31, by IS, number 50',
    ],
    [
      'Syrian government forces and Daesh clashed in Homs in 2017.',
      'events, battle, homs, 2017-01-01..2017-12-31, against Government of Syria+IS, some',
    ],
    [
      'El ejército turco combatió en Alepo en 2016: hubo 3 combates.',
      'events, battle, aleppo, 2016-01-01..2016-12-31, involved Government of Turkey, number 3',
    ],
    [
      'Aucun affrontement entre les FDS et l’État islamique n’a eu lieu à Hassaké en juin 2018.',
      'events, battle, al-hasakah, 2018-06-01..2018-06-30, against SDF+IS, none',
    ],
    [
      'قتل تنظيم داعش ما لا يقل عن 50 مدنيا في دير الزور عام 2017.',
      'civilians_killed, deir-ez-zor, 2017-01-01..2017-12-31, by IS, at_least 50',
    ],
    [
      'At least 10 people were killed by Turkey in Aleppo in 2018.',
      'killed, aleppo, 2018-01-01..2018-12-31, by Government of Turkey, at_least 10',
    ],
    [
      'Turkish forces killed 50 civilians in Aleppo in 2018.',
      'civilians_killed, aleppo, 2018-01-01..2018-12-31, by Government of Turkey, number 50',
    ],
    [
      'At least 3 battles between ISIS and the forces of Turkey took place in Aleppo in 2016.',
      'events, battle, aleppo, 2016-01-01..2016-12-31, against IS+Government of Turkey, at_least 3',
    ],
    [
      'Les forces turques ont tué 50 civils à Alep en 2018.',
      'civilians_killed, aleppo, 2018-01-01..2018-12-31, by Government of Turkey, number 50',
    ],
    [
      'Сирийские войска убили 50 мирных жителей в Алеппо в 2018 году.',
      'civilians_killed, aleppo, 2018-01-01..2018-12-31, by Government of Syria, number 50',
    ],
    ['At least 10 people were killed by forces in Aleppo in 2018.', null],
    // In Turkey, not by it.
    [
      'At least 10 people were killed by ISIS in Turkey in 2016.',
      'killed, TR, 2016-01-01..2016-12-31, by IS, at_least 10',
    ],
    // In capitals it is the name, else the verb.
    ['There is fighting in Homs in 2017', 'events, battle, homs, 2017-01-01..2017-12-31, some'],
  ])('%s', (text, expected) => {
    expect(readClaim(text)).toBe(expected);
  });
});

describe('who is responsible', () => {
  test.each([
    'IS was responsible for 200 deaths in Homs in 2017.',
    'IS was responsible for the deaths of 200 people in Homs in 2017.',
    'El Estado Islámico fue responsable de 200 muertes en Homs en 2017.',
    'El Estado Islámico fue responsable de la muerte de 200 personas en Homs en 2017.',
    'L’État islamique a été responsable de 200 morts à Homs en 2017.',
    'L’État islamique est responsable de la mort de 200 personnes à Homs en 2017.',
    'ИГ несёт ответственность за гибель 200 человек в Хомсе в 2017 году.',
    'ІДІЛ несе відповідальність за загибель 200 людей у Хомсі у 2017 році.',
    'كان تنظيم داعش مسؤولا عن مقتل 200 شخص في حمص عام 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-01-01..2017-12-31, by IS, number 200');
  });

  test.each([
    'Attacks on IS were responsible for 200 deaths in Homs in 2017.',
    'Those fighting IS were responsible for 200 deaths in Homs in 2017.',
    'The coalition against IS was responsible for 200 deaths in Homs in 2017.',
    'IS was responsible for battles that killed 200 in Homs in 2017.',
    'IS was responsible for most deaths in Homs in 2017.',
    'IS and the government were responsible for 200 deaths in Homs in 2017.',
  ])('not read: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test('one event is told apart from all of them', () => {
  expect(readClaim('A battle in Homs killed at least 60 people in December 2016.')).toMatch(/of one$/);
  expect(readClaim('Battles in Homs killed at least 60 people in December 2016.')).toMatch(/at_least 60$/);
});

describe('what would make it another claim keeps it from being read', () => {
  test.each([
    'At least 40 people were killed near Idlib in March 2017.',
    'At least 40 people were killed in eastern Homs in March 2017.',
    'At least 40 people from Idlib were killed in March 2017.',
    'At least 40 people were killed between Idlib and Aleppo in March 2017.',
    'At least 40 people were wounded in Homs in March 2017.',
    'At least 40 people may have been killed in Idlib in March 2017.',
    'It is not true that 40 people were killed in Idlib in March 2017.',
    'It is not false that at least 40 people were killed in Idlib in March 2017.',
    'Nobody was not killed in Idlib in March 2017.',
    'At least 40 people have not been killed in Idlib in 2017.',
    'The people killed in Idlib in March 2017 were civilians.',
    'All of the deaths in Idlib in 2017 were civilian.',
    'Only civilians were killed in Idlib in 2017.',
    'People were killed in Idlib in 2017, not in Aleppo.',
    '40 people a day were killed in Idlib in 2017.',
    'At least 1 in 40 people were killed in Homs in 2017.',
    'At least 40 people in Homs and 30 in Hama were killed in 2017.',
    '40 people protested in Idlib in March 2017.',
    'At least 40 people were killed in Idlib.',
    'At least 40 people were killed in March 2017.',
    'In March, at least 40 people were killed in Idlib.',
    'At least 40 people were killed in Idlib on 3/4/2017.',
    'At least 40 people were killed in Homs in 2016 and 2018.',
    'At least 40 people were killed in Idlib yesterday.',
    'There were more than 20 massacres in Homs in 2018.',
    'Hubo más de 20 masacres en Homs en 2018.',
    'Il y a eu plus de 20 massacres à Homs en 2018.',
    'В Хомсе в 2018 году произошло более 20 массовых убийств.',
    'Solo civiles murieron en Idlib en 2017.',
    'Tous les morts à Idlib en 2017 étaient des civils.',
    'Все погибшие в Идлибе в 2017 году были мирными жителями.',
    'كل القتلى في إدلب عام 2017 كانوا مدنيين.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('any other word does, wherever it stands, and is told', () => {
    const plain = 'At least 40 people were killed in Idlib in March 2017'.split(' ');
    const strange = fc.constantFrom('supposedly', 'unless', 'doubled', 'school', 'quasi', 'хутор', 'مدرسة');
    fc.assert(
      fc.property(strange, fc.integer({ min: 0, max: plain.length }), (word, place) => {
        const text = plain.toSpliced(place, 0, word).join(' ');
        expect(readClaim(text)).toBeNull();
      }),
    );
    expect(unreadWords('At least 40 houses were killed in Idlib in March 2017.')).toEqual(['houses']);
  });
});
