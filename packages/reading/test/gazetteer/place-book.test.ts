import { expect, test } from 'vitest';
import { PlaceBook } from '../../src/gazetteer/place-book.js';
import { wordsOf } from '../../src/language/phrase-book.js';
import { PROVINCES, syria } from '../support/reader.js';

const book = new PlaceBook(PROVINCES, ['SY', 'TR']);
const found = (name: string, places = book) =>
  places
    .longest(wordsOf(name))
    ?.places.map((place) => (place.type === 'province' ? place.province.slug : place.country)) ?? null;

test.each([
  [
    'ar-raqqah',
    ['Raqqa', 'ar-Raqqah', 'Al Raqqa', 'Raqa', 'Rakka', 'الرقة', 'Ракка', 'Ракке', 'Эр-Ракка', 'Ракці'],
  ],
  [
    'deir-ez-zor',
    ['Deir ez-Zor', 'Deir Ezzor', 'Deir al-Zor', 'Deir el-Zor', 'Dayr az-Zawr', 'دير الزور', 'Дейр-эз-Зоре'],
  ],
  ['al-hasakah', ['Hasakah', 'al-Hasakeh', 'Hasaka', 'Hassaké', 'الحسكة', 'Хасаке', 'Эль-Хасака']],
  ['daraa', ["Dara'a", 'Deraa', 'Daraa', 'درعا', 'Даръа', 'Деръа']],
  ['hamah', ['Hama', 'Hamah', 'حماة', 'Хаме']],
  ['aleppo', ['Alepo', 'Alep', 'Halab', 'حلب', 'Алеппо']],
  ['latakia', ['Lattakia', 'Lattaquié', 'اللاذقية', 'Латакии']],
  ['rif-dimashq', ['Rural Damascus', 'Rif Dimachq', 'ريف دمشق', 'Риф-Димашке']],
  ['damascus', ['Damasco', 'Damas', 'دمشق', 'Дамаске', 'Дамаску']],
  ['as-suwayda', ['Sweida', 'Suwayda', 'Soueïda', 'السويداء', 'Эс-Сувейде']],
  ['SY', ['Syria', 'Siria', 'Syrie', 'سوريا', 'سورية', 'Сирии', 'Сирії']],
  ['TR', ['Turkey', 'Türkiye', 'Turquie', 'Турции']],
])('%s', (slug, names) => {
  for (const name of names) expect(found(name), name).toEqual([slug]);
});

test('a town whose name is nearly that of a province is not the province', () => {
  for (const town of ['Daraya', 'Homsa', 'Raqqiya', 'Idlibah Sharqi', 'Tartusiya', 'Halabiyeh'])
    expect(found(town), town).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(daraa|homs|ar-raqqah|tartus|aleppo)$/)]),
    );
});

test('a word that is an article elsewhere stays with what follows the name', () => {
  expect(book.longest(wordsOf('Syria at least'))?.length).toBe(1);
  expect(book.longest(wordsOf('Raqqa as many'))?.length).toBe(1);
  expect(book.longest(wordsOf('Deir ez Zor'))?.length).toBe(3);
});

test('a name that two countries have is both', () => {
  const both = new PlaceBook([syria('Tartus'), { ...syria('Tartus'), country: 'XD', slug: 'tartus-xd' }], []);
  expect(found('Tartus', both)).toEqual(['tartus', 'tartus-xd']);
});

test('a country that does not exist is found by its name in each language', () => {
  const invented = new PlaceBook([], ['XD']);
  for (const name of ['Sotavia', 'Sotavie', 'سوتافيا', 'Сотавии', 'Сотавії'])
    expect(found(name, invented), name).toEqual(['XD']);
});

test('a province that no list knows is found by its own names', () => {
  const own = {
    slug: 'ilvara-baja',
    name: 'Ilvara Baja',
    country: 'XD',
    source_name: 'Provincia de Ilvara Baja',
  };
  expect(found('Ilvara Baja', new PlaceBook([own], []))).toEqual(['ilvara-baja']);
  expect(found('Provincia de Ilvara Baja', new PlaceBook([own], []))).toEqual(['ilvara-baja']);
});
