import { describe, expect, test } from 'vitest';
import { asides, narrower, readClaim } from './support/reader.js';

const YEAR = 'homs, 2017-01-01..2017-12-31';

describe('what the war was is no part of what is counted', () => {
  test.each([
    '40 people were killed in Homs in 2017 because of the fighting.',
    '40 people were killed in Homs in the armed conflict in 2017.',
    'The armed conflict claimed 40 lives in Homs in 2017.',
    '40 personas murieron en Homs en 2017 por el conflicto armado.',
    '40 personas murieron en Homs en 2017 en el marco del conflicto armado.',
    '40 personnes sont mortes à Homs en 2017 à cause des combats.',
    '40 personnes sont mortes à Homs en 2017 du fait du conflit armé.',
    'В Хомсе в 2017 году из-за войны погибло 40 человек.',
    'В Хомсе в 2017 году от боевых действий погибло 40 человек.',
    'Жертвами вооружённого конфликта в Хомсе в 2017 году стали 40 человек.',
    'У Хомсі у 2017 році через війну загинуло 40 людей.',
    'У Хомсі 2017 року жертвами збройного конфлікту стали 40 людей.',
    '40 загиблих — такою є ціна війни для Хомсу за 2017 рік.',
    'قُتل 40 شخصا في حمص عام 2017 بسبب الحرب.',
    'قُتل 40 شخصا في حمص عام 2017 جراء النزاع المسلح.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe(`killed, ${YEAR}, number 40`);
  });

  test.each([
    // Where the war was is not where they died.
    '40 people were killed in 2017 because of the fighting in Homs.',
    '40 человек погибли в 2017 году из-за войны в Сирии.',
    'قُتل 40 شخصا عام 2017 بسبب الحرب في سوريا.',
    '40 people died of cholera because of the fighting in Homs in 2017.',
    'Fewer than 100 were feared killed because of the fighting in Homs in 2017.',
    '40 personas fueron víctimas del conflicto armado en Homs en 2017.',
    'A third of those killed in the armed conflict in Homs in 2017 were children.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('one day that is named', () => {
  test.each([
    'Over the course of a single day, 5 May 2017, at least 40 people were killed in Homs.',
    'In one single day: 5 May 2017, at least 40 people were killed in Homs.',
    'A lo largo de un solo día, el 5 de mayo de 2017, murieron al menos 40 personas en Homs.',
    "Au cours d'une seule journée, le 5 mai 2017, au moins 40 personnes ont été tuées à Homs.",
    'За один-единственный день, 5 мая 2017 года, в Хомсе погибло не менее 40 человек.',
    'Протягом одного дня, 5 травня 2017 року, у Хомсі загинуло щонайменше 40 людей.',
    'مقتل 40 شخصا على الأقل في حمص في يوم واحد هو 5 أيار 2017',
    'Fri 5 May 2017 – at least 40 killed in Homs. Say their names.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-05-05, at_least 40');
  });

  test.each([
    'Over the course of a single day in 2017, 40 people were killed in Homs.',
    'قُتل 40 شخصا في حمص في يوم واحد عام 2017',
    'Thu in 2017: 40 killed in Homs.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test('a dash after a date is a pause, and between two dates a range', () => {
    expect(readClaim('5 May 2017 – 87 killed in Homs.')).toBe('killed, homs, 2017-05-05, number 87');
    expect(readClaim('5 May 2017 – 7 May 2017: 87 killed in Homs.')).toBe(
      'killed, homs, 2017-05-05..2017-05-07, number 87',
    );
  });
});

describe('the rest of the year that was named', () => {
  test.each([
    'From 27 July 2017 until the end of the year 40 people were killed in Homs.',
    'Desde el 27 de julio de 2017 hasta fin de año murieron 40 personas en Homs.',
    "Du 27 juillet 2017 jusqu'à la fin de l'année, 40 personnes ont été tuées à Homs.",
    'С 27 июля 2017 года и до конца года в Хомсе погибло 40 человек.',
    'З 27 липня 2017 року до кінця року у Хомсі загинуло 40 людей.',
    'من 27 تموز 2017 حتى نهاية العام قتل 40 شخصا في حمص',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, homs, 2017-07-27..2017-12-31, number 40');
  });

  test('after a day it begins with the next', () => {
    expect(readClaim('Після 27 липня 2017 року і до кінця року в Хомсі не загинула жодна людина.')).toBe(
      'killed, homs, 2017-07-28..2017-12-31, none',
    );
  });

  test.each([
    'From 2017 until the end of the year 40 people were killed in Homs.',
    'From July 2017 until the end of last year 40 people were killed in Homs.',
    'From July 2017 until the end of the following year 40 people were killed in Homs.',
    'Until the end of the year 40 people were killed in Homs in 2017.',
    'In July 2017, 40 people were killed in Homs until the end of the year.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

test.each([
  '40 people were killed in Homs in 2017 and the world said nothing.',
  'Murieron 40 personas en Homs en 2017, y nadie dice nada.',
  '40 personnes ont été tuées à Homs en 2017 et personne n’en parle.',
  'В Хомсе в 2017 году погибло 40 человек, об этом почему-то молчат.',
  "У Хомсі у 2017 році загинуло 40 людей. Вічна пам'ять Небесній сотні.",
])('what people sigh changes nothing: %s', (text) => {
  expect(readClaim(text)).toBe(`killed, ${YEAR}, number 40`);
});

test.each([
  ['40 people were killed in Homs in 2017, our security team reports.', 'our security team reports'],
  ['Murieron 40 personas en Homs en 2017, según la diócesis.', 'según la diócesis'],
  ['Murieron 40 personas en Homs en 2017, según la policía.', 'según la policía'],
  ['По словам местного чиновника, в Хомсе в 2017 году погибли 40 человек.', 'По словам местного чиновника'],
  ['За словами голови області, у Хомсі у 2017 році загинули 40 людей.', 'За словами голови області'],
  [
    '40 personnes sont mortes à Homs en 2017, selon des responsables locaux.',
    'selon des responsables locaux',
  ],
  ['قُتل 40 شخصا في حمص عام 2017، قالت الشرطة.', 'قالت الشرطة'],
  ["40 personnes sont mortes à Homs en 2017, selon l'archidiocèse.", "selon l'archidiocèse"],
])('whose account it is: %s', (text, source) => {
  expect(readClaim(text)).toBe(`killed, ${YEAR}, number 40`);
  expect(asides(text)).toEqual({ sources: [source], remarks: [] });
});

test.each([
  'Murieron 40 de la policía en Homs en 2017.',
  'Selon des responsables locaux tués à Homs en 2017, 40.',
])('who tells it did not die of it: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test.each([
  ['A truck bomb killed 40 people in Homs in 2017.', 'truck bomb'],
  ['Un camión bomba mató a 40 personas en Homs en 2017.', 'camión bomba'],
  ['Un camion piégé a tué 40 personnes à Homs en 2017.', 'camion piégé'],
])('bombs of a kind are explosions: %s', (text, word) => {
  expect(readClaim(text)).toBe(`killed, explosion_remote_violence, ${YEAR}, number 40, of one`);
  expect(narrower(text)).toEqual([word]);
});

test.each([
  '40 people fell in combat in Homs in 2017.',
  '40 personas cayeron en combate en Homs en 2017.',
  '40 personnes sont tombées au combat à Homs en 2017.',
  '40 человек пали в боях в Хомсе в 2017 году.',
])('who fell in combat was killed in battle: %s', (text) => {
  expect(readClaim(text)).toBe(`killed, battle, ${YEAR}, number 40`);
});

test.each([
  'The number of people killed fell in combat in Homs in 2017.',
  'Las muertes cayeron en combates en Homs en 2017.',
  '40 people sat in Homs on 3 March 2017 and died.',
])('a number that falls, and people who sit, are something else: %s', (text) => {
  expect(readClaim(text)).toBeNull();
});

test('murdered or fallen in combat are all who were killed', () => {
  const claim = 'Más de 400 personas fueron asesinadas o cayeron en combates en Homs en 2017.';
  expect(readClaim(claim)).toBe(`killed, ${YEAR}, more_than 400`);
  expect(readClaim('Más de 400 personas fueron heridas o cayeron en combates en Homs en 2017.')).toBeNull();
});

test('battles with a fatal outcome are those in which somebody died', () => {
  expect(readClaim('В Хомсе произошло более 100 боёв со смертельным исходом в 2017 году.')).toBe(
    readClaim('В Хомсе произошло более 100 смертельных боёв в 2017 году.'),
  );
  // Said of all of them together, perhaps.
  expect(readClaim('There were 100 battles in Homs in 2017 with fatal outcome.')).toBeNull();
});

describe('a war in several places has no other subject', () => {
  test.each([
    'The conflict in Homs and Idlib has killed at least 300 people in 2017.',
    'The conflict in Homs, and Idlib has killed at least 300 people in 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, homs+idlib, 2017-01-01..2017-12-31, at_least 300');
  });

  test.each([
    'Homs and Damascus killed 40 civilians in 2017.',
    'In Homs and Damascus killed 40 civilians in 2017.',
    'In Homs, Damascus killed 40 civilians in 2017.',
    'The conflict in Homs: Damascus killed 40 civilians in 2017.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});
