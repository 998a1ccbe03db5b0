import { describe, expect, test } from 'vitest';
import { askedOf, whereAndWho } from './support/other-wars.js';

const bokoHaram = "Jama'atu Ahlis Sunna Lidda'awati wal-Jihad";

describe('a country that attacks a party was not attacked by it', () => {
  test.each([
    'Israel attacked Hamas 40 times in Gaza in 2014.',
    'Nigeria attacked Boko Haram 40 times in Borno in 2014.',
    'Nigeria bombed Boko Haram 40 times in 2014.',
    'Israël a attaqué le Hamas 40 fois à Gaza en 2014.',
    'Le Mali a attaqué le JNIM 40 fois en 2022.',
    'Malí atacó al JNIM 40 veces en 2022.',
    'Израиль атаковал ХАМАС 40 раз в Газе в 2014 году.',
    'Ізраїль атакував ХАМАС 40 разів у Газі у 2014 році.',
    'هاجمت مالي جماعة نصرة الإسلام 40 مرة عام 2022',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });

  test.each([
    'How often did Israel attack Hamas in Gaza in 2014?',
    'Did Mali attack JNIM in 2022?',
    'Combien de fois Israël a-t-il attaqué le Hamas à Gaza en 2014 ?',
  ])('nor is it asked for: %s', (text) => {
    expect(askedOf(text)).toBeNull();
  });

  test('and where a party attacked is read', () => {
    expect(whereAndWho('JNIM attacked Mali 40 times in 2022.')).toBe('ML, by JNIM');
    expect(whereAndWho('Mali saw 40 attacks by JNIM in 2022.')).toBe('ML, by JNIM');
  });
});

describe('a country beside a party that killed is no place', () => {
  test.each([
    'US and Iraqi forces killed 400 people in 2006.',
    'US-Afghan forces killed 40 people in 2010.',
    'Turkey and the Iraqi army killed 40 people in 2016.',
    'Estados Unidos y las fuerzas afganas mataron a 40 civiles en 2010.',
    "Les États-Unis et l'armée irakienne ont tué 40 civils en 2016.",
    'США и афганская армия убили 40 мирных жителей в 2010 году.',
    'Малі та JNIM вбили 40 цивільних у 2022 році.',
    'Mali and JNIM killed 40 civilians in 2022.',
    'Colombia and the ELN killed 40 people in 2015.',
    '260 people were killed by Hamas and Israel in Gaza in May 2021.',
    '260 personnes ont été tuées par le Hamas et Israël à Gaza en mai 2021.',
    'قتل 260 شخصا على يد حماس وإسرائيل في غزة في أيار 2021',
    'Los ataques de las FARC y de Colombia dejaron 260 muertos en 2002.',
    'Les attaques du JNIM et du Mali ont fait 260 morts en 2021.',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });

  test.each([
    'How many civilians did Mali and JNIM kill in 2022?',
    'Did Mali or JNIM kill more civilians in 2022?',
    'Combien de civils le Mali et le JNIM ont-ils tués en 2022 ?',
  ])('nor is it asked for: %s', (text) => {
    expect(askedOf(text)).toBeNull();
  });

  test.each([
    ['Nigeria – Boko Haram killed 400 people in 2014.', `NG, by ${bokoHaram}`],
    ["Nigeria's Boko Haram insurgents killed 400 people in Borno in 2014.", `borno, by ${bokoHaram}`],
    ['Boko Haram killed 400 people in Borno, Nigeria, in 2014.', `borno, by ${bokoHaram}`],
    ['Sudan: RSF attacks killed 400 people in Khartoum in 2023.', 'khartoum, by RSF'],
  ])('a country may stand beside one that it is the place of: %s', (text, expected) => {
    expect(whereAndWho(text)).toBe(expected);
  });
});

describe('a war is not what one side of it did', () => {
  test.each([
    'The war between Ethiopia and the TPLF killed 20,000 people in 2021.',
    'The Israel-Hamas war killed 20,000 people in 2023.',
    'The Sudan-RSF war killed 13,000 people in 2023.',
    'The Nigeria-Boko Haram conflict killed 6,000 people in 2014.',
    'Война между Израилем и ХАМАС унесла 20 000 жизней в 2023 году.',
    'Война Израиля с ХАМАС унесла 20 000 жизней в 2023 году.',
    'Конфликт Израиля и ХАМАС унёс 20 000 жизней в 2023 году.',
    'أودت الحرب بين إسرائيل وحماس بحياة 20 ألف شخص عام 2023',
    'The Boko Haram insurgency killed 35,000 people in Nigeria from 2009 to 2014.',
    'The FARC conflict killed 1,000 people in 2002.',
    'The war on the FARC killed 1,000 people in 2002.',
    'La guerra de las FARC mató a 400 personas en 2002.',
    'Конфликт с «Боко харам» унёс жизни 6000 человек в 2014 году.',
    'Війна з талібами забрала життя 6000 людей у 2014 році.',
    'الحرب على داعش قتلت 6000 شخص عام 2014',
    'حرب داعش قتلت 6000 شخص في العراق عام 2014',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });

  test('nor is it asked for', () => {
    expect(askedOf('How many people has the Boko Haram insurgency killed since 2009?')).toBeNull();
  });

  test('clashes of a country and a party are of both', () => {
    expect(whereAndWho('Israel-Hamas clashes killed 2,000 people in Gaza in 2014.')).toBe(
      'gaza-strip, against Government of Israel and Hamas',
    );
    expect(whereAndWho('During the war, Boko Haram killed 400 people in Borno in 2014.')).toBe(
      `borno, by ${bokoHaram}`,
    );
  });
});

describe('a country that left so many dead is no place', () => {
  test.each([
    'Israel left 2,000 dead in Gaza in 2014.',
    'Israel caused 2,000 deaths in Gaza in 2014.',
    'Israel took 2,000 lives in Gaza in 2014.',
    'In Gaza, Israel left 2,000 dead in 2014.',
    'Sudan left 400 dead in 2023.',
    'Le Soudan a fait 400 morts en 2023.',
    'السودان خلف 400 قتيل عام 2023',
    'Israel dejó 2.000 muertos en Gaza en 2014.',
    'Israël a fait 2 000 morts à Gaza en 2014.',
    'Израиль привёл к гибели 1 500 человек в Газе в 2014 году.',
    'أودت إسرائيل بحياة 1500 شخص في غزة عام 2014',
    'خلفت إسرائيل 1500 قتيل في غزة عام 2014',
    'Sudan attacked civilians in South Kordofan 40 times in 2012.',
    'Le Mali a attaqué des civils 40 fois en 2022.',
    'Израиль нападал на мирных жителей 40 раз в Газе в 2014 году.',
    'Sudan attacked South Kordofan 40 times in 2012.',
    'Израиль 40 раз обстрелял Газу в 2014 году.',
    'قتل السودان 400 شخص في الخرطوم عام 2023',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });

  test.each([
    '¿Cuántos muertos causó Israel en Gaza en 2014?',
    'How many people has Israel left dead in Gaza since October 2023?',
    'كم قتلت إسرائيل في غزة عام 2014؟',
    'Убил ли Израиль больше людей в Газе в 2014 году, чем в 2012?',
  ])('nor is it asked for: %s', (text) => {
    expect(askedOf(text)).toBeNull();
  });

  test.each([
    ['Israel killed 2000 people in Gaza in 2014.', 'gaza-strip, by Government of Israel'],
    ['Israël a tué 2000 personnes à Gaza en 2014.', 'gaza-strip, by Government of Israel'],
    ['Израиль убил 2000 человек в Газе в 2014 году.', 'gaza-strip, by Government of Israel'],
    ['قتلت إسرائيل 2000 شخص في غزة عام 2014', 'gaza-strip, by Government of Israel'],
    ['Boko Haram killed 2000 people in Borno in 2014.', `borno, by ${bokoHaram}`],
    ['#Israel killed 2,000 in #Gaza in 2014', 'gaza-strip, by Government of Israel'],
  ])('one that killed is its government: %s', (text, expected) => {
    expect(whereAndWho(text)).toBe(expected);
  });

  test.each([
    ['Combien de personnes Israël a-t-il tuées à Gaza en 2014 ?', 'gaza-strip, by Government of Israel'],
    ['كم عدد من قتلتهم إسرائيل في غزة عام 2014؟', 'gaza-strip, by Government of Israel'],
  ])('and so it is asked for: %s', (text, expected) => {
    expect(askedOf(text)).toBe(expected);
  });
});

describe('what is of a country in a part of it is not all that was there', () => {
  test.each([
    "Israel's attacks in Gaza killed 2,000 people in 2014.",
    'Ukrainian attacks killed 400 people in Donetsk in 2014.',
    'Los ataques de Israel en Gaza dejaron 2.000 muertos en 2014.',
    "Les attaques d'Israël à Gaza ont fait 2 000 morts en 2014.",
    'Удары Израиля по Газе унесли жизни 2 000 человек в 2014 году.',
    'هجمات إسرائيل على غزة قتلت 2000 شخص عام 2014',
    'Ukraine lost 400 people in Donetsk in 2014.',
    'Ukraine suffered 400 fatalities in Donetsk in 2014.',
    "Israel's death toll in Gaza in 2014: 66",
    'Ukrainian deaths in Donetsk exceeded 400 in 2014.',
    "Israel's civilians killed in Gaza in 2014: 3",
    'Israel registró 66 muertos en Gaza en 2014.',
    'Israël compte 66 morts à Gaza en 2014.',
    "Morts d'Israël à Gaza en 2014 : 66",
    'Потери Израиля в Газе в 2014 году: 66 убитых',
    'Втрати України у Донецькій області у 2014 році: 400 загиблих',
    'قتلى إسرائيل في غزة عام 2014: 66',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });

  test.each([
    ['Ukraine: fighting in Donetsk killed 400 people in 2014', 'donetsk'],
    ['Sudán: los combates en Jartum dejaron 400 muertos en 2023', 'khartoum'],
    ["400 people were killed in Ukraine's Donetsk region in 2014.", 'donetsk'],
    ['Boko Haram killed 400 Nigerian civilians in Borno in 2014.', `borno, by ${bokoHaram}`],
    ['Ukrainian civilians killed in Donetsk in 2014: 400', 'donetsk'],
    ['Ukraine has seen 400 battles in Donetsk in 2014.', 'donetsk'],
    ['The Ukraine war killed 400 people in Donetsk in 2014.', 'donetsk'],
    ['Ukraine recorded 400 deaths in 2014.', 'UA'],
  ])('where it was may be told by both: %s', (text, expected) => {
    expect(whereAndWho(text)).toBe(expected);
  });
});

describe('a country whose government is not known is no place for what it did', () => {
  test.each([
    'Mexico killed 40 people in Tamaulipas in 2011.',
    'México mató a 40 personas en Tamaulipas en 2011.',
    'Le Mexique a tué 40 personnes en 2011.',
    'Мексика убила 40 человек в 2011 году.',
    'قتلت المكسيك 40 شخصا عام 2011',
    'Mexico fought Los Zetas 40 times in 2011.',
    'Los Zetas fought against Mexico 40 times in 2011.',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });
});

describe('"in Israel" is not in Gaza', () => {
  test.each([
    '72 people were killed in Israel in 2014.',
    'Nobody was killed in Israel in 2010.',
    '6 personas fueron asesinadas en Israel en 2010.',
    'В Израиле в 2010 году погибли 6 человек.',
    'Civilians of Israel killed in 2014: 6',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });

  test('nor is it asked for', () => {
    expect(askedOf('How many people were killed in Israel in 2014?')).toBeNull();
  });

  test('and "in Gaza, Israel" is', () => {
    expect(whereAndWho('72 people were killed in Gaza, Israel, in 2014.')).toBe('gaza-strip');
  });
});

describe('a capital that fights is no place', () => {
  test.each([
    'Khartoum and the RSF fought 40 battles in 2023.',
    "Khartoum's war with the RSF killed 1,200 people in 2023.",
    'Kabul and the Taliban fought 1,200 battles in 2010.',
    'Bamako et le JNIM se sont affrontés 40 fois en 2021.',
    'The DPR fought Kyiv 200 times in 2014.',
    'Kyiv attacked the DPR 200 times in 2014.',
    'Кабул и талибы провели 1200 боёв в 2010 году.',
  ])('%s', (text) => {
    expect(whereAndWho(text)).toBeNull();
  });
});

describe('"au Mali" after those who fought is where', () => {
  test.each([
    [
      "Les affrontements entre le JNIM et l'EI au Mali ont fait 400 morts en 2022.",
      'ML, against JNIM and IS',
    ],
    ["Il y a eu 40 combats entre le JNIM et l'EI au Mali en 2022.", 'ML, against JNIM and IS'],
    ['Les combats du JNIM au Mali ont fait 400 morts en 2022.', 'ML, involved JNIM'],
    [
      "Les affrontements entre Boko Haram et l'ISWAP au Nigeria ont fait 400 morts en 2021.",
      `NG, against ${bokoHaram} and IS`,
    ],
  ])('%s', (text, expected) => {
    expect(whereAndWho(text)).toBe(expected);
  });

  test('and so it is asked for', () => {
    expect(askedOf('Qui a combattu Boko Haram au Nigeria en 2014 ?')).toBe(`NG, involved ${bokoHaram}`);
  });
});
