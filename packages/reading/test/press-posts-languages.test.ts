import { expect, test } from 'vitest';
import { asides, readClaim } from './support/reader.js';

// What posts, tickers and briefings add to a statement in the languages beside English.

const READ = 'killed, homs, 2017-10-01..2017-10-31, more_than 99';
const CLAIMS: Readonly<Record<string, string>> = {
  es: 'Más de 99 personas murieron en Homs en octubre de 2017',
  fr: 'Plus de 99 personnes ont été tuées à Homs en octobre 2017',
  ar: 'قتل أكثر من 99 شخصا في حمص في تشرين الأول 2017',
  ru: 'В Хомсе в октябре 2017 года погибло более 99 человек',
  uk: 'У Хомсі в жовтні 2017 року загинуло понад 99 людей',
};

const claimIn = (language: string, text: string) => text.replace('{}', CLAIMS[language] ?? '');

test.each([
  ['es', '{}. ¡Compartan! Nunca más.'],
  ['es', '{}. ¿Es verdad?'],
  ['es', 'Hola, ¿pueden confirmar que {}? Gracias.'],
  ['fr', '{}. Plus jamais ça !'],
  ['fr', '{}, n’est-ce pas ?'],
  ['fr', 'Est-il vrai que {} ?'],
  ['ar', '{}. الحمد لله.'],
  ['ar', '{}. هل هذا صحيح؟'],
  ['ru', '{}. Это так?'],
  ['ru', '{}. Сделайте репост!'],
  ['ru', 'Правда ли, что {}?'],
  ['uk', '{}. Це так?'],
  ['uk', '{}. Поширте!'],
  ['uk', 'Чи правда, що {}?'],
])('%s: what a statement is sent with says nothing: %s', (language, text) => {
  const claim = claimIn(language, text);
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim)).toEqual({ sources: [], remarks: [] });
});

test.each([
  ['es', '{}, dijo a los periodistas el embajador.', 'dijo a los periodistas el embajador'],
  ['es', '{}, según el recuento anual de la ONG.', 'según el recuento anual de la ONG'],
  ['es', 'El ministro sirio: {}.', 'El ministro sirio'],
  ['fr', '{}, a déclaré à la presse le député.', 'a déclaré à la presse le député'],
  ['fr', "{}, selon le décompte de l'ONG.", "selon le décompte de l'ONG"],
  ['ar', '{}، قال السفير للصحفيين.', 'قال السفير للصحفيين'],
  ['ar', 'مصادر ميدانية: {}', 'مصادر ميدانية'],
  ['ru', '{}, заявил журналистам посол.', 'заявил журналистам посол'],
  ['ru', '{} (подсчёт редакции).', 'подсчёт редакции'],
  ['uk', '{}, заявила журналістам депутатка.', 'заявила журналістам депутатка'],
  ['uk', '{}, ідеться у звіті місії.', 'ідеться у звіті місії'],
])('%s: who tells whom, where and how: %s', (language, text, source) => {
  const claim = claimIn(language, text);
  expect(readClaim(claim)).toBe(READ);
  expect(asides(claim)).toEqual({ sources: [source], remarks: [] });
});

test.each([
  ['En los primeros ocho meses de 2018 murieron más de 99 personas en Homs.', '2018-01-01..2018-08-31'],
  ['En los ocho primeros meses de 2018 murieron más de 99 personas en Homs.', '2018-01-01..2018-08-31'],
  ['Durant les huit premiers mois de 2018, plus de 99 morts à Homs.', '2018-01-01..2018-08-31'],
  ['Au cours des deux derniers mois de 2018, plus de 99 morts à Homs.', '2018-11-01..2018-12-31'],
  ['مقتل أكثر من 99 شخصا في حمص في الأشهر الثمانية الأولى من عام 2018', '2018-01-01..2018-08-31'],
  ['За первых восемь месяцев 2018 года в Хомсе погибло более 99 человек.', '2018-01-01..2018-08-31'],
  ['За перші вісім місяців 2018 року в Хомсі загинуло понад 99 людей.', '2018-01-01..2018-08-31'],
])('times as reports write them: %s', (text, window) => {
  expect(readClaim(text)).toBe(`killed, homs, ${window}, more_than 99`);
});

test.each([
  [
    'Des dizaines d’accrochages ont opposé Daech aux FDS en Syrie en 2017.',
    'events, battle, SY, 2017-01-01..2017-12-31, against IS+SDF, vague 10',
  ],
  [
    'ИГИЛ и СДС сошлись в Ракке в 2017 году более чем в 900 боях.',
    'events, battle, ar-raqqah, 2017-01-01..2017-12-31, against IS+SDF, more_than 900',
  ],
  [
    'Homs sufrió más de 99 ataques deliberados contra la población civil en 2017.',
    'events, violence_against_civilians, homs, 2017-01-01..2017-12-31, more_than 99',
  ],
  [
    'Внаслідок навмисних нападів на мирне населення в Хомсі у 2017 році загинуло понад 99 людей.',
    'killed, violence_against_civilians, homs, 2017-01-01..2017-12-31, more_than 99',
  ],
  [
    'أكثر من 99 هجوما متعمدا على المدنيين في حمص عام 2017',
    'events, violence_against_civilians, homs, 2017-01-01..2017-12-31, more_than 99',
  ],
  [
    'معارك حمص عام 2017 كان عددها أكثر من 99 معركة',
    'events, battle, homs, 2017-01-01..2017-12-31, more_than 99',
  ],
  ['Потери в Хомсе за октябрь 2017 года: более 99 убитых.', READ],
  ['Хомс потерял в октябре 2017 года более 99 человек убитыми.', READ],
  [
    'Жовтень 2018 року провінція Хомс пережила без жодного вбитого.',
    'killed, homs, 2018-10-01..2018-10-31, none',
  ],
])('%s', (text, read) => {
  expect(readClaim(text)).toBe(read);
});
