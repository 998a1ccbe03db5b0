import type { Province } from '@partner-api/contract';
import { describe, expect, test } from 'vitest';
import { EventReader } from '../src/reader/reader.js';
import { claimReadBy, questionReadBy, readClaim, syria } from './support/reader.js';
import { recordedNames } from './support/recorded-names.js';

const province = (country: string, name: string, sourceName = `${name} province`): Province => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  country,
  source_name: sourceName,
});

const governments = [
  ...['Nigeria', 'Niger', 'Mali', 'Iraq', 'Syria', 'Israel', 'Afghanistan', 'United States of America'],
  ...['Iran', 'Turkey', 'Cameroon', 'Somalia', 'Ethiopia', 'Colombia', 'Ukraine', 'DR Congo (Zaire)'],
].map((country) => `Government of ${country}`);

const reader = new EventReader(
  recordedNames(
    [
      ...['Borno', 'Yobe'].map((name) => province('NG', name, `${name} state`)),
      ...['Donetsk', 'Luhansk'].map((name) => province('UA', name, `${name} oblast`)),
      ...['Gaza Strip', 'West Bank'].map((name) => province('IL', name, name)),
      ...['IQ/Baghdad', 'AF/Kabul', 'ML/Mopti', 'ET/Amhara', 'CD/Nord Kivu', 'SO/Bay'].map((named) => {
        const [country = '', name = ''] = named.split('/');
        return province(country, name);
      }),
      province('CO', 'Antioquia', 'Antioquia department'),
      syria('Homs'),
    ],
    [
      ...governments,
      ...['SDF', 'IS', 'Syrian insurgents', 'Southern Front', 'Hezbollah', 'Hamas', 'JNIM', 'M23', 'Fano'],
      ...['FARC', 'Ansar al-Islam', "Jama'atu Ahlis Sunna Lidda'awati wal-Jihad"],
      ...['SNA', 'PDF', 'ADF', 'AUC', 'First Regiment', '13th Division', 'Fulani', 'Taleban', 'Maidan'],
    ],
  ),
);

const claim = (text: string) => claimReadBy(reader, text);
const question = (text: string) => questionReadBy(reader, text);

describe('Niger is not Nigeria', () => {
  test.each([
    "L'armée nigérienne a tué 40 civils au Mali en 2020.",
    'El ejército nigerino mató a 40 civiles en Mali en 2020.',
    'Нигерская армия убила 40 мирных жителей в Мали в 2020 году.',
    'Нігерська армія вбила 40 цивільних у Малі у 2020 році.',
  ])('%s', (text) => {
    expect(claim(text) ?? 'by Government of Niger,').toContain('by Government of Niger,');
  });

  test.each([
    'Nigerian soldiers killed 40 civilians in Borno in 2015.',
    'El ejército nigeriano mató a 40 civiles en Borno en 2015.',
    'Нигерийская армия убила 40 мирных жителей в Борно в 2015 году.',
    'Нігерійська армія вбила 40 цивільних у Борно у 2015 році.',
    'قتل الجيش النيجيري 40 مدنيا في بورنو عام 2015.',
  ])('and Nigeria is read: %s', (text) => {
    expect(claim(text)).toContain('by Government of Nigeria,');
  });
});

describe('two who did it together', () => {
  test.each([
    'Afghan and American soldiers killed 40 people in Afghanistan in 2010.',
    'Iraqi and US forces killed 40 people in Iraq in 2010.',
    'Syrian and Iranian forces killed 40 people in Syria in 2016.',
    'Nigerian and Cameroonian soldiers killed 40 people in Nigeria in 2015.',
    'Las fuerzas turcas y sirias mataron a 40 personas en Siria en 2016.',
    'Иракские и турецкие войска убили 40 человек в Ираке в 2016 году.',
  ])('are not one of them: %s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    ['American soldiers killed 40 people in Afghanistan in 2010.', 'Government of United States of America'],
    ['Turkish forces killed 40 Syrian civilians in Syria in 2016.', 'Government of Turkey'],
  ])('%s', (text, who) => {
    expect(claim(text)).toContain(`by ${who},`);
  });
});

describe('words that tell some fighters from others', () => {
  test.each([
    'Kurdish security forces killed 40 civilians in Syria in 2017.',
    'The Kurdish government killed 40 civilians in Iraq in 2017.',
    'Islamist security forces killed 40 civilians in Iraq in 2017.',
    'Kurdish rebels killed 40 civilians in Syria in 2017.',
    'US-backed rebels killed 40 civilians in Syria in 2017.',
    'Los rebeldes islamistas mataron a 40 civiles en Siria en 2017.',
    'Les rebelles djihadistes ont tué 40 civils en Syrie en 2017.',
  ])('name others than a government or all rebels: %s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    ['Kurdish SDF fighters killed 40 civilians in Syria in 2017.', 'SDF'],
    ['US-backed SDF killed 40 civilians in Syria in 2017.', 'SDF'],
    ['Islamist group Boko Haram killed 40 civilians in Borno in 2014.', 'Jama'],
    ['The security forces killed 40 civilians in Homs in 2017.', 'Government of Syria'],
    ['Rebels killed 40 civilians in Syria in 2017.', 'Syrian insurgents'],
  ])('say nothing beside a name: %s', (text, who) => {
    expect(claim(text)).toContain(`by ${who}`);
  });
});

describe('a name that others have', () => {
  test.each([
    'Security forces killed 40 people in Gaza in 2022.',
    'The security forces killed 40 people in the West Bank in 2022.',
    'Somali security forces killed 40 civilians in Ethiopia in 2015.',
    'Amhara militia killed 40 civilians in Ethiopia in 2021.',
    'Iraqi Hezbollah killed 40 civilians in Iraq in 2016.',
    'Ansar al-Islam killed 40 civilians in Mali in 2019.',
    'The southern front killed 40 people in Syria in 2016.',
  ])('%s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    ['Israeli forces killed 40 people in Gaza in 2022.', 'Government of Israel'],
    ['Somali security forces killed 40 civilians in Somalia in 2015.', 'Government of Somalia'],
    ['Fano militia killed 40 civilians in Ethiopia in 2021.', 'Fano'],
    ['Hezbollah killed 40 civilians in Syria in 2016.', 'Hezbollah'],
    ['Ansar al-Islam killed 40 civilians in Iraq in 2009.', 'Ansar al-Islam'],
    ['The Southern Front killed 40 people in Syria in 2016.', 'Southern Front'],
    ['the southern front killed 40 people in syria in 2016', 'Southern Front'],
  ])('is read where it is theirs: %s', (text, who) => {
    expect(claim(text)).toContain(`by ${who},`);
  });
});

describe('which of two was outdone', () => {
  test.each([
    'В 2015 году Донецкую область обогнала Луганская область по числу погибших.',
    'У 2015 році Донецьку область обігнала Луганська область за кількістю загиблих.',
    'У 2015 році Донецьку область випередила Луганська область за кількістю загиблих.',
    'En 2014 a Borno superó Yobe en muertos.',
  ])('may be told first: %s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    [
      'В 2015 году Донецкая область обогнала Луганскую область по числу погибших.',
      'donetsk more than luhansk',
    ],
    [
      'У 2015 році Донецька область випередила Луганську область за кількістю загиблих.',
      'donetsk more than luhansk',
    ],
    ['En 2014 Borno superó a Yobe en muertos.', 'borno more than yobe'],
  ])('%s', (text, told) => {
    expect(claim(text)).toContain(told);
  });
});

describe('a year that is named by what happened in it', () => {
  test.each([
    'In 2016, the year of the attacks, 400 people were killed in Colombia.',
    'In Colombia, 400 people were killed in 2016, the year of the attack on civilians.',
    "En 2016, l'année des combats, 400 personnes ont été tuées en Colombie.",
    'En 2016, el año de los combates, murieron 400 personas en Colombia.',
    'В 2016 году, году бомбардировок, в Колумбии погибло 400 человек.',
    'قتل 400 شخص في كولومبيا عام 2016، عام القصف.',
  ])('counts no events of that kind: %s', (text) => {
    expect(claim(text)).toBe('killed, CO, 2016-01-01..2016-12-31, number 400');
  });

  test('which are counted where they are told of', () => {
    expect(claim('In 2016, attacks killed 400 people in Colombia.')).toContain('attack');
  });
});

describe('a province kills nobody', () => {
  test.each([
    'Which state killed the most civilians in Ukraine in 2022?',
    '¿Qué Estado mató a más personas en Siria en 2016?',
    'Quel État a tué le plus de civils en Syrie en 2016 ?',
    'Which department killed most people in Colombia in 2002?',
  ])('%s', (text) => {
    expect(question(text)).toBeNull();
  });

  test.each([
    'Which state had the most civilians killed in Ukraine in 2022?',
    'In which province were the most civilians killed in Ukraine in 2022?',
    'Dans quelle province a-t-on tué le plus de civils en Ukraine en 2022 ?',
  ])('but many died in one: %s', (text) => {
    expect(question(text)).toContain('rank, most, civilians_killed, UA');
  });
});

describe('those of one people, where others died as well', () => {
  test.each([
    '40 Israeli civilians were killed in Gaza in 2016.',
    'No Israeli civilians were killed in the West Bank in 2002.',
    'En 2016 murieron 40 civiles israelíes en Gaza.',
    'En 2016, 40 civils israéliens ont été tués à Gaza.',
    'В 2016 году в Газе погибло 40 израильских мирных жителей.',
    'More Israeli civilians were killed in Gaza than in the West Bank in 2016.',
    'Turkish forces killed 40 Turkish civilians in Syria in 2016.',
  ])('%s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test('is asked', () => {
    expect(question('How many Israeli civilians were killed in Gaza in 2016?')).toBeNull();
  });

  test.each([
    ['40 Iraqi civilians were killed in Baghdad in 2016.', 'civilians_killed, baghdad'],
    ['40 civilians were killed in Gaza in 2016.', 'civilians_killed, gaza-strip'],
  ])('and is not elsewhere: %s', (text, told) => {
    expect(claim(text)).toContain(told);
  });
});

describe('a verb that is left out', () => {
  test('says as much of the second', () => {
    expect(claim('Mali exceeded 400 deaths in 2022, Nigeria 300.')).toBeNull();
    expect(claim('Mali had 400 deaths in 2022, Nigeria 300.')).toContain('number 300');
  });
});

describe('who fought whom', () => {
  test.each([
    'In clashes of the army, M23 rebels in North Kivu killed 40 people in 2013.',
    'JNIM attacks on the army in Mali in 2019: 40.',
  ])('is not told by two names alone: %s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    'How many times did the army attack Boko Haram in Borno in 2014?',
    'How many times was the army attacked by Boko Haram in Borno in 2014?',
  ])('nor kept of an attack: %s', (text) => {
    expect(question(text)).toBeNull();
  });

  test.each([
    'Clashes between the army and M23 killed 40 people in North Kivu in 2013.',
    'In clashes of the army with M23, 40 people were killed in North Kivu in 2013.',
    'IS-SDF clashes killed 40 people in Homs in 2018.',
  ])('but of a battle it need not be: %s', (text) => {
    expect(claim(text)).toContain('against');
  });

  test('nor in a question', () => {
    const asked = 'How many times did the army and Boko Haram clash in Borno in 2014?';
    expect(question(asked)).toContain('against');
  });
});

describe('a country before the army is where it was', () => {
  test.each([
    ['In Mali, the army killed 40 civilians in 2021.', 'ML', 'Government of Mali'],
    ['In Mali the army killed 40 civilians in 2021.', 'ML', 'Government of Mali'],
    ['En Malí, el ejército mató a 40 civiles en 2021.', 'ML', 'Government of Mali'],
    ["Au Mali, l'armée a tué 40 civils en 2021.", 'ML', 'Government of Mali'],
    ['В Сирии армия убила 40 мирных жителей в 2021 году.', 'SY', 'Government of Syria'],
    ['في سوريا الجيش قتل 40 مدنيا عام 2021.', 'SY', 'Government of Syria'],
  ])('%s', (text, country, name) => {
    expect(claim(text)).toBe(`civilians_killed, ${country}, 2021-01-01..2021-12-31, by ${name}, number 40`);
  });
});

test.each([
  'Israel killed more people in Gaza than in the West Bank in 2014.',
  'Mali killed more civilians in 2022 than in 2021.',
])('a country that killed more is not where more were killed: %s', (text) => {
  expect(claim(text)).toBeNull();
});

test('or has killed them there', () => {
  expect(claim('Nigeria killed fewer civilians in Borno than in Yobe in 2014.')).toBe(
    'civilians_killed, borno+yobe, 2014-01-01..2014-12-31, by Government of Nigeria, borno fewer than yobe',
  );
});

describe('an adjective that begins as that of a country does', () => {
  test.each([
    'قتل الجيش الماليزي 40 شخصا في مالي عام 2013.',
    'Las fuerzas turcomanas mataron a 40 civiles en Siria en 2016.',
    'Turkistani forces killed 40 civilians in Syria in 2016.',
    'Les forces syriaques ont tué 40 civils en Syrie en 2016.',
    'Сомалилендские войска убили 40 человек в Сомали в 2016 году.',
    'Les forces malinkées ont tué 40 civils au Mali en 2016.',
  ])('is of another people: %s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    ['Turkish forces killed 40 civilians in Syria in 2016.', 'Turkey'],
    ['Las fuerzas turcas mataron a 40 civiles en Siria en 2016.', 'Turkey'],
    ['Les forces turques ont tué 40 civils en Syrie en 2016.', 'Turkey'],
    ['قتل الجيش السوري 40 مدنيا في سوريا عام 2016.', 'Syria'],
    ['Сирийская армия убила 40 мирных жителей в Сирии в 2016 году.', 'Syria'],
    ['Сирійська армія вбила 40 цивільних у Сирії 2016 року.', 'Syria'],
    ["L'armée syrienne a tué 40 civils en Syrie en 2016.", 'Syria'],
  ])('and those of the country are read: %s', (text, country) => {
    expect(claim(text)).toContain(`by Government of ${country},`);
  });
});

describe('who did it is no word to leave out of a question', () => {
  test.each([
    'How many people did the police kill in Nigeria in 2014?',
    '¿Cuántas personas mató el estado en Siria en 2016?',
    'Сколько людей убила полиция в Нигерии в 2014 году?',
    'Which group was killed most in Mali in 2022?',
    'Quel groupe a été le plus tué au Mali en 2013 ?',
    '¿Qué grupo fue asesinado más en Antioquia en 2001?',
  ])('%s', (text) => {
    expect(question(text)).toBeNull();
  });

  test.each([
    ['How many people did IS kill in Syria in 2016?', 'count, killed, SY, 2016-01-01..2016-12-31, by IS'],
    [
      'How many civilians were brutally killed in Syria in 2016?',
      'count, civilians_killed, SY, 2016-01-01..2016-12-31',
    ],
  ])('%s', (text, read) => {
    expect(question(text)).toBe(read);
  });
});

test.each([
  'The Southern Front killed 40 civilians in Colombia in 2001.',
  'Former FARC fighters killed 40 people in Antioquia in 2019.',
])('a name that others have: %s', (text) => {
  expect(claim(text)).toBeNull();
});

describe('a few letters, or common words, mean others in other countries', () => {
  test.each([
    'SNA troops killed 40 people in Bay in 2017.',
    'The SNA fought IS 40 times in Bay in 2017.',
    'Les FDS ont tué 40 civils à Mopti en 2022.',
    'The SDF killed 40 people in Mali in 2010.',
    'PDF militias killed 40 people in Nigeria in 2004.',
    'The AUC killed 40 people in Somalia in 2010.',
    'The ADF killed 40 people in Afghanistan in 2010.',
    'The First Regiment killed 40 people in Mali in 2012.',
    'The division killed 40 people in Homs in 2016.',
    'La división mató a 40 personas en Homs en 2016.',
  ])('%s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    ['The SNA killed 40 people in Homs in 2018.', 'by SNA,'],
    ['Les FDS ont tué 40 civils à Homs en 2018.', 'by SDF,'],
    ['The SDF killed 40 people in Iraq in 2018.', 'by SDF,'],
    ['The AUC killed 40 people in Antioquia in 2001.', 'by AUC,'],
    ['The SDF killed 40 people in 2018.', 'by SDF,'],
  ])('and where they are at home they are meant: %s', (text, who) => {
    expect(claim(text)).toContain(who);
  });
});

describe('a people is not all that are of it', () => {
  test.each([
    'Fulani jihadists killed 40 civilians in Mopti in 2019.',
    'Fulani Islamist militants killed 40 civilians in Mopti in 2019.',
    'Des djihadistes peuls ont tué 40 civils à Mopti en 2019.',
    'Yihadistas fulani mataron a 40 civiles en Mopti en 2019.',
    'Джихадисты-фулани убили 40 человек в Мали в 2019 году.',
  ])('%s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test('its herders are', () => {
    expect(claim('Fulani herders killed 40 civilians in Mopti in 2019.')).toContain('by Fulani,');
  });
});

describe('who did it is told beside a word of saying, and says nothing', () => {
  test.each([
    '120 people were killed in Amhara in 2023, allegedly by Fano.',
    '120 people were killed in Amhara in 2023 (reportedly by Fano).',
    '120 people were killed in Borno in 2015, reportedly by the Nigerian army.',
    '120 people were killed in Amhara in 2023, reportedly the work of Fano.',
    '120 personas murieron en Antioquia en 2015, según reportes por las FARC.',
    '120 personnes ont été tuées à Mopti en 2022, selon certaines informations par le JNIM.',
    '120 человек убиты в Багдаде в 2015 году, по некоторым данным боевиками ИГ.',
    '120 человек убиты в Багдаде в 2015 году, как утверждается боевиками ИГ.',
    'قتل 120 شخصا في بغداد عام 2015، بحسب ما ورد على يد داعش.',
  ])('%s', (text) => {
    expect(claim(text) ?? ' by ').toContain(' by ');
  });

  test.each([
    '120 people were killed in Borno in 2015, allegedly.',
    '120 people were killed in Borno in 2015, as claimed by Boko Haram.',
    '120 people were killed in Borno in 2015, Boko Haram said.',
    '120 people were killed in Borno in 2015, according to reports by Boko Haram.',
  ])('whose account it is did nothing: %s', (text) => {
    expect(claim(text)).toBe('killed, borno, 2015-01-01..2015-12-31, number 120');
  });
});

describe('those who lost or fought are not those who did it', () => {
  test.each([
    '400 lives lost by the Taliban in Kabul in 2017.',
    '400 vidas perdidas por los talibanes en Kabul en 2017.',
    '400 vies perdues par les talibans à Kaboul en 2017.',
    '40 ataques sufridos por las FARC en Colombia en 2014.',
    '40 attaques subies par le JNIM au Mali en 2022.',
    '120 people were killed in Kabul in 2010 fighting the Taliban.',
    '120 people were killed in Kabul fighting the Taliban in 2010.',
    'The Maidan protests killed 100 people in Ukraine in February 2014.',
    'Mali fought 40 battles in 2022.',
    'Mali has fought 40 battles in 2022.',
    'Le Mali a combattu 40 fois en 2022.',
  ])('%s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test('nor asked for', () => {
    expect(question('How many people were killed in the Maidan protests in 2014?')).toBeNull();
  });

  test('the dead of fighting are those of both sides', () => {
    expect(claim('120 people were killed in Kabul in 2010 in fighting with the Taliban.')).toBe(
      'killed, battle, kabul, 2010-01-01..2010-12-31, involved Taleban, number 120',
    );
  });
});

describe('the battle for a city is no one event', () => {
  test.each([
    'Битва за Багдад унесла жизни 3000 человек в 2006 году.',
    'Битва за Багдад в 2006 году унесла жизни 3000 человек.',
    'معركة بغداد قتلت 3000 شخص عام 2006',
    'أسفرت معركة بغداد عن مقتل 3000 شخص عام 2006',
    'The battle of Baghdad killed 3,000 people in 2006.',
  ])('%s', (text) => {
    expect(claim(text)).toBeNull();
  });

  test.each([
    'Битва в Багдаде унесла жизни 300 человек в 2006 году.',
    'Битва за Багдад 4 мая 2006 года унесла жизни 300 человек.',
    'معركة في بغداد قتلت 300 شخص عام 2006',
  ])('one in it, or of a day, may be: %s', (text) => {
    expect(claim(text)).toMatch(/ number 300, of one$/);
  });
});

test('who fought itself is two, of which one may be another', () => {
  expect(readClaim('IS fought IS in Homs in 2017.')).toBeNull();
  expect(readClaim('IS fought the SDF in Homs in 2017.')).not.toBeNull();
});
