import { describe, expect, test } from 'vitest';
import { asides, leftOut, obstacle, readClaim, readQuestion, unreadWords } from './support/reader.js';

const SOUTH = 'killed, daraa+quneitra+as-suwayda, 2018-01-01..2018-12-31, more_than 1500';

describe('how many there are of what is listed says nothing of its own', () => {
  test.each([
    'The three southern governorates of Daraa, Quneitra and Sweida together saw more than 1,500 dead in 2018.',
    'En las tres provincias sureñas de Daraa, Quneitra y Sueida murieron más de 1.500 personas en 2018.',
    'Dans les trois gouvernorats méridionaux de Deraa, Quneitra et Soueïda, plus de 1 500 personnes ont été tuées en 2018.',
    'В трёх южных провинциях Дераа, Кунейтра и Сувейда в 2018 году погибло более 1500 человек.',
    'У трьох південних провінціях Дераа, Кунейтра і Сувейда у 2018 році загинуло понад 1500 людей.',
    'قتل أكثر من 1500 شخص في المحافظات الجنوبية الثلاث درعا والقنيطرة والسويداء عام 2018',
  ])('provinces: %s', (text) => {
    expect(readClaim(text)).toBe(SOUTH);
  });

  test.each([
    ['In the two years 2016 and 2017 more than 40 people were killed in Homs.', '2016-01-01..2017-12-31'],
    ['Over the two years 2016 and 2017 more than 40 people were killed in Homs.', '2016-01-01..2017-12-31'],
    ['En los dos años 2016 y 2017 murieron más de 40 personas en Homs.', '2016-01-01..2017-12-31'],
    [
      'Pendant les deux années 2016 et 2017, plus de 40 personnes ont été tuées à Homs.',
      '2016-01-01..2017-12-31',
    ],
    ['За два года, 2016 и 2017, в Хомсе погибло более 40 человек.', '2016-01-01..2017-12-31'],
    ['За 2016 и 2017 гг. в Хомсе погибло более 40 человек.', '2016-01-01..2017-12-31'],
    ['За два роки, 2016 і 2017, у Хомсі загинуло понад 40 людей.', '2016-01-01..2017-12-31'],
    ['قتل أكثر من 40 شخصا في حمص في العامين 2016 و2017', '2016-01-01..2017-12-31'],
    [
      'In the six months running from October 2016 to March 2017, more than 40 people were killed in Homs.',
      '2016-10-01..2017-03-31',
    ],
    [
      'За шесть месяцев подряд, с октября 2016 по март 2017 года, в Хомсе погибло более 40 человек.',
      '2016-10-01..2017-03-31',
    ],
  ])('times: %s', (text, time) => {
    expect(readClaim(text)).toBe(`killed, homs, ${time}, more_than 40`);
  });

  test('where they are more or fewer, something else is meant', () => {
    expect(
      obstacle('Four governorates, Daraa, Quneitra and Sweida, saw more than 1,500 dead in 2018.'),
    ).not.toBeNull();
    expect(obstacle('In the three years 2016 and 2017 more than 40 people were killed in Homs.')).toBe(
      'numbers',
    );
  });
});

describe('a word that is not known tells what a province is like', () => {
  test.each([
    'More than 40 people were killed in the Druze province of Sweida in 2018.',
    'More than 40 people were killed in the mostly Druze province of Sweida in 2018.',
    'Más de 40 personas murieron en la provincia montañosa de Sueida en 2018.',
    'Plus de 40 personnes ont été tuées dans la province druze de Soueïda en 2018.',
    'В друзской провинции Сувейда в 2018 году погибло более 40 человек.',
    'У друзькій провінції Сувейда у 2018 році загинуло понад 40 людей.',
    'قتل أكثر من 40 شخصا في محافظة السويداء ذات الغالبية الدرزية عام 2018',
    'More than 40 people were killed in neighbouring Sweida in 2018.',
    'В соседней провинции Сувейда в 2018 году погибло более 40 человек.',
    'قتل أكثر من 40 شخصا في محافظة السويداء المجاورة عام 2018',
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, as-suwayda, 2018-01-01..2018-12-31, more_than 40');
  });

  test('several words, of several provinces', () => {
    const places = 'the Druze province of Sweida and the mainly Sunni Arab province of Homs';
    expect([
      readQuestion(`What happened in ${places} in March 2017?`),
      readQuestion(`How many people were killed in ${places} in March 2017?`),
      leftOut(
        'What was the worst month of 2017 in the Druze province of Sweida or the Druze province of Homs?',
      ),
    ]).toEqual([
      'list, events, as-suwayda+homs, 2017-03-01..2017-03-31',
      'count, killed, as-suwayda+homs, 2017-03-01..2017-03-31',
      [],
    ]);
  });

  test.each([
    ['More than 40 people were killed in northern Sweida province in 2018.', 'northern'],
    ['More than 40 people were killed in the other province of Sweida in 2018.', 'other'],
    ['More than 40 people were killed in the rural province of Damascus in 2018.', 'rural'],
    ['Más de 40 personas murieron en la provincia rural de Damasco en 2018.', 'rural'],
    ['Plus de quarante personnes ont été tuées dans la province rurale de Damas en 2018.', 'rurale'],
    ['В сельской провинции Дамаск в 2018 году погибло более 40 человек.', 'сельской'],
    ['У сільській провінції Дамаск у 2018 році загинуло понад 40 людей.', 'сільській'],
    ['More than 40 people were killed in the rebel-held province of Homs in 2018.', 'held'],
    ['More than 40 people were killed in provinces neighbouring Sweida in 2018.', 'neighbouring'],
    ['Más de 40 personas murieron en la provincia limítrofe de Sueida en 2018.', 'limítrofe'],
    [
      'Plus de quarante personnes ont été tuées dans la province limitrophe de Soueïda en 2018.',
      'limitrophe',
    ],
    ['В остальной провинции Сувейда в 2018 году погибло более 40 человек.', 'остальной'],
  ])('not where it is another, or a part of it: %s', (text, word) => {
    expect(readClaim(text)).toBeNull();
    expect(unreadWords(text).join(' ')).toContain(word);
  });
});

describe('where in its country a province lies says nothing of its own', () => {
  test.each([
    'More than 40 people were killed in the southern Syrian province of Sweida in 2018.',
    'More than 40 people were killed in the restive southern Syrian province of Sweida in 2018.',
    "More than 40 people were killed in Syria's southern province of Sweida in 2018.",
  ])('%s', (text) => {
    expect(readClaim(text)).toBe('killed, as-suwayda, 2018-01-01..2018-12-31, more_than 40');
  });

  test.each([
    "More than 40 people were killed in Syria's southern Sweida in 2018.",
    "More than 40 people were killed in Syria's southern Sweida province in 2018.",
    'More than 40 people were killed in the southern Sweida province in 2018.',
  ])('it may be the south of it: %s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('what is told of a name between two commas is a remark', () => {
  test.each([
    [
      'In Latakia, where an air base lies, more than 40 people were killed in 2018.',
      'where an air base lies',
    ],
    ['En Latakia, donde opera una base, murieron más de 40 personas en 2018.', 'donde opera una base'],
    [
      'À Lattaquié, où se trouve une base alliée, plus de 40 personnes ont été tuées en 2018.',
      'où se trouve une base alliée',
    ],
    [
      'В провинции Латакия, где расположена авиабаза, в 2018 году погибло более 40 человек.',
      'где расположена авиабаза',
    ],
    [
      'У провінції Латакія, де розташована авіабаза, у 2018 році загинуло понад 40 людей.',
      'де розташована авіабаза',
    ],
    ['في محافظة اللاذقية، حيث تنتشر قواعد حليفة، سقط أكثر من 40 قتيلا في 2018', 'حيث تنتشر قواعد حليفة'],
  ])('of a place: %s', (text, remark) => {
    expect(readClaim(text)).toBe('killed, latakia, 2018-01-01..2018-12-31, more_than 40');
    expect(asides(text).remarks).toEqual([remark]);
  });

  test.each([
    'Daesh, which at that time still ran courts and prisons of its own, killed at least 500 civilians in Homs in 2016.',
    'Daech, qui gérait alors ses propres tribunaux, a tué au moins 500 civils à Homs en 2016.',
  ])('of a party: %s', (text) => {
    expect(readClaim(text)).toBe('civilians_killed, homs, 2016-01-01..2016-12-31, by IS, at_least 500');
  });

  test('not what counts, or tells of a part', () => {
    expect(
      readClaim('In Latakia, where 30 children died, more than 40 people were killed in 2018.'),
    ).toBeNull();
    expect(readClaim('In Latakia, mostly in the north, more than 40 people were killed in 2018.')).toBeNull();
    expect(readClaim('In 2018 hawks of the south, a brigade, killed 300 civilians in Homs.')).toBeNull();
  });
});

test('"across the country" is that of the government that is named', () => {
  const said = 'events, battle, SY, 2017-01-01..2017-12-31, against Government of Syria+IS, more_than 2000';
  expect(readClaim("Assad's army and ISIL clashed more than 2,000 times across the country in 2017.")).toBe(
    said,
  );
  expect(readClaim('IS and the SDF clashed more than 2,000 times across the country in 2017.')).toBeNull();
  expect(readClaim('The Turkish army killed 40 civilians across the country in 2017.')).toBeNull();
});

test('the first of several places is no part of whose account it is', () => {
  expect(
    readQuestion(
      'Adding up Idlib, Hama and Latakia, how many deaths were there from May through August 2019?',
    ),
  ).toBe('count, killed, idlib+hamah+latakia, 2019-05-01..2019-08-31');
  const told = 'Adding Idlib, Hama and Latakia, how many deaths were there from May through August 2019?';
  expect(leftOut(told)).toBeNull();
});
