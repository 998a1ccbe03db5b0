import { describe, expect, test } from 'vitest';
import { readClaim, readQuestion } from './support/reader.js';

// Each says something else than what its words, counted, would say.

describe('as a claim, none is read that', () => {
  test.each([
    // "Ne" without the word that completes it.
    "Daech n'a tué personne à Homs en 2017.",
    "Les attaques n'ont tué personne à Homs en 2017.",
    "Il n'y a eu que des combats à Homs en 2017.",
    // The one who is named is the target.
    'IS was attacked in Homs in 2017.',
    'IS was never attacked in Homs in 2017.',
    "Daech n'a pas été attaqué à Homs en 2017.",
    'ИГИЛ атаковали в Хомсе в 2017 году.',
    'Civilians killed IS in Homs in 2017.',
    'At least 50 people killed IS in Homs in 2017.',
    // Each by itself, or together.
    'IS or SDF fought in Homs in 2017.',
    'IS and HTS were involved in battles in Homs in 2017.',
    'More than 5000 people died in both Homs and Hama in 2017.',
    'Más de 5000 personas murieron tanto en Homs como en Hama en 2017.',
    // Of some is not of all.
    'Some battles in Homs in 2017 killed nobody.',
    'Algunos combates en Homs en 2017 no mataron a nadie.',
    'Battles without deaths took place in Homs in 2017.',
    // A part of a month, months of a year.
    'More than 90 people died in Homs in the first half of March 2017.',
    'Nobody died in Homs for months in 2017.',
    'Nobody known died in Homs in 2017.',
    // A sign that denies.
    'Nobody died in Homs in 2017 ❌',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('as a claim, none is read that tells', () => {
  test.each([
    // Of a time that ends, and not of it alone.
    'As of March 2017, 500 people had been killed in Homs.',
    'By March 2017, IS had killed 500 civilians in Homs.',
    'На 31 декабря 2017 года в Хомсе погибло более 500 человек.',
    'По март 2017 года в Хомсе погибло более 500 человек.',
    'In March 2018 the death toll in Homs since 2016 exceeded 5,000.',
    '28 December 2018 - More than 5,000 people were killed in Syria in 2018.',
    'In the month before March 2017, more than 500 people were killed in Homs.',
    'El día después del 3 de marzo de 2017 murieron 40 personas en Homs.',
    'IS killed civilians in Homs in 2016-17.',
    // Of what somebody says of an account.
    'The ministry dismissed reports that 5,000 people were killed in Homs in 2017.',
    'The UN failed to confirm that 5,000 people were killed in Homs in 2017.',
    'The UN is investigating reports that 5,000 people were killed in Homs in 2017.',
    'La ONU cuestiona que 5.000 personas murieran en Homs en 2017.',
    "L'ONU conteste que 5 000 personnes ont été tuées à Homs en 2017.",
    '5,000 people were killed in Homs in 2017, a claim the ministry dismissed as absurd.',
    'Despite claims by the UN that 5,000 people were killed in Homs in 2017, the province stayed perfectly calm.',
    'UN accuses IS: more than 500 civilians were killed in Raqqa in 2017.',
    // Of the place where it was, of those who did it, and of those who died, in the words of a source.
    '40 people were killed in Damascus in 2017, inside the defence ministry.',
    '40 civilians were killed in Homs in 2017, by UN peacekeepers.',
    '40 civilians were killed in Homs in 2017, employees of the ministry.',
    // Of one of several, told by its number.
    'The 5th battle in Homs took place in 2017.',
    '5-й бой в Хомсе произошёл в 2017 году.',
    '5-е сражение в Хомсе произошло в 2017 году.',
    'La 5ª batalla en Homs tuvo lugar en 2017.',
    // Of ages, provinces and hours.
    'A civilian, 34, was killed in Homs in 2017.',
    'Un civil (20 ans) a été tué à Homs en 2017.',
    'Battles were recorded in 8 governorates of Syria in 2018.',
    'Civilians were killed in 5 Syrian provinces in 2017.',
    'За 8 лет войны в Сирии погибли мирные жители.',
    // Of people who fought, and of the dead of battles.
    'Thousands fought in Aleppo in 2016.',
    'In Homs 500 people were killed in 2017 and 300 in battles in Hama.',
    'Fighting in Raqqa cost the SDF more than 500 lives in 2017.',
    '500 dead for IS in battles in Raqqa in 2017.',
    'IS killed more than 500 people in battles in Deir ez-Zor in 2017.',
    // Of none of several, and of almost.
    'No province in Syria saw more than 5,000 deaths in 2017.',
    'Nobody killed more than 500 civilians in Homs in 2017.',
    'Were 5,000 people killed in Homs in 2017? No.',
    '500 civilians have almost been killed in Homs in 2017.',
    // Of whom, it does not tell.
    'They killed more than 500 people in Homs in 2017.',
    'The battle of Aleppo killed more than 2,000 people in 2016.',
    // Of the place where it was written, perhaps.
    'DAMASCUS, Syria — More than 5,000 people were killed in Syria in 2017, the UN said.',
    'Jisr al-Shughour: 40 people were killed in Idlib in 2017.',
    "Est d'Alep : plus de 500 civils tués en 2016.",
    // Of what nobody believes.
    '"At least 5,000 people were killed in Homs in 2017" is utter nonsense.',
    '✖️ 5,000 people were killed in Homs in 2017',
    '40 people were killed south of Damascus in 2017.',
    '500 people were killed over Homs in 2017.',
    // Of whose it was, beside the statement.
    'Russia said it carried out more than 500 airstrikes in Syria in 2017.',
    'Russia said its airstrikes killed no civilians in Syria in 2017.',
    'According to the SDF, its death toll in Raqqa in 2017 was 500.',
    // Of those who endured or recorded what others did.
    'IS suffered more than 50 attacks in Homs in 2017.',
    'IS endured more than 50 airstrikes in Homs in 2017.',
    '50 airstrikes shook IS in Raqqa in 2017.',
    'The SDF recorded more than 50 airstrikes in Raqqa in 2017.',
    'ИГИЛ зафиксировал 50 атак в Хомсе в 2017 году.',
    // Of another year, of each year, and of people that events took.
    'Deaths in Homs in 2017 exceeded 2016.',
    '500 civilians a year were killed in Homs in 2016-2017.',
    'Airstrikes took more than 500 in Raqqa in 2017.',
    // Of other matters.
    'La guerra costó a Siria más de 200 millones en 2017.',
    'Aleppo was lost by the rebels in 2016.',
    'Más de 40 sirvientes murieron en Siria en 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('in other languages than English, no claim is read', () => {
  test.each([
    // Where somebody denies it, or does not stand by it.
    'El ministro desmintió ante la prensa que murieran 5.000 personas en Homs en 2017.',
    'Murieron civiles en Homs en 2017, no es así.',
    'No se puede decir que murieran civiles en Homs en 2017.',
    'Murieron civiles en Homs en 2017, no compartan.',
    'Ni de lejos murieron 5.000 personas en Homs en 2017.',
    'On ne peut pas dire que des civils ont été tués à Homs en 2017.',
    "5 000 morts à Homs en 2017, n'importe quoi, a dit l'ambassadeur.",
    'لا يمكن القول إن مدنيين قتلوا في حمص عام 2017.',
    'لم يتم التحقق من مقتل مدنيين في حمص عام 2017.',
    'نفى السفير أمام الصحفيين مقتل 5000 شخص في حمص عام 2017.',
    'Посол опроверг на брифинге гибель 5000 человек в Хомсе в 2017 году.',
    'Погибли мирные жители в Хомсе в 2017 году, не факт.',
    'В Хомсе в 2017 году погибли мирные жители, это не так.',
    'Вряд ли в Хомсе в 2017 году погибло 5000 человек.',
    'У Хомсі у 2017 році загинули мирні жителі, це не так.',
    'Загинули мирні жителі в Хомсі у 2017 році, не поширюйте.',
    'Не можна стверджувати, що в Хомсі у 2017 році загинули мирні жителі.',
    // Where others died than people as such, or did not die.
    'Murieron 40 diputados en Homs en 2017.',
    'Plus de 500 blessés à Homs en 2017, selon le décompte de l’ONG.',
    'مقتل 40 نائبا في حمص عام 2017.',
    'В Хомсе в 2017 году погибло 40 депутатов.',
    'У Хомсі у 2017 році загинула депутатка.',
    'Хомс в 2017 году потерял 250 человек ранеными.',
    '40 людей пережили бої в Хомсі у 2017 році.',
    // Where losses are more than the dead, and no battles.
    'Las bajas en combates en Homs en 2017 fueron 300.',
    'Combats sans pertes à Homs en 2017.',
    'الخسائر في معارك حمص عام 2017: 300.',
    'Потери в боях в Хомсе в 2017 году — не больше 300.',
    'Бой в Хомсе в 2017 году прошёл без потерь.',
    'Втрати ІД у Ракці у 2017 році: 500 вбитих.',
    // Where those named endured it.
    'El EI sufrió más de 50 ataques en Homs en 2017.',
    'Daech a subi plus de 50 attaques à Homs en 2017.',
    '50 ضربة على داعش في الرقة عام 2017.',
    'Удары по ИГ в Хомсе в 2017 году: более 50.',
    'ІД пережила в Хомсі у 2017 році 50 атак.',
    // Where it was elsewhere, or nowhere else, or at another time.
    'Hubo combates sólo en la provincia de Homs en 2017.',
    'Десь у Хомсі у 2017 році загинуло 40 людей.',
    'У місті Хомс у 2017 році загинуло 40 людей. Поширте!',
    'Durant les trois premiers mois de guerre, 40 morts à Homs en 2017.',
    'En los últimos meses de 2017 murieron 400 personas en Homs.',
    'La Turquie a opposé son veto 40 fois en Syrie en 2017.',
  ])('%s', (text) => {
    expect(readClaim(text)).toBeNull();
  });
});

describe('as a question, none is read that', () => {
  test.each([
    'Did IS or SDF fight in Homs in 2017?',
    'Did at least 5000 people die in Homs or Hama in 2017?',
    'How many civilians did not die in Homs in 2017?',
    'Was IS attacked in Homs in 2017?',
    'In how many provinces of Syria were civilians killed in 2017?',
    'How many fought in Aleppo in 2016?',
    "Est-ce que Daech n'a tué personne à Homs en 2017 ?",
  ])('%s', (text) => {
    expect(readQuestion(text)).toBeNull();
  });
});

test.each([
  ['More than eight dozen people died in Homs in March 2017.', 'more_than 96'],
  ['Two dozen people died in Homs in March 2017.', 'about 24'],
  ['Cinq dizaines de personnes sont mortes à Homs en mars 2017.', 'about 50'],
  ['Понад три десятки людей загинули в Хомсі в березні 2017 року.', 'more_than 30'],
  ['Soixante-douze personnes sont mortes à Homs en mars 2017.', 'number 72'],
])('an order after a number multiplies it: %s', (text, said) => {
  expect(readClaim(text)).toContain(said);
});

test('"كأن" (as if) is not "كان" (was)', () => {
  expect(readClaim('كأن 40 شخصا قتلوا في حمص عام 2017')).toBeNull();
  expect(readClaim('وكأنّ 40 شخصا قتلوا في حمص عام 2017')).toBeNull();
  expect(readClaim('كان 40 شخصا قتلوا في حمص عام 2017')).toContain('number 40');
});
