import { describe, expect, test } from 'vitest';
import { whereAndWho } from './support/other-wars.js';

const bokoHaram = "by Jama'atu Ahlis Sunna Lidda'awati wal-Jihad";
const separatists = 'by DPR or LPR or United Armed Forces of Novorossiya';
const paramilitaries = 'by AUC or Bloque Central Bolívar or MAS';

describe('who fought is known by what newsrooms call them', () => {
  test.each([
    ['Boko Haram killed at least 400 people in Nigeria in 2014.', `NG, ${bokoHaram}`],
    ['Boko Haram mató al menos a 400 personas en Nigeria en 2014.', `NG, ${bokoHaram}`],
    ['Boko Haram a tué au moins 400 personnes au Nigeria en 2014.', `NG, ${bokoHaram}`],
    ['جماعة بوكو حرام قتلت ما لا يقل عن 400 شخص في نيجيريا عام 2014.', `NG, ${bokoHaram}`],
    ['Боевики «Боко Харам» убили не менее 400 человек в Нигерии в 2014 году.', `NG, ${bokoHaram}`],
    ['Боко Харам вбила щонайменше 400 людей у Нігерії у 2014 році.', `NG, ${bokoHaram}`],
    ['ISWAP killed at least 100 people in Borno in 2019.', 'borno, by IS'],
    ['Fulani herdsmen killed at least 100 people in Benue in 2018.', 'benue, by Fulani'],
    ['Des éleveurs peuls ont tué au moins 100 personnes au Nigeria en 2018.', 'NG, by Fulani'],
    ['قتل رعاة الفولاني ما لا يقل عن 100 شخص في بلاتو عام 2018.', 'plateau, by Fulani'],
    ['Скотоводы-фулани убили не менее 100 человек в Нигерии в 2018 году.', 'NG, by Fulani'],
    ['The Civilian JTF killed at least 40 people in Borno in 2014.', 'borno, by Yan Gora'],
    ['The Mahdi Army killed at least 40 people in Baghdad in 2006.', 'baghdād, by al-Mahdi Army'],
    ['El Ejército de Mahdi mató al menos a 40 personas en Irak en 2007.', 'IQ, by al-Mahdi Army'],
    ["L'Armée du Mahdi a tué au moins 40 personnes à Bagdad en 2007.", 'baghdād, by al-Mahdi Army'],
    ['قتل جيش المهدي ما لا يقل عن 40 شخصا في بغداد عام 2007.', 'baghdād, by al-Mahdi Army'],
    ['Армия Махди убила не менее 40 человек в Багдаде в 2006 году.', 'baghdād, by al-Mahdi Army'],
    ['Армія Махді вбила щонайменше 40 людей у Багдаді у 2006 році.', 'baghdād, by al-Mahdi Army'],
    ['Al-Qaeda killed at least 400 people in Iraq in 2007.', 'IQ, by IS or al-Qaida or Ansar al-Islam'],
    ['Pro-Russian separatists killed at least 100 people in Donetsk in 2015.', `donetsk, ${separatists}`],
    ['Los separatistas prorrusos mataron al menos a 100 personas en Ucrania en 2015.', `UA, ${separatists}`],
    ['Des séparatistes prorusses ont tué au moins 100 personnes en Ukraine en 2015.', `UA, ${separatists}`],
    ['Сепаратисты убили не менее 100 человек на Украине в 2015 году.', `UA, ${separatists}`],
    ['Проросійські бойовики вбили щонайменше 100 людей на Донеччині у 2015 році.', `donetsk, ${separatists}`],
    ['Боевики ДНР убили не менее 100 человек на Украине в 2015 году.', 'UA, by DPR'],
    ['ВСУ убили не менее 100 человек на Украине в 2015 году.', 'UA, by Government of Ukraine'],
    ['ЗСУ вбили щонайменше 100 людей на Донеччині у 2015 році.', 'donetsk, by Government of Ukraine'],
    ['Las FARC mataron al menos a 100 personas en Antioquia en 2002.', 'antioquia, by FARC'],
    ['ФАРК убила не менее 100 человек в Колумбии в 2002 году.', 'CO, by FARC'],
    ['قتلت فارك ما لا يقل عن 100 شخص في كولومبيا عام 2002.', 'CO, by FARC'],
    ['The National Liberation Army killed at least 100 people in Colombia in 2000.', 'CO, by ELN'],
    ['Los paramilitares mataron al menos a 100 personas en Colombia en 2001.', `CO, ${paramilitaries}`],
    ['Les paramilitaires ont tué au moins 100 personnes en Colombie en 2001.', `CO, ${paramilitaries}`],
    [
      'The Houthis killed at least 100 people in Taiz in 2018.',
      "ta'izz, by Ansarallah or Government of Yemen (North Yemen)",
    ],
    [
      'Los hutíes mataron al menos a 100 personas en Yemen en 2018.',
      'YE, by Ansarallah or Government of Yemen (North Yemen)',
    ],
    [
      'Les Houthis ont tué au moins 100 personnes au Yémen en 2018.',
      'YE, by Ansarallah or Government of Yemen (North Yemen)',
    ],
    [
      'قتل الحوثيون ما لا يقل عن 100 شخص في تعز عام 2018.',
      "ta'izz, by Ansarallah or Government of Yemen (North Yemen)",
    ],
    [
      'Хуситы убили не менее 100 человек в Йемене в 2018 году.',
      'YE, by Ansarallah or Government of Yemen (North Yemen)',
    ],
    [
      'Хусити вбили щонайменше 100 людей у Ємені у 2018 році.',
      'YE, by Ansarallah or Government of Yemen (North Yemen)',
    ],
    ['Al-Qaeda killed at least 40 people in Yemen in 2018.', 'YE, by AQAP or al-Qaida'],
    ['Al-Qaeda in the Arabian Peninsula killed at least 40 people in Marib in 2018.', "ma'rib, by AQAP"],
    ['The Rapid Support Forces killed at least 100 people in North Darfur in 2023.', 'north-darfur, by RSF'],
    ['Las Fuerzas de Apoyo Rápido mataron al menos a 100 personas en Sudán en 2023.', 'SD, by RSF'],
    ['Les Forces de soutien rapide ont tué au moins 100 personnes au Soudan en 2023.', 'SD, by RSF'],
    ['قتلت قوات الدعم السريع ما لا يقل عن 100 شخص في الجزيرة عام 2023.', 'al-gezira, by RSF'],
    ['Силы быстрой поддержки убили не менее 100 человек в Судане в 2023 году.', 'SD, by RSF'],
    ['Джанджавид убили не менее 100 человек в Судане в 2004 году.', 'SD, by Janjaweed'],
    ['The Arakan Army killed at least 100 people in Rakhine in 2022.', 'rakhine, by ULA'],
    ['El Ejército de Arakán mató al menos a 100 personas en Myanmar en 2022.', 'MM, by ULA'],
    ['جيش أراكان قتل ما لا يقل عن 100 شخص في ميانمار عام 2022.', 'MM, by ULA'],
    ['Армия Аракана убила не менее 100 человек в Мьянме в 2022 году.', 'MM, by ULA'],
    ['The KIA killed at least 100 people in Kachin in 2022.', 'kachin, by KIO'],
    ['The junta killed at least 100 people in Myanmar in 2022.', 'MM, by Government of Myanmar (Burma)'],
    ['The PDF killed at least 100 people in Sagaing in 2022.', 'sagaing, by NUG'],
  ])('%s', (text, expected) => {
    expect(whereAndWho(text)).toBe(expected);
  });
});

describe('provinces are known by the spellings of newsrooms', () => {
  test.each([
    ['At least 400 people were killed in Nineveh in 2015.', 'nīnawá'],
    ['At least 400 people were killed in Salahuddin in 2015.', 'şalāḩ-ad-dīn'],
    ['Au moins 400 personnes ont été tuées à Ninive en 2015.', 'nīnawá'],
    ['В Ниневии в 2015 году погибло не менее 400 человек.', 'nīnawá'],
    ['У Ніневії у 2015 році загинуло щонайменше 400 людей.', 'nīnawá'],
    ['قتل ما لا يقل عن 100 شخص في أداماوا عام 2018.', 'adamawa'],
    ['قتل ما لا يقل عن 100 شخص في تارابا عام 2018.', 'taraba'],
    ['На Донеччині у 2015 році загинуло щонайменше 100 людей.', 'donetsk'],
    ['На Луганщині у 2015 році загинуло щонайменше 100 людей.', 'luhansk'],
    ['На Харківщині у 2022 році загинуло щонайменше 100 людей.', 'kharkiv'],
    ['На Запоріжжі у 2022 році загинуло щонайменше 100 людей.', 'zaporizhzhya'],
    ['На Київщині у 2022 році загинуло щонайменше 100 людей.', 'kiev'],
    ['قتل ما لا يقل عن 100 شخص في لوهانسك عام 2015.', 'luhansk'],
    ['At least 100 people were killed in North Santander in 2002.', 'norte-de-santander'],
    ['At least 100 people were killed in Hodeidah in 2018.', 'al-hudaydah'],
    ['Al menos 100 personas murieron en Saada en 2018.', "sa'dah"],
    ['В Ходейде в 2018 году погибло не менее 100 человек.', 'al-hudaydah'],
    ['At least 100 people were killed in Gezira in 2023.', 'al-gezira'],
    ['В Северном Дарфуре в 2023 году погибло не менее 100 человек.', 'north-darfur'],
    ['At least 100 people were killed in Arakan in 2017.', 'rakhine'],
    ['Al menos 100 personas murieron en Rajine en 2017.', 'rakhine'],
  ])('%s', (text, expected) => {
    expect(whereAndWho(text)).toBe(expected);
  });

  test('"Нигерии" is of Nigeria, not of the state that is called after the river', () => {
    expect(whereAndWho('В Нигерии в 2014 году погибло не менее 400 человек.')).toBe('NG');
    expect(whereAndWho('У Нігерії у 2014 році загинуло щонайменше 400 людей.')).toBe('NG');
  });
});

describe('what only looks like such a name is none', () => {
  test.each([
    // A name that is meant elsewhere, or nowhere.
    'ISWAP killed at least 100 people in Iraq in 2019.',
    'The Mahdi Army killed at least 40 people in Nigeria in 2006.',
    'The National Liberation Army killed at least 100 people in Sudan in 2000.',
    'Paramilitaries killed at least 100 people in Sudan in 2001.',
    'Los paramilitares mataron al menos a 100 personas en Yemen en 2001.',
    'Separatists killed at least 100 people in Yemen in 2015.',
    'Сепаратисты убили не менее 100 человек в Йемене в 2015 году.',
    'The junta killed at least 100 people in Sudan in 2022.',
    'The PDF killed at least 100 people in Yemen in 2022.',
    'The Houthis killed at least 100 people in Myanmar in 2018.',
    // Not in capitals.
    'The kia killed at least 100 people in Kachin in 2022.',
    'The pdf killed at least 100 people in Sagaing in 2022.',
    'El eln mató al menos a 100 personas en Arauca en 2000.',
    // Those whom it was done to, or that they were.
    '40 Fulani herdsmen were killed in Benue in 2018.',
    'В Нигерии в 2018 году убили 40 скотоводов-фулани.',
    'В Йемене в 2018 году убито 40 хуситов.',
    'В ДНР в 2015 году погибло не менее 100 человек.',
    'At least 100 people were killed in the Donetsk People’s Republic in Ukraine in 2015.',
    // Common words that begin as names do, or hold them.
    'قتل الشباب ما لا يقل عن 100 شخص في نيجيريا عام 2018.',
    'Young herders killed at least 100 people in Nigeria in 2018.',
    'The Arakan Rescue Army killed at least 100 people in Rakhine in 2022.',
    'The Army of Heaven killed at least 40 people in Baghdad in 2006.',
    // Cities that lie in a province of another name.
    'At least 400 people were killed in Mosul in 2015.',
    'В Мосуле в 2015 году погибло не менее 400 человек.',
    'At least 400 people were killed in Maiduguri in 2015.',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });
});

describe('in which part of its country a province lies is told with it', () => {
  test.each([
    ['At least 40 people were killed in Borno state, northeast Nigeria, in 2014.', 'borno'],
    ['Al menos 40 personas murieron en el estado de Borno, en el noreste de Nigeria, en 2014.', 'borno'],
    ["En 2014, 40 personnes ont été tuées dans l'État de Borno, dans le nord-est du Nigeria.", 'borno'],
    ['В 2014 году в штате Борно на северо-востоке Нигерии погибли 40 человек.', 'borno'],
    ['У 2014 році в штаті Борно на північному сході Нігерії загинули 40 людей.', 'borno'],
    ['قُتل 40 شخصا في ولاية بورنو شمال شرق نيجيريا عام 2014', 'borno'],
  ])('%s', (text, where) => {
    expect(whereAndWho(text)).toBe(where);
  });

  test.each([
    'At least 40 people were killed in northeast Nigeria in 2014.',
    'At least 40 people were killed in Borno and northern Nigeria in 2014.',
    'At least 40 people were killed in Borno, northern Iraq, in 2014.',
  ])('not %s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });
});

describe('an attack of somebody is theirs', () => {
  test.each([
    ['A Boko Haram attack in Borno on 5 May 2014 killed at least 40 people.', `borno, ${bokoHaram}`],
    ['قُتل 40 شخصا في هجوم لبوكو حرام في بورنو في 5 مايو 2014', `borno, ${bokoHaram}`],
    ['Les FAMa ont tué 40 civils au Mali en 2022.', 'ML, by Government of Mali'],
  ])('%s', (text, expected) => {
    expect(whereAndWho(text)).toBe(expected);
  });
});

test('who had laid down arms is not meant by what they were called', () => {
  expect(whereAndWho('Paramilitaries killed at least 40 people in Antioquia in 2002.')).toMatch(
    / by AUC or /,
  );
  expect(whereAndWho('Paramilitaries killed at least 40 people in Antioquia in 2010.')).toBeNull();
});
