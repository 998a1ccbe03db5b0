import { describe, expect, test } from 'vitest';
import type { Tag } from '../src/lexicons/lexicon.js';
import { type Language, languages } from '../src/lexicons/lexicons.js';
import { obstacle, readClaim, readQuestion, unreadWords } from './support/reader.js';

const HAMA = 'killed, hamah, 2019-06-01..2019-06-30';

describe('a number that was reached, or up to which it went', () => {
  test.each([
    ['The death toll in Hama in June 2019 reached 690.', 'at_least 690'],
    ['The death toll in Hama in June 2019 reached at least 690.', 'at_least 690'],
    ['La cifra de muertos en Hama en junio de 2019 alcanzó los 690.', 'at_least 690'],
    ['Le nombre de morts à Hama en juin 2019 a atteint 690.', 'at_least 690'],
    ['Число погибших в Хаме в июне 2019 года достигло 690 человек.', 'at_least 690'],
    ['Кількість загиблих у Хамі в червні 2019 року сягнула 690 осіб.', 'at_least 690'],
    ['Up to 200 people were killed in Hama in June 2019.', 'up_to 200'],
    ['As many as 200 people were killed in Hama in June 2019.', 'up_to 200'],
    ['Hasta 200 personas murieron en Hama en junio de 2019.', 'up_to 200'],
    ["Jusqu'à 200 personnes ont été tuées à Hama en juin 2019.", 'up_to 200'],
    ['До 200 человек погибли в Хаме в июне 2019 года.', 'up_to 200'],
    ['До 200 людей загинули в Хамі в червні 2019 року.', 'up_to 200'],
    ['قتل ما يصل إلى 200 شخص في حماة في حزيران 2019', 'up_to 200'],
    ['Hama death toll tops 650 in June 2019', 'more_than 650 or so_far'],
    ['تجاوزت حصيلة القتلى في حماة في حزيران 2019 حاجز 650 قتيلا', 'more_than 650'],
    ['لم تتجاوز حصيلة القتلى في حماة في حزيران 2019 حاجز 650 قتيلا', 'at_most 650'],
    ['More than 3.5k people were killed in Hama in June 2019', 'more_than 3500'],
    ['В Хаме в июне 2019-го погибло более 15 тыс. человек', 'more_than 15000'],
    ['У Хамі в червні 2019-го загинуло понад 15 тис. людей', 'more_than 15000'],
    ['مقتل مئتي شخص في حماة في حزيران 2019', 'number 200'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toBe(`${HAMA}, ${said}`);
  });

  test('40 who were nearly killed were not', () => {
    expect(readClaim('Nearly 40 people were killed in Hama in June 2019.')).toBe(`${HAMA}, about 40`);
    expect(obstacle('40 were nearly killed in Hama in June 2019.')).toBe('numbers');
    expect(obstacle('40 fueron casi asesinadas en Hama en junio de 2019.')).toBe('numbers');
  });
});

describe('what is told to be false', () => {
  test.each([
    ['It is not true that nobody was killed in Hama in June 2019.', 'some'],
    ['It is false that fewer than 500 people were killed in Hama in June 2019.', 'at_least 500'],
    ['No es cierto que murieran más de 500 personas en Hama en junio de 2019.', 'at_most 500'],
    ["Il est faux que personne n'a été tué à Hama en juin 2019.", 'some'],
    ['Неправда, что в Хаме в июне 2019 года никто не погиб.', 'some'],
    ['Це неправда, що в Хамі в червні 2019 року ніхто не загинув.', 'some'],
    ['ليس صحيحا أن أحدا لم يقتل في حماة في حزيران 2019', 'some'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toBe(`${HAMA}, ${said}`);
  });

  test('what is false of a plain number cannot be told', () => {
    expect(obstacle('It is not true that 500 people were killed in Hama in June 2019.')).toBe('denial');
  });
});

describe('questions that yes or no would answer put a claim', () => {
  test.each([
    'Were more than 500 people killed in Hama in June 2019?',
    'Is it true that more than 500 people were killed in Hama in June 2019?',
    '¿Murieron más de 500 personas en Hama en junio de 2019?',
    'Est-ce que plus de 500 personnes ont été tuées à Hama en juin 2019 ?',
    'Правда ли, что в Хаме в июне 2019 года погибло больше 500 человек?',
    'Чи загинуло в Хамі у червні 2019 року більше 500 людей?',
    'هل قتل أكثر من 500 شخص في حماة في حزيران 2019؟',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(`${HAMA}, more_than 500`);
  });

  test.each([
    'How many people were killed in Hama in June 2019?',
    'What killed more than 500 people in Hama in June 2019?',
    "Weren't more than 500 people killed in Hama in June 2019?",
    'Did nobody die in Hama in June 2019?',
    '¿Qué mató a más de 500 personas en Hama en junio de 2019?',
    "Qu'est-ce qui a tué plus de 500 personnes à Hama en juin 2019 ?",
    'Что убило более 500 человек в Хаме в июне 2019 года?',
    'Що вбило понад 500 людей у Хамі в червні 2019 року?',
    'من قتل أكثر من 500 شخص في حماة في حزيران 2019؟',
  ])('others put none: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('who did it, and to whom', () => {
  test.each([
    'Turkish troops were killed in Aleppo in 2016.',
    'Turkish forces died in Aleppo in 2016.',
    'Turkish forces were killed in clashes in Aleppo in 2016.',
    'Fighters of IS were killed in Raqqa in 2017.',
    'At least 900 people were killed fighting IS in Raqqa in 2017.',
    'At least 100 people were killed in attacks on IS in Raqqa in 2017.',
    'Al menos 100 civiles murieron en ataques al EI en Raqqa en 2017.',
    'Des forces turques ont été tuées à Alep en 2016.',
    'Не менее 100 мирных жителей погибли в атаках на ИГ в Ракке в 2017 году.',
    'قتل 900 من داعش في الرقة عام 2017',
    'مقتل داعش في الرقة عام 2017',
    'Government forces were killed in Idlib in 2017.',
    'IS: 10 civilians killed in Raqqa in 2017.',
  ])('is not clear in: %s', (text) => {
    expect(obstacle(text)).toBe('actors');
  });

  test.each([
    'Government forces killed at least 10 civilians in Syria in 2017.',
    'At least 10 civilians were killed by the regime in Syria in 2017.',
    'Las fuerzas gubernamentales mataron al menos a 10 civiles en Siria en 2017.',
    'Les forces gouvernementales ont tué au moins 10 civils en Syrie en 2017.',
    'Правительственные войска убили не менее 10 мирных жителей в Сирии в 2017 году.',
    'Урядові війська вбили щонайменше 10 цивільних у Сирії у 2017 році.',
    'قتلت قوات النظام ما لا يقل عن 10 مدنيين في سوريا عام 2017',
  ])('the government of the country that is spoken of: %s', (text) => {
    expect(readClaim(text)).toBe(
      'civilians_killed, SY, 2017-01-01..2017-12-31, by Government of Syria, at_least 10',
    );
  });

  test('the auxiliary of a verb keeps it beside who did it', () => {
    expect(readClaim('Daech a tué plus de 600 civils en Syrie en 2018.')).toBe(
      'civilians_killed, SY, 2018-01-01..2018-12-31, by IS, more_than 600',
    );
  });

  test('forces alone may be anybody’s', () => {
    expect(unreadWords('Forces killed at least 10 civilians in Syria in 2017.')).toEqual(['Forces']);
  });
});

describe('posts', () => {
  test.each([
    'BREAKING: over 650 killed in Hama in June 2019 #Syria #Hama',
    'RT @news: Over 650 killed in #Hama in June 2019',
    '🚨 #Syria | Over 650 killed in Hama in June 2019 https://example.org/a via @news',
    'Hama — over 650 killed in June 2019',
    'Over 650 killed in June 2019 #Hama',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(`${HAMA}, more_than 650`);
  });

  test('under the name of another place it is not clear which is meant', () => {
    expect(obstacle('Over 650 killed in Syria in June 2019 #Hama')).toBe('place');
    expect(obstacle('Over 650 killed in Hama in June 2019 #Idlib')).toBe('place');
  });
});

test.each([
  ['H1 2019: over 40 killed in Hama', 'killed, hamah, 2019-01-01..2019-06-30, more_than 40'],
  [
    'Across Syria, at least 40 people were killed in June 2019.',
    'killed, SY, 2019-06-01..2019-06-30, at_least 40',
  ],
  [
    'By the end of 2016, at least 40 people had been killed in Hama.',
    'killed, hamah, ..2016-12-31, at_least 40',
  ],
  ['К концу 2016 года в Хаме погибли не менее 40 человек.', 'killed, hamah, ..2016-12-31, at_least 40'],
  [
    'IS and the SDF never fought each other in Raqqa in 2017.',
    'events, battle, ar-raqqah, 2017-01-01..2017-12-31, against IS+SDF, none',
  ],
])('%s', (text, expected) => {
  expect(readClaim(text)).toBe(expected);
});

describe('Arabic of newsrooms and of posts', () => {
  test.each([
    ['سقط ما لا يقل عن خمسمئة قتيل في حماة في حزيران/يونيو 2019', 'at_least 500'],
    ['سقط ما لا يقل عن خمسمئة قتيل في حماة في حزيران (يونيو) 2019، وفق مصادر محلية', 'at_least 500'],
    ['لا يقل عدد القتلى في حماة في حزيران 2019 عن 500', 'at_least 500'],
    ['لم يزد عدد من قتلوا في حماة على عشرة أشخاص في حزيران 2019', 'at_most 10'],
    ['لم يتعد عدد قتلى حماة في حزيران 2019 الخمسمئة', 'at_most 500'],
    ['عدد القتلى في حماة لم يبلغ 500 في حزيران 2019', 'fewer_than 500'],
    ['ناهز عدد القتلى في حماة في حزيران 2019 الـ 500', 'about 500'],
    ['حماة بشهر 6 2019 انقتل فيها فوق الـ 600 زلمة ومرة والعالم ساكت', 'more_than 600'],
    ['حزيران 2019.. أكثر من 600 قتيل في حماة', 'more_than 600'],
    ['قالت منسقة الشؤون الإنسانية إن ما لا يقل عن 240 شخصا قتلوا في حماة في حزيران 2019', 'at_least 240'],
    ['وثقت الشبكة السورية لحقوق الإنسان مقتل أكثر من 240 شخصا في حماة في حزيران 2019', 'more_than 240'],
    ['قال المرصد: قتل نحو 240 شخصا في حماة في حزيران 2019', 'about 240'],
    ['صادم.. أكثر من 240 شخصا قتلوا في حماة في حزيران 2019', 'more_than 240'],
    ['هل تعلم أن أكثر من 240 شخصا قتلوا في حماة في حزيران 2019؟', 'more_than 240'],
    ['لم يسجل في حماة سقوط أي قتيل في حزيران 2019', 'none'],
    ['ما قتل أحد في حماة في حزيران 2019', 'none'],
    ['لم يسقط قتيل واحد في حماة في حزيران 2019', 'none'],
    ['قتل أحد عشر شخصا في حماة في حزيران 2019', 'number 11'],
    ['مقتل ثلاثة آلاف و500 شخص في حماة في حزيران 2019', 'number 3500'],
    ['ما بين خمسين وستين قتيلا في حماة في حزيران 2019', 'between 50 60'],
    ['أربعة قتلى فقط في حماة في حزيران 2019', 'number 4'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toBe(`${HAMA}, ${said}`);
  });

  test.each([
    [
      'يوم الثلاثاء 4 نيسان/أبريل 2017 قتل ما لا يقل عن 80 مدنيا في إدلب',
      'civilians_killed, idlib, 2017-04-04, at_least 80',
    ],
    ['في الرابع من نيسان 2017 قتل أكثر من 80 شخصا في إدلب', 'killed, idlib, 2017-04-04, more_than 80'],
    [
      'منذ مطلع 2018 وحتى اليوم قتل أكثر من 80 شخصا في إدلب',
      'killed, idlib, 2018-01-01..2026-03-14, more_than 80',
    ],
    ['لم تقع في إدلب أي معركة عام 2019', 'events, battle, idlib, 2019-01-01..2019-12-31, none'],
    [
      'اشتباكات قسد وداعش في الرقة: أقل من ٥ آلاف قتيل في ٢٠١٧ كله',
      'killed, battle, ar-raqqah, 2017-01-01..2017-12-31, against SDF+IS, fewer_than 5000',
    ],
    [
      'قتل الجيش التركي أكثر من 100 مدني في حلب بين آذار وأيار 2018',
      'civilians_killed, aleppo, 2018-03-01..2018-05-31, by Government of Turkey, more_than 100',
    ],
    [
      'داعش مسؤول عن مقتل أكثر من 200 مدني في الرقة في تموز 2017',
      'civilians_killed, ar-raqqah, 2017-07-01..2017-07-31, by IS, more_than 200',
    ],
  ])('%s', (text, expected) => {
    expect(readClaim(text)).toBe(expected);
  });

  test.each([
    'معرة النعمان: 50 قتيلا في إدلب في آب 2019',
    'أكثر من 50 قتيلا في إدلب في آب 2019، في خان شيخون',
    'أكثر من 50 قتيلا في إدلب في آب 2019، تحت التعذيب',
    'قتل 50 شخصا من حلب في إدلب في آب 2019',
    'قتل 50 شخصا في إدلب يوم الأربعاء من آب 2019',
    'قتل 50 شخصا في إدلب عام 2019، كلهم أطفال',
    'قتل 50 شخصا في إدلب عام 2019، من ناشطين وإعلاميين',
    'قتل 50 مدنيا في العاصمة وريف دمشق عام 2019',
    'قد يتجاوز عدد القتلى في إدلب 50 في عام 2019',
    'توقع الخبير أن يقتل أكثر من 50 شخصا في إدلب عام 2019',
    'زعم النظام كذبا أن 50 شخصا قتلوا في إدلب عام 2019',
    'لم تقل الأمم المتحدة إن 50 شخصا قتلوا في إدلب عام 2019',
    'تقول قسد إنها قتلت 50 مدنيا في إدلب عام 2019',
    'ما تجاوز عدد القتلى 50 في إدلب عام 2019',
    'أكثر من 50 شخصا من داعش قتلوا في الرقة عام 2017',
    'وقعت المعارك كلها في حلب عام 2016',
    'من قتل 50 شخصا في حلب عام 2016',
  ])('is not read: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    [
      'كم مدنيا قتل تنظيم داعش في الرقة عام 2017؟',
      'count, civilians_killed, ar-raqqah, 2017-01-01..2017-12-31, by IS',
    ],
    [
      'لو سمحتم، أحتاج عدد المدنيين الذين قتلوا في إدلب عام 2018',
      'count, civilians_killed, idlib, 2018-01-01..2018-12-31',
    ],
    ['هل تجاوز عدد القتلى في حلب 500 عام 2016؟', 'whether, killed, aleppo, 2016-01-01..2016-12-31'],
    [
      'بكم انخفض عدد القتلى في حلب بين 2016 و2018؟',
      'change, killed, aleppo, 2016-01-01..2018-12-31, by year',
    ],
  ])('%s', (text, expected) => {
    expect(readQuestion(text)).toBe(expected);
  });

  test.each(['لماذا ارتفع عدد القتلى في إدلب عام 2019؟', 'كم شخصا من داعش قتل في الرقة عام 2017؟'])(
    'is no question of counting: %s',
    (text) => {
      expect(readQuestion(text)).toBeNull();
    },
  );
});

describe('words that look like others', () => {
  test.each([
    ["Au moins 40 personnes ont été tuées dans l'est d'Alep en 2016.", ["l'est"]],
    ['At least 40 people witnessed killings in Idlib in August 2019.', ['witnessed']],
  ])('%s', (text, words) => {
    expect(unreadWords(text)).toEqual(words);
  });
});

describe('Spanish and French', () => {
  test.each([
    ['La cifra de muertos en Hama superó los quinientos en junio de 2019.', 'more_than 500 or so_far'],
    ['El conflicto se cobró más de 500 vidas en Hama en junio de 2019.', 'more_than 500'],
    ['Junio de 2019 se cerró en Hama con más de medio millar de muertos.', 'more_than 500'],
    ['Los muertos en Hama no llegaron a los 500 en junio de 2019.', 'fewer_than 500'],
    ['No pasan de 500 los muertos en Hama en junio de 2019.', 'at_most 500'],
    ['Una treintena de muertos en Hama en junio de 2019', 'about 30'],
    ['Treinta y un muertos en Hama en junio de 2019', 'number 31'],
    ['Solo en junio de 2019 murieron más de 500 personas en Hama.', 'more_than 500'],
    ['Entre 500 y 600 muertos: ese fue el saldo de junio de 2019 en Hama.', 'between 500 600'],
    ['Más de 500 personas murieron en Hama en junio de 2019, según informó ayer la ONU.', 'more_than 500'],
    ['Aunque parezca increíble, en Hama murieron más de 500 personas en junio de 2019.', 'more_than 500'],
    ['En Hama no hubo ni un solo muerto en todo junio de 2019.', 'none'],
    ['¿Sabías que murieron más de 500 personas en Hama en junio de 2019?', 'more_than 500'],
    ["Le bilan s'élève à plus de 500 morts à Hama en juin 2019.", 'more_than 500'],
    ['Juin 2019 aura fait plus de 500 morts à Hama.', 'more_than 500'],
    ["Le mois de juin 2019 s'est soldé à Hama par plus de 500 morts.", 'more_than 500'],
    ["Le bilan à Hama en juin 2019 n'atteint pas les 500 morts.", 'fewer_than 500'],
    ["Le bilan à Hama en juin 2019 n'a jamais dépassé les 500 morts.", 'at_most 500'],
    ['Une trentaine de morts à Hama en juin 2019', 'about 30'],
    ['Vingt et un morts à Hama en juin 2019', 'number 21'],
    ["Rien qu'en juin 2019, plus de 500 personnes ont été tuées à Hama.", 'more_than 500'],
    ['Entre 500 et 600 morts : tel est le bilan de juin 2019 à Hama.', 'between 500 600'],
    ["Plus de 500 personnes ont été tuées à Hama en juin 2019, a déclaré mardi l'ONU.", 'more_than 500'],
    ['Hama a vu mourir plus de 500 personnes en juin 2019.', 'more_than 500'],
    ["À Hama, juin 2019 s'est écoulé sans le moindre mort.", 'none'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toBe(`${HAMA}, ${said}`);
  });

  test.each([
    ['A finales de 2016 ya habían muerto 40 personas en Hama.', 'killed, hamah, ..2016-12-31, number 40'],
    ['Fin 2016, le conflit avait fait 40 morts à Hama.', 'killed, hamah, ..2016-12-31, number 40'],
    [
      'Le régime de Damas a tué 300 civils à Hama en juin 2019.',
      'civilians_killed, hamah, 2019-06-01..2019-06-30, by Government of Syria, number 300',
    ],
    [
      "L'EI a tué 300 civils à Hama en juin 2019 #Hama",
      'civilians_killed, hamah, 2019-06-01..2019-06-30, by IS, number 300',
    ],
    [
      "L'armée turque a tué 300 civils en Syrie en juin 2019 #Turquie #Syrie",
      'civilians_killed, SY, 2019-06-01..2019-06-30, by Government of Turkey, number 300',
    ],
    [
      'Las FDS y el EI chocaron unas 40 veces en Hama en junio de 2019.',
      'events, battle, hamah, 2019-06-01..2019-06-30, against SDF+IS, about 40',
    ],
    [
      'El martes 4 de junio de 2019 murieron 25 personas en Damasco capital.',
      'killed, damascus, 2019-06-04, number 25',
    ],
  ])('%s', (text, expected) => {
    expect(readClaim(text)).toBe(expected);
  });

  test.each([
    'Más de 500 personas murieron al día en Hama en 2019.',
    '500 personas murieron cerca de Hama en 2019.',
    'En un mes murieron 500 personas en Hama en 2019.',
    'Hama superó los 500 muertos de Homs en 2019.',
    'Hama compte 500 habitants tués à Alep en 2019.',
    'No, murieron más de 500 personas en Hama en 2019.',
    'No es verdad, murieron más de 500 personas en Hama en 2019.',
    'Non, plus de 500 personnes ont été tuées à Hama en 2019.',
    '500 muertos en Hama en 2019, víctimas del cólera',
    'Doscientas una personas murieron en Hama en 2019.',
    'No hubo mes sin muertos en Hama en 2019.',
    'No dejó de morir gente en Hama en 2019.',
    '3 veces más ataques hubo en Hama en 2019.',
    'A finales de 2019 murieron 500 personas en Hama.',
    'El lunes murieron 500 personas en Hama en junio de 2019.',
    'Combates con más de 40 muertos en Hama en 2019',
    'A los 500 muertos en Hama en 2019 se suman otros.',
    'Solo en 2019 hubo combates en Hama.',
    "500 personnes ont été tuées près d'Hama en 2019.",
    '500 morts par jour à Hama en 2019',
    'En un mois, 500 personnes ont été tuées à Hama en 2019.',
    'Deux cent une personnes ont été tuées à Hama en 2019.',
    'Pas un mois sans combat à Hama en 2019',
    "Personne n'est mort pendant des mois à Hama en 2019.",
    "3 fois plus d'attaques à Hama en 2019",
    'Fin 2019, 500 personnes ont été tuées à Hama.',
    'Le lundi, 500 morts à Hama en juin 2019',
    'Faute de trêve, 500 personnes auraient été tuées à Hama en 2019.',
    "En cas d'attaque, 500 personnes auraient été tuées à Hama en 2019.",
    'De haber habido ataques, habrían muerto 500 personas en Hama en 2019.',
    'Sans la trêve, 500 personnes auraient été tuées à Hama en 2019.',
    'En 2019, Hama a connu 500 morts en un seul mois.',
    'Hama tuvo 500 muertos en un solo mes de 2019.',
    'Los combates de Hama en 2019 dejaron 40 muertos, combatientes del EI.',
    'Murieron 500 activistas en Hama en 2019.',
    'La ONU denuncia activistas muertos: 500 en Hama en 2019.',
    'Des accrochages ? 120 morts à Hama en 2019.',
    'En algunas provincias sirias murieron 500 personas en 2019.',
  ])('is left alone: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    [
      'Hola, ¿cuántas personas murieron en Hama en 2019? ¡Gracias!',
      'count, killed, hamah, 2019-01-01..2019-12-31',
    ],
    ['Número de muertos en Hama en 2019', 'count, killed, hamah, 2019-01-01..2019-12-31'],
    [
      'Bonjour, je cherche le nombre de civils tués à Hama en 2019. Merci !',
      'count, civilians_killed, hamah, 2019-01-01..2019-12-31',
    ],
    ['Nombre de morts à Hama en 2019', 'count, killed, hamah, 2019-01-01..2019-12-31'],
    [
      'Classement des provinces selon le nombre de morts en 2019',
      'rank, most, killed, SY, 2019-01-01..2019-12-31, by province',
    ],
  ])('%s', (text, expected) => {
    expect(readQuestion(text)).toBe(expected);
  });
});

describe('a country that kills or attacks is its government', () => {
  const KILLED = 'civilians_killed, SY, 2018-01-01..2018-12-31, by Government of Turkey';

  test.each([
    ['Turkey killed more than 40 civilians in Syria in 2018.', `${KILLED}, more_than 40`],
    ['Turkey did not kill any civilians in Syria in 2018.', `${KILLED}, none`],
    ['En 2018 Turquía ha matado a más de 40 civiles en Siria.', `${KILLED}, more_than 40`],
    ['Turquía no mató a ningún civil en Siria en 2018.', `${KILLED}, none`],
    ['La Turquie a tué plus de 40 civils en Syrie en 2018.', `${KILLED}, more_than 40`],
    ["La Turquie n'a tué aucun civil en Syrie en 2018.", `${KILLED}, none`],
    ['В 2018 году Турция убила более 40 мирных жителей в Сирии.', `${KILLED}, more_than 40`],
    ['Туреччина вбила понад 40 цивільних у Сирії у 2018 році.', `${KILLED}, more_than 40`],
    ['تركيا قتلت أكثر من 40 مدنيا في سوريا عام 2018', `${KILLED}, more_than 40`],
    ['قتلت تركيا أكثر من 40 مدنيا في سوريا عام 2018', `${KILLED}, more_than 40`],
    [
      'Turkey fought IS 30 times in Aleppo in 2016.',
      'events, battle, aleppo, 2016-01-01..2016-12-31, against Government of Turkey+IS, number 30',
    ],
    [
      'Turquía lanzó más de 40 ataques en Siria en 2018.',
      'events, attack, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 40',
    ],
    [
      'La Turquie a mené plus de 40 attaques en Syrie en 2018.',
      'events, attack, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 40',
    ],
    [
      'Turkey launched more than 40 attacks in Syria in 2018.',
      'events, attack, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 40',
    ],
    [
      'Turkey bombed Syria more than 200 times in 2018.',
      'events, explosion_remote_violence, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 200',
    ],
    [
      'Турция нанесла более 40 авиаударов в Сирии в 2018 году.',
      'events, explosion_remote_violence, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 40',
    ],
    [
      'Туреччина здійснила понад 40 атак у Сирії у 2018 році.',
      'events, attack, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 40',
    ],
    [
      'شنت تركيا أكثر من 40 غارة جوية في سوريا عام 2018',
      'events, explosion_remote_violence, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 40',
    ],
    [
      'Turquía mató a más de 40 civiles en Siria en 2018, denuncian activistas.',
      'civilians_killed, SY, 2018-01-01..2018-12-31, by Government of Turkey, more_than 40',
    ],
  ])('%s', (text, read) => {
    expect(readClaim(text)).toBe(read);
  });

  test.each([
    ['Siria: mataron a 40 civiles en Homs en 2018.', 'civilians_killed, homs'],
    ['Сирия: убили 40 человек в Хомсе в 2018 году.', 'killed, homs'],
    ['سوريا: قتل 40 مدنيا في حمص عام 2018', 'civilians_killed, homs'],
    ['Siria vio morir a 40 civiles en 2018.', 'civilians_killed, SY'],
  ])('others did it: %s', (text, read) => {
    expect(readClaim(text)).toBe(`${read}, 2018-01-01..2018-12-31, number 40`);
  });

  test.each([
    'Rebels from Turkey killed 40 civilians in Syria in 2018.',
    'Les rebelles de Turquie ont tué 40 civils en Syrie en 2018.',
    'Жители Турции убили 40 человек в Сирии в 2018 году.',
    'Turkey was killed 40 in Syria in 2018.',
    'Turkey was attacked in Syria 40 times in 2018.',
    'Turkey and Russia killed 40 civilians in Syria in 2018.',
    '40 attacks on fighters of IS in Homs in 2017.',
    'Los combates de 2017 en Homs dejaron 40 muertos entre las fuerzas gubernamentales.',
    'Sans la guerre, plus de 300 civils auraient été tués à Homs en 2017.',
    'Les morts de Homs en 2017 ? 300 en 2018',
    "Une des provinces syriennes n'a eu aucun mort en 2018.",
    '300 morts à Homs en 2017, des militants kurdes syndicalistes',
    'Attacks in Turkey launched in Syria in 2018 killed 40.',
  ])('is left alone: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    ['¿A cuántos civiles mató Turquía en Siria en 2018?', 'by Government of Turkey'],
    ['Combien de civils la Turquie a-t-elle tués en Syrie en 2018 ?', 'by Government of Turkey'],
    ['How many civilians did Turkey kill in Syria in 2018?', 'by Government of Turkey'],
    ['Сколько мирных жителей убила Турция в Сирии в 2018 году?', 'by Government of Turkey'],
    ['Скільки цивільних убила Туреччина в Сирії у 2018 році?', 'by Government of Turkey'],
    ['كم مدنيا قتلت تركيا في سوريا عام 2018؟', 'by Government of Turkey'],
    ["Combien de civils l'EI a-t-il tués en Syrie en 2018 ?", 'by IS'],
    ['¿A cuántos civiles mató el EI en Siria en 2018?', 'by IS'],
  ])('%s', (text, by) => {
    expect(readQuestion(text)).toBe(`count, civilians_killed, SY, 2018-01-01..2018-12-31, ${by}`);
  });

  test.each([
    '¿A cuántos combatientes del EI mataron en Siria en 2018?',
    '¿Cuántas personas mataron del EI en Siria en 2018?',
    'Сколько мирных жителей Сирии убила Турция в 2018 году?',
  ])('whom it killed is another matter: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

describe('what Spanish and French say beside the number', () => {
  test.each([
    ['Cayeron 300 personas en Hama en junio de 2019.', 'killed', 'number 300'],
    ['En junio de 2019 cayeron en Hama más de 300 civiles.', 'civilians_killed', 'more_than 300'],
    ['Hama, junio de 2019: más de 300 muertos en un solo mes.', 'killed', 'more_than 300'],
    [
      'Juin 2019. Hama. Plus de 300 civils y laissent la vie en un seul mois.',
      'civilians_killed',
      'more_than 300',
    ],
    ['500 personnes auraient été tuées à Hama en juin 2019.', 'killed', 'number 500'],
    ["Selon l'ONU, 500 civils seraient morts à Hama en juin 2019.", 'civilians_killed', 'number 500'],
    [
      'El informe asegura que habrían muerto 500 civiles en Hama en junio de 2019.',
      'civilians_killed',
      'number 500',
    ],
    ['Des morts ? Plus de 300 à Hama en juin 2019.', 'killed', 'more_than 300'],
    ['Malgré la trêve, 300 personnes sont mortes à Hama en juin 2019.', 'killed', 'number 300'],
    [
      'Mientras se negociaba en Ginebra, murieron 300 personas en Hama en junio de 2019.',
      'killed',
      'number 300',
    ],
    ['Activistas denuncian que murieron 300 personas en Hama en junio de 2019.', 'killed', 'number 300'],
  ])('%s', (text, measure, said) => {
    expect(readClaim(text)).toBe(`${measure}, hamah, 2019-06-01..2019-06-30, ${said}`);
  });

  test.each([
    'Les accrochages ? Il y en a eu plus de 120 à Hama en juin 2019.',
    '¿Combates? Más de 120 en Hama en junio de 2019.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('events, battle, hamah, 2019-06-01..2019-06-30, more_than 120');
  });

  test.each([
    [
      'affrontements en Syrie : plus ou moins nombreux en 2018 qu’en 2016 ?',
      'change, events, battle, SY, 2016-01-01..2018-12-31, by year',
    ],
    [
      '¿Hubo más o menos combates en Siria en 2018 que en 2016?',
      'change, events, battle, SY, 2016-01-01..2018-12-31, by year',
    ],
    [
      'Classement des gouvernorats syriens selon le nombre de morts en 2018',
      'rank, most, killed, SY, 2018-01-01..2018-12-31, by province',
    ],
    [
      'Clasifica las provincias sirias por muertos en 2018',
      'rank, most, killed, SY, 2018-01-01..2018-12-31, by province',
    ],
    [
      'Clasifica los meses de 2017 en Homs según los civiles muertos',
      'rank, most, civilians_killed, homs, 2017-01-01..2017-12-31, by month',
    ],
  ])('%s', (text, read) => {
    expect(readQuestion(text)).toBe(read);
  });
});

describe('what keeps a claim from being counted is told', () => {
  test.each([
    ['At least 40 people were killed in Idlib and more than 30 wounded in Hama in 2017.', 'numbers'],
    ['At least 40 people were killed in Idlib or Hama in 2017.', 'parts'],
    ['У Ідлібі чи Хамі в серпні 2019 загинуло щонайменше 40 людей.', 'parts'],
    ['Ten times more people were killed in Idlib than in Hama in 2017.', 'numbers'],
    ['Last month at least 40 people were killed in Idlib.', 'time'],
    ['In Idlib in 2016 and in Hama in 2017, more than 40 people were killed.', 'time'],
    ['More than 40 people were killed in 2017.', 'place'],
    ['More than 40 people were killed in Hama in 2017. In Hama it was war.', 'sentences'],
    ['Civilians killed at least 40 people in Hama in 2017.', 'parts'],
    ['More than 40 people were not killed in Hama in 2017.', 'denial'],
  ])('%s', (text, because) => {
    expect(obstacle(text)).toBe(because);
  });

  test('words side by side together, as they are written', () => {
    expect(unreadWords('At least 40 people were killed in Hama in 2017 instead of Мониторы.')).toEqual([
      'instead',
      'Мониторы',
    ]);
    expect(unreadWords('قتل 40 شخصا في حماة عام 2017 بسبب الجوعِ')).toEqual(['بسبب الجوعِ']);
  });

  test('each as itself, and not as one that only ends like it', () => {
    expect(unreadWords('قتل 40 شخصا ورجال في حماة عام 2017')).toEqual(['ورجال']);
  });
});

describe('Russian and Ukrainian numbers in their cases', () => {
  test.each([
    ['В Хаме в июне 2019-го погибло свыше тысячи двухсот человек', 'more_than 1200'],
    ['В Хаме в июне 2019-го погибло меньше пятисот человек', 'fewer_than 500'],
    ['Не более полутора тысяч человек погибло в Хаме в июне 2019 года', 'at_most 1500'],
    ['Более двух с половиной тысяч человек погибло в Хаме в июне 2019 года', 'more_than 2500'],
    ['Пять с лишним тысяч человек погибло в Хаме в июне 2019 года', 'more_than 5000'],
    ['В Хаме в июне 2019 года погибло меньше сотни человек', 'fewer_than 100'],
    ['Сотни человек погибли в Хаме в июне 2019 года', 'vague 100'],
    ['Несколько сотен человек погибли в Хаме в июне 2019 года', 'vague 100'],
    ['Июнь 2019 года в Хаме унёс жизни сотни человек', 'number 100'],
    ['Июнь 2019 года в Хаме унёс жизни сотен человек', 'vague 100'],
    ['Число погибших в Хаме в июне 2019 года достигло тысячи', 'at_least 1000'],
    ['Число погибших в Хаме в июне 2019 года исчисляется тысячами', 'vague 1000'],
    ['Число погибших в Хаме в июне 2019 года не достигло и четырёхсот', 'fewer_than 400'],
    ['В Хаме в июне 2019 года не погибло и десяти человек', 'fewer_than 10'],
    ['Від тисячі до півтори тисячі людей загинуло в Хамі у червні 2019 року', 'between 1000 1500'],
    ['У Гамі в червні 2019-го загинуло понад півтори сотні людей', 'more_than 150'],
    ["Не менше трьохсот п'ятдесяти осіб загинуло в Хамі у червні 2019 року", 'at_least 350'],
    ["П'ять тисяч з гаком людей загинуло в Хамі у червні 2019 року", 'more_than 5000'],
    ['Червень 2019 року в Хамі забрав життя тисячі людей', 'number 1000'],
  ])('%s', (text, said) => {
    expect(readClaim(text)).toBe(`${HAMA}, ${said}`);
  });

  test.each([
    'Тысяч двадцать погибло в Хаме в июне 2019 года',
    'Человек сорок погибло в Хаме в июне 2019 года',
    'По 40 человек погибало в Хаме в июне 2019 года',
    'В Хаме в июне 2019 года погибло на 40 человек больше',
    'Число погибших в Хаме в июне 2019 года выросло на 400 человек',
    'У Хамі в червні 2019 року загинуло на 40 людей більше',
  ])('what is no plain number is not read: %s', (text) => {
    expect(obstacle(text)).toBe('numbers');
  });
});

describe('Russian and Ukrainian accounts', () => {
  test.each([
    'По данным активистов в Хаме в июне 2019 года погибло 40 человек.',
    'Активисты сообщили о гибели 40 человек в Хаме в июне 2019 года.',
    'Представитель ООН сообщил, будто в Хаме в июне 2019 года погибло 40 человек.',
    'В Хаме в июне 2019 года погибло 40 человек — активисты',
    'Речник ООН переконував, ніби в Хамі у червні 2019 року загинуло 40 людей.',
    'За даними активістів у Хамі в червні 2019 року загинуло 40 людей.',
  ])('are set aside: %s', (text) => {
    expect(readClaim(text)).toBe(`${HAMA}, number 40`);
  });

  test.each([
    ['Активистов погибло 40 в Хаме в июне 2019 года', ['Активистов']],
    ['Активисты погибли в Хаме в июне 2019 года: не менее 40', ['Активисты']],
    ['В Хаме в июне 2019 года погибло 40 человек — активистов', ['активистов']],
    ['У Хамі в червні 2019 року загинуло 40 людей, активістів', ['активістів']],
    ['ООН опровергла гибель 40 человек в Хаме в июне 2019 года', ['ООН опровергла']],
  ])('those who may be the dead are not: %s', (text, words) => {
    expect(unreadWords(text)).toEqual(words);
  });
});

describe('Russian and Ukrainian attacks', () => {
  test.each([
    ['Авиаудары в Хаме в июне 2019 года унесли жизни более 40 человек', 'more_than 40'],
    ['Жертвами авиаударов в Хаме в июне 2019 года стали более 40 человек', 'more_than 40'],
    ['Авиаудар в Хаме в июне 2019 года унёс жизни более 40 человек', 'more_than 40, of one'],
    ['Жертвами авиаудара в Хаме в июне 2019 года стали более 40 человек', 'more_than 40, of one'],
    ['Рейди в Хамі у червні 2019 року забрали життя понад 40 людей', 'more_than 40', 'attack'],
    ['Рейды в Хаме в июне 2019 года унесли жизни более 40 человек', 'more_than 40', 'attack'],
    ['Рейд у Хамі в червні 2019 року забрав життя понад 40 людей', 'more_than 40, of one', 'attack'],
    ['Внаслідок авіаударів у Хамі в червні 2019 року загинуло понад 40 людей', 'more_than 40'],
  ])('are one or several: %s', (text, said, kind = 'explosion_remote_violence') => {
    expect(readClaim(text)).toBe(`killed, ${kind}, hamah, 2019-06-01..2019-06-30, ${said}`);
  });

  test.each([
    'Боевики ИГИЛ (запрещена в РФ) убили в Хаме в июне 2019 года 40 мирных жителей',
    'От рук боевиков ИГ в Хаме в июне 2019 года погибли 40 мирных жителей',
    'Бойовики «Ісламської держави» вбили в Хамі в червні 2019 року 40 мирних людей',
  ])('by fighters of a party: %s', (text) => {
    expect(readClaim(text)).toBe('civilians_killed, hamah, 2019-06-01..2019-06-30, by IS, number 40');
  });

  test.each([
    'В Хаме в июне 2019 года убили боевиков ИГ — 40 человек',
    'В Хаме в июне 2019 года убиты 40 боевиков ИГ',
    'ИГ потеряло убитыми в Хаме в июне 2019 года 40 человек',
  ])('fighters are not taken for those who killed: %s', (text) => {
    expect(obstacle(text)).toBe('actors');
  });
});

describe('what Russian and Ukrainian say beside the number', () => {
  test.each([
    ['В Тартусе в мае 2018 года никто из мирных жителей не погиб', 'civilians_killed, tartus', 'none'],
    ['В Тартусе в мае 2018 года обошлось без жертв', 'killed, tartus', 'none'],
    ['В мае 2018 года не было в Тартусе ни одного боя', 'events, battle, tartus', 'none'],
    ['В Тартусе в мае 2018 года не было и десяти боёв', 'events, battle, tartus', 'fewer_than 10'],
    ['У Тартусі в травні 2018 року загинуло щонайбільше сорок осіб', 'killed, tartus', 'at_most 40'],
    ['Тартус втратив убитими у травні 2018 року понад 40 людей', 'killed, tartus', 'more_than 40'],
  ])('%s', (text, what, said) => {
    expect(readClaim(text)).toBe(`${what}, 2018-05-01..2018-05-31, ${said}`);
  });

  test.each([
    'В Хомсе в 2017 году погибнут 40 человек',
    'В Хомсе в 2017 году не было ни погибших, ни боёв',
    'В Хомсе в 2017 году погибло 40 человек, попав под лавину камней',
    'Говорят, что в Хомсе в 2017 году погибло 40 человек, но цифра завышена',
    'Осенью 2017 года в Хомсе погибло 40 человек',
    'В Хомсе в 2017 году казнено 40 человек',
    'У Хомсі у 2017 році загинуть 40 людей',
    'Під Хомсом у 2017 році загинуло 40 людей',
  ])('what would make it another claim keeps it from being read: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    ['Число погибших в Идлибе за 2019 год', 'count'],
    ['Правда ли, что число погибших в Идлибе в 2019 году превысило тысячу?', 'whether'],
  ])('%s', (text, asks) => {
    expect(readQuestion(text)).toBe(`${asks}, killed, idlib, 2019-01-01..2019-12-31`);
  });
});

describe('years and months', () => {
  test.each([
    ['January–March 2018: more than 40 killed in Hama', '2018-01-01..2018-03-31'],
    ['За січень-березень 2018 року в Хамі загинуло понад 40 людей', '2018-01-01..2018-03-31'],
    ['В Хаме 2018-го убито более 40 человек', '2018-01-01..2018-12-31'],
    ['Хама, 2018: погибло более 40 человек', '2018-01-01..2018-12-31'],
  ])('%s', (text, time) => {
    expect(readClaim(text)).toBe(`killed, hamah, ${time}, more_than 40`);
  });
});

/** Tags that say more of a phrase that another tag gives its meaning. */
const said: readonly (readonly [Tag, readonly Tag[]])[] = [
  ['slew', ['killed']],
  ['fought', ['battle']],
  ['exceeds', ['at_least', 'more_than', 'at_most', 'fewer_than', 'about']],
  ['either_voice', ['slew']],
  ['passive', ['filler']],
  ['saw', ['filler']],
  ['home_government', ['government']],
  ['to_end', ['to']],
  ['toll', ['killed']],
  ['without', ['no']],
  ['alone', ['in', 'filler']],
];

describe.each(languages().map((language) => [language.lexicon.language, language] as const))(
  '%s',
  (_, { lexicon }: Language) => {
    test.each(said)('every phrase for "%s" has its meaning', (tag, meanings) => {
      const listed = (name: Tag) =>
        (lexicon.phrases[name] ?? '').split(';').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
      const known = new Set(meanings.flatMap(listed));
      const lonely = (lexicon.phrases[tag] === undefined ? [] : listed(tag)).filter(
        (phrase) => !known.has(phrase),
      );
      expect(lonely).toEqual([]);
    });
  },
);
