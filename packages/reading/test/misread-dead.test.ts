import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

describe('dead who are told of were not killed in what is counted', () => {
  test.each([
    // Protests that deaths led to.
    '40 deaths led to protests in Homs in 2017.',
    'La muerte de 40 personas causó protestas en Homs en 2017.',
    'La mort de 40 personnes a entraîné des émeutes à Homs en 2017.',
    'Гибель 40 человек привела к протестам в Хомсе в 2017 году.',
    'Загибель 40 людей призвела до протестів у Хомсі у 2017 році.',
    'أسفر مقتل 40 شخصا عن مظاهرات في حمص عام 2017',
    // Who was brought there.
    '40 dead were brought to Homs in 2017.',
    '40 dead people were taken to Homs in 2017.',
    '40 morts ont été conduits à Homs en 2017.',
    '40 погибших принесли в Хомс в 2017 году.',
    '40 загиблих забрали до Хомса у 2017 році.',
    // Who lost something else, or was paid.
    '40 civiles perdieron en Homs en 2017.',
    'En 2017 cobraron 40 personas en Homs.',
    '40 personnes ont perdu à Homs en 2017.',
    'В 2017 году 40 человек потеряли в Хомсе.',
    '40 цивільних втратили в Хомсі у 2017 році.',
    'خسر 40 شخصا في حمص عام 2017',
    // Who was attacked.
    '40 civilians were attacked in Homs in 2017.',
    '40 civilians came under attack in Homs in 2017.',
    // Events that were fatal.
    'Fatal events in Homs in 2017: 40',
    'Of the battles in Homs in 2017, 40 were fatal.',
    'عدد حوادث القتل في حمص عام 2017: 40',
    'هجمات دامية في حمص عام 2017: 40',
    // When they were counted.
    'The 40 who died in Homs were recorded in 2017.',
    '40 deaths occurred in Homs and were recorded in 2017.',
    'The killing of 40 people in Homs was documented on 5 March 2017.',
    'Los 40 muertos en Homs fueron contabilizados en 2017.',
    'Los 40 muertos en Homs se registraron en 2017.',
    'Гибель 40 человек в Хомсе задокументирована в 2017 году.',
    // Where they did not die.
    'В 2017 году за Хомс погибли 40 человек.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'How many deaths led to protests in Homs in 2017?',
    'How many civilians were attacked in Homs in 2017?',
    'How many dead were taken to Homs in 2017?',
    '¿Cuántas personas perdieron en Homs en 2017?',
  ])('nor is it answered: %s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test.each([
    ['Clashes in Homs in 2017 led to the deaths of 40 people.', 'killed, battle, homs'],
    ['Los combates en Homs causaron la muerte de 40 personas en 2017.', 'killed, battle, homs'],
    ['أسفرت المعارك في حمص عن مقتل 40 شخصا عام 2017', 'killed, battle, homs'],
    ['March 2017 brought 40 deaths to Homs.', 'killed, homs'],
    ['40 personas perdieron la vida en Homs en 2017.', 'killed, homs'],
    ['Homs perdió 40 personas en 2017.', 'killed, homs'],
    ['Civilians were attacked 40 times in Homs in 2017.', 'events, violence_against_civilians, homs'],
    ['40 fatal attacks were recorded in Homs in 2017.', 'events, attack, homs'],
    ['40 deaths were recorded in Homs in 2017.', 'killed, homs'],
    ['Бои за Хомс в 2017 году унесли жизни 40 человек.', 'killed, battle, homs'],
  ])('not %s', (text, counted) => {
    expect(readClaim(text)).toMatch(new RegExp(`^${counted}, .*number 40$`));
  });
});

describe('numbers beside the dead that do not count them', () => {
  test.each([
    // How old they were.
    'Muere a los 40 en Alepo el 5 de marzo de 2017.',
    'Asesinada a los 40 en Homs en marzo de 2017.',
    'Tué à 40 à Homs en 2017.',
    'Убита в 40 в Алеппо 5 марта 2017 года.',
    'Загинув у 40 в Хомсі у 2017 році.',
    'مات في الأربعين في حمص عام 2017',
    // Which one it was.
    'القتيل الأربعون في حمص عام 2017',
    'El muerto 40 en Homs en 2017.',
    'Le mort 40 à Homs en 2017.',
    'Death 40 in Homs in 2017.',
    'Battle 40 in Homs in 2017.',
    // Whom somebody killed.
    'Un asesino de 40 personas murió en Homs en 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });

  test.each([
    'El EI mató a 40 en Homs en 2017.',
    'Muertos en Homs en 2017: 40.',
    'Morts : 40 à Homs en 2017.',
  ])('not %s', (text) => {
    expect(readClaim(text)).toMatch(/^killed, homs, .*number 40$/);
  });
});

describe('what shall be, or may be, has not happened', () => {
  test.each([
    'Matarán a 40 personas en Homs en 2017.',
    'El EI matará a 40 personas en Homs en 2017.',
    'Que mueran 40 personas en Homs en 2017.',
    'Que no haya muertos en Homs en 2017.',
    'Que murieran 40 personas en Homs en 2017.',
    'Que 40 personas hayan muerto en Homs en 2017.',
    'Haya 40 muertos en Homs en 2017.',
    'Matar a 40 personas en Homs en 2017.',
    'Tuer 40 personnes à Homs en 2017.',
    'Убить 40 человек в Хомсе в 2017 году.',
    'Вбити 40 людей у Хомсі у 2017 році.',
    'فليقتل 40 شخصا في حمص عام 2017',
    'لقتل 40 شخصا في حمص عام 2017',
    // Plans are no sources.
    'وفقا للخطة، قتل 40 شخصا في حمص عام 2017',
    'بحسب السيناريو، قتل 40 شخصا في حمص عام 2017',
    'According to UN projections, 40 people were killed in Homs in 2017.',
    // Nor is it told when the data were made.
    'По данным ООН от 2017 года, в Хомсе погибли 40 человек.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});
