import { describe, expect, test } from 'vitest';
import { leftOut, narrower, readClaim, readQuestion } from './support/reader.js';

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
  ])('that time alone: %s', (text) => {
    expect(readClaim(text)).toMatch(/ 400000$/);
  });

  test('more than so many are more up to then, too', () => {
    expect(readClaim('The death toll in Syria did not exceed 400,000 in 2016.')).toMatch(/ at_most 400000$/);
    expect(readClaim('By the end of 2016 the toll in Syria had reached 400,000.')).toMatch(/ 400000$/);
  });

  test('is asked for as well', () => {
    expect(readQuestion('Did the death toll in Syria reach 400,000 in 2016?')).toBe(
      'whether, killed, SY, 2016-01-01..2016-12-31',
    );
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
    'Повстанцы воевали между собой в Идлибе в 2017 году.',
    'Повстанці воювали між собою в Ідлібі у 2017 році.',
    'Найбільше людей загинуло в Хомсі у 2017 році, ніж у Хамі.',
    'В зайнятій провінції Хомс у 2017 році загинуло 40 людей.',
    'قضى العنف في حمص عام 2017',
    'Plus de 100 civils ont tué à Homs en 2017.',
    '100 civils ont assassiné à Homs en 2017.',
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
    'Au moins 400 personnes ont été tuées à Alep-Est en 2016.',
    'El 3 de marzo de 2017 a las 10 murieron personas en Homs.',
    'At 10 on 3 March 2017 people were killed in Homs.',
    'В течение месяца в 2017 году в Хомсе погибло 400 человек.',
    'Протягом місяця у 2017 році в Хомсі загинуло 400 людей.',
    'خلال شهر في عام 2017 قتل 400 شخص في حمص.',
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

test.each([
  'خلال شهر 7 عام 2017 قتل 400 شخص في حمص.',
  'خلال شهر تموز 2017 قتل 400 شخص في حمص.',
  'В течение июля 2017 года в Хомсе погибло 400 человек.',
])('a month that is named is that one: %s', (text) => {
  expect(readClaim(text)).toBe('killed, homs, 2017-07-01..2017-07-31, number 400');
});

test('two parties may fight each other, and two statements be told by one source', () => {
  expect(readClaim('In 2017 IS and the SDF fought each other 40 times in Raqqa.')).toContain('IS+SDF');
  expect(readClaim('Las FDS y el EI se enfrentaron cerca de un millar de veces en Raqa en 2017.')).toContain(
    'SDF+IS',
  );
  expect(
    readClaim('According to the UN, 400 people died in Aleppo in 2016 and more than 4,000 in Homs.'),
  ).toContain('\nkilled, homs');
});

test('how often some died asks for events', () => {
  expect(readQuestion('How often were civilians killed in Raqqa in 2017?')).toBe(
    'count, events, ar-raqqah, 2017-01-01..2017-12-31, each civilians_killed 1..',
  );
  expect(readQuestion('Combien de fois des civils ont-ils été tués à Homs en 2017 ?')).toContain(
    'each civilians_killed 1..',
  );
});

describe('a second denial', () => {
  test.each([
    'В Хомсе в 2017 году не обошлось без погибших.',
    'Без жертв в Хомсе в 2017 году не обошлось.',
    'Бої в Хомсі у 2017 році не обійшлися без жертв.',
    'لم تكن حمص خالية من القتلى عام 2017.',
    '2017 n’a pas été exempt de morts à Homs.',
    'Sin muertos no pasó 2017 en Homs.',
    'Not just more than 100 people were killed in Homs in 2017.',
    'Не только более 100 человек погибли в Хомсе в 2017 году.',
    'It is false that more than 100 were killed in Homs in 2017 and more than 10,000 in Hama.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('that nobody counted is not that nobody died', () => {
  test.each([
    'The deaths in Homs in 2017 were not recorded.',
    'Nobody counted the dead in Homs in 2017.',
    'UCDP has no death toll for Homs in 2017.',
    'None of the killings in Homs in 2017 were documented.',
    'Nobody in Homs saw the killings in 2017.',
    'Las muertes en Homs en 2017 no se registraron.',
    'No hay cifra de muertos en Homs en 2017.',
    'Les morts de Homs en 2017 n’ont pas été comptés.',
    'Il n’y a pas de bilan des morts à Homs en 2017.',
    'Погибшие в Хомсе в 2017 году не зафиксированы.',
    'Нет данных о погибших в Хомсе в 2017 году.',
    'Ніхто не підрахував загиблих у Хомсі у 2017 році.',
    'لا توجد حصيلة للقتلى في حمص عام 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'No deaths were recorded in Homs in 2017.',
    'Nobody was reported killed in Homs in 2017.',
    'No one reported killed in Homs in 2017.',
    'Homs did not record any deaths in 2017.',
    'No se registraron muertes en Homs en 2017.',
    'В Хомсе в 2017 году погибших не зафиксировано.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-01-01..2017-12-31, none');
  });
});

describe('what stands in brackets may deny the rest, and a number may be no label', () => {
  test.each([
    'More than 100 people were killed in Homs in 2017 (denied by the army, AFP).',
    'More than 100 people were killed in Homs in 2017 (false: AP).',
    'More than 100 people were killed in Homs in 2017 (figure disputed by the UN).',
    'More than 100 people were killed in Homs in 2017 (voir démenti).',
    'More than 60,000 people were killed (and injured, Reuters) in Syria in 2017.',
    '50/60 people were killed in Homs in 2017.',
    'Room 40 people were killed in Homs in 2017.',
    '2,700 (est.) people were killed in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'More than 100 people were killed in Homs in 2017 (AFP).',
    'More than 100 people were killed in Homs in 2017 (Photo: Ann Lee/AFP).',
    'More than 100 people were killed in Homs in 2017 (see table 4.2).',
    '4/9 More than 100 people were killed in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-01-01..2017-12-31, more_than 100');
  });

  test('a number in brackets is one', () => {
    expect(readClaim('The number of people killed in Homs in 2017 was [50].')).toContain('number 50');
  });
});

describe('everywhere, or in one of them', () => {
  test.each([
    'Fighting raged throughout 2017 in Tartus.',
    'There was fighting in every part of Tartus in 2016.',
    'Hubo combates durante todo 2016 en Tartus.',
    'Des combats ont eu lieu tout au long de 2016 à Tartous.',
    'Бои шли на протяжении всего 2016 года в Тартусе.',
    'Бої йшли по всій провінції Тартус у 2016 році.',
    'دارت معارك في جميع أنحاء طرطوس عام 2016.',
    'In a province of Syria, more than 30,000 people were killed in 2017.',
    'In the northern province of Syria more than 30,000 people were killed in 2017.',
    'En una provincia de Siria murieron más de 30.000 personas en 2017.',
    'В провинции Сирии погибло более 30 000 человек в 2017 году.',
    'In some month of 2017, more than 1,000 people were killed in Homs.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('all over the country is in it', () => {
    expect(readClaim('Murieron personas en toda Siria en 2017.')).toBe(
      'killed, SY, 2017-01-01..2017-12-31, some',
    );
  });

  test('with a number it is told of the whole', () => {
    expect(readClaim('Throughout 2017, more than 2,000 people were killed in Homs.')).toContain('more_than');
    expect(
      readClaim('In the province of Homs, Syria, more than 2,000 people were killed in 2017.'),
    ).toContain('more_than');
  });
});

describe('words for killing that tell of no dead', () => {
  test.each([
    'El gobierno arrebató Alepo en 2016.',
    'Le régime a emporté Alep en 2016.',
    'Raqqa is lost in 2017.',
    'Syria lost more than 200 million in 2017.',
    'La guerre aura coûté plus de 10 milliards à la Syrie en 2017.',
    'The fighting died in Homs in 2017.',
    'В 2017 году боёв в Хомсе не стало.',
    'Nobody lives in Homs in 2017.',
    'More than 10,000 people got away with their lives in Homs in 2017.',
    'More than 10,000 people documented killings in Homs in 2017.',
    'Más de 100 civiles mataron en Homs en 2017.',
    'Nobody died for Syria in 2017.',
    'Никто не погиб за Сирию в 2017 году.',
    'More than 50 people died with IS in Homs in 2017.',
    'By killing IS, more than 5,000 people died in Homs in 2017.',
    'Government forces together with IS fought more than 10 battles in Homs in 2017.',
    'Had more than 10,000 people been killed in Homs in 2017, Europe had woken up.',
    'Kill more than 10,000 people in Homs in 2017.',
    'Более 100 воинов погибли в Хомсе в 2017 году.',
    'В годовщину войны в 2017 году в Хомсе погибло более 1000 человек.',
    'The difference in deaths in Homs and Hama in 2017 was 51.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'La guerra se cobró más de 500 vidas en Homs en 2017.',
    'Homs lost more than 500 people in 2017.',
    'The war cost more than 500 lives in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-01-01..2017-12-31, more_than 500');
  });

  test('a place between two is no party between them', () => {
    expect(readClaim('IS killed more than 50 people between Homs and Hama in 2017.')).toContain('by IS');
  });

  test('what follows figures multiplies them', () => {
    expect(readClaim('More than 2,000 thousand people were killed in Homs in 2017.')).toContain('2000000');
  });
});

describe('who tells it is a source that is known, or a name', () => {
  test.each([
    'According to the cancer registry, more than 100 people died in Homs in 2017.',
    'Selon la sécurité routière, plus de 100 personnes sont mortes à Homs en 2017.',
    'Scrap the headline: more than 100 people were killed in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('a name', () => {
    expect(readClaim('According to Airwars, more than 100 people died in Homs in 2017.')).not.toBeNull();
  });
});

test.each([
  'Who recorded the deaths in Homs in 2017?',
  'How did people die in Homs in 2017?',
  'What caused deaths in Homs in 2017?',
  'Who died in Homs in 2017?',
  '¿Cómo murieron las personas en Homs en 2017?',
  'Как погибли люди в Хомсе в 2017 году?',
  'What was the difference in deaths in Homs and Hama in 2017?',
  'How many people documented killings in Homs in 2017?',
  'Was there fighting everywhere in Homs in 2017?',
])('no number answers: %s', (text) => {
  expect(readQuestion(text)).toBeNull();
});

test('a number before "in March" is no day of it', () => {
  expect(readClaim('The death toll in Homs was 30 in March 2017.')).toBe(
    'killed, homs, 2017-03-01..2017-03-31, number 30',
  );
  expect(readClaim('On 30 March 2017 at least 40 people were killed in Homs.')).toContain('2017-03-30');
});

describe('when it was said is not when it was', () => {
  test.each([
    'The UN said in March 2018 that more than 500 people were killed in Raqqa.',
    'More than 500 people were killed in Raqqa, Reuters reported on 4 March 2018.',
    'More than 500 people were killed in Raqqa, the UN said on Tuesday, 6 March 2018.',
    'According to a UN report of March 2018, more than 500 people were killed in Raqqa.',
    'According to Amnesty (March 2018), more than 500 people were killed in Raqqa.',
    'As reported in 2017, more than 500 people were killed in Raqqa.',
    'The UN said in 2018 that more than 500 people were killed in Raqqa in 2017.',
    'La ONU dijo en marzo de 2018 que más de 500 personas murieron en Raqqa.',
    'Plus de 500 personnes ont été tuées à Raqqa, a déclaré l’ONU en mars 2018.',
    'В Ракке погибло более 500 человек, сообщила ООН в марте 2018 года.',
    'У Ракці загинуло понад 500 людей, повідомила ООН у березні 2018 року.',
    'أعلنت الأمم المتحدة في آذار 2018 أن أكثر من 500 شخص قتلوا في الرقة.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'The UN said that in 2017 more than 500 people were killed in Raqqa.',
    'In 2017 more than 500 people were killed in Raqqa, the UN said.',
    'According to the UN, in 2017, more than 500 people were killed in Raqqa.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, ar-raqqah, 2017-01-01..2017-12-31, more_than 500');
  });
});

test.each([
  ['Nobody has been killed in Homs since August 2019.', 'none'],
  ['Since April 2019, 501 civilians have been killed in Homs.', 'number 501'],
  ['С начала 2018 года в Хомсе погибло 422 человека.', 'number 422'],
])('what is told since a time may have been said long ago: %s', (text, said) => {
  expect(readClaim(text)).toMatch(new RegExp(`, ${said} or when_said$`));
});

test('at least so many since a time are so many at any later time', () => {
  expect(readClaim('At least 501 civilians have been killed in Homs since April 2019.')).toMatch(/ 501$/);
  expect(readClaim('More than 40 people were killed in Homs from March to June 2017.')).toMatch(/ 40$/);
});

test.each([
  'В 2018 году в Сирии погибло 20 тысяч человек — меньше, чем в 2017 году.',
  'У 2018 році в Сирії загинуло 20 тисяч людей, менше, ніж у 2017 році.',
])('a number is compared with another, and is no bound: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

describe('who did it, and to whom', () => {
  test.each([
    'IS’s death toll in Raqqa in 2017 exceeded 100.',
    'Damascus killed more than 100 civilians in 2017.',
    'Damas a tué plus de 100 civils en 2017.',
    'Дамаск убил более 100 мирных жителей в 2017 году.',
    'قتلت دمشق أكثر من 100 مدني عام 2017.',
    'No IS fighters killed in Homs in 2018.',
    'Aucun combattant de l’EI tué à Homs en 2018.',
    'فقد داعش أكثر من 10 معارك في حمص عام 2017.',
    'More than 100 people in Homs witnessed killings in 2017.',
    'More than 100 people counted the dead in Homs in 2017.',
    'Plus de 100 civils ont documenté des morts à Homs en 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('is told by a verb with whom it killed, or of an attack', () => {
    expect(readClaim('IS killed more than 100 civilians in Homs in 2017.')).toContain('by IS');
    expect(readClaim('IS’s battles in Homs in 2018 numbered fewer than 100.')).toContain('involved IS');
    expect(readClaim('More than 100 people were reported dead in Homs in 2017.')).toContain('more_than 100');
  });
});

describe('alone, in all of them, or for so long', () => {
  test.each([
    'Civilians were not killed by IS alone in Homs in 2017.',
    'The war was not fought in Aleppo alone in 2016.',
    'Civilians alone were killed in Homs in 2017.',
    'Homs alone saw fighting in 2018.',
    'لم تقع معارك في حمص وحدها عام 2018.',
    'Civilians were killed in all provinces of Syria in 2018.',
    'Il y a eu des combats sans relâche à Tartous en 2016.',
    'Fighting raged for the whole year in Quneitra in 2018.',
    'In the three months of 2017 more than 1,000 people were killed in Homs.',
    'Le mois d’après mars 2017, plus de 100 personnes ont été tuées à Homs.',
    'In the month from 4 April 2017 more than 100 people were killed in Homs.',
    'За год после 2016 года в Хомсе погибло более 100 человек.',
    'خلال عام من آذار 2017 قتل أكثر من 5000 شخص في سوريا.',
    'لم يسجل أحد القتلى في حمص عام 2017.',
    'More than 100 political killings took place in Homs in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'In 2017 alone, more than 2,000 people were killed in Homs.',
    'In Homs alone, more than 2,000 people were killed in 2017.',
    'في حمص وحدها قتل أكثر من 2000 شخص عام 2017.',
  ])('with a number it is told of that place or time: %s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-01-01..2017-12-31, more_than 2000');
  });
});

test.each([
  'Did the UN say in March 2018 that more than 500 people were killed in Raqqa?',
  'What was IS’s death toll in Raqqa in 2017?',
  'In which province did deaths fall most in 2018?',
  'In which month did deaths in Homs rise most in 2017?',
  'Which side had the most deaths in Aleppo in 2016?',
  'Which side lost the most people in Aleppo in 2016?',
  'How many times more people died in Homs than in Hama in 2017?',
])('another thing than the numbers is asked: %s', (text) => {
  expect(readQuestion(text)).toBeNull();
});

test.each([
  'لم يتم توثيق القتلى في حمص في عام 2017.',
  'لم يوثق القتلى في حمص في عام 2017.',
  'لم تسقط حمص في المعارك في عام 2017.',
  'سقطت حمص في معارك في عام 2016.',
])('who was not recorded, and what fell: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test.each([
  ['لم يتم توثيق أي قتلى في طرطوس في عام 2018.', 'none'],
  ['لم يتم توثيق سقوط قتلى في طرطوس في عام 2018.', 'none'],
  ['سقط 40 قتيلا في حمص في عام 2017.', 'number 40'],
])('where any were: %s', (text, said) => {
  expect(readClaim(text)).toContain(said);
});

test.each([
  'IS killed 500 people in battles with the SDF in Raqqa in 2017.',
  'At least 500 people were killed by IS in battles with the SDF in Raqqa in 2017.',
  'El EI mató a 500 personas en combates con las FDS en Raqa en 2017.',
  'ИГ убило 500 человек в боях с СДС в Ракке в 2017 году.',
  'قتل داعش 500 شخص في معارك مع قسد في الرقة عام 2017.',
])('whom one of two killed in battles is not known: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test.each([
  'Battles between IS and the SDF killed 500 people in Raqqa in 2017.',
  'IS-SDF battles killed 500 people in Raqqa in 2017.',
  '500 people were killed in battles of IS with the SDF in Raqqa in 2017.',
])('how many battles of two killed is: %s', (text) => {
  expect(readClaim(text)).toContain('against IS+SDF, number 500');
});
