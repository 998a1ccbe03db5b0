// Numbers from 0 to 199 in words, and the words that stand between the whole and its fraction, in the languages that
// sources write in. They are folded before use, so accents, Arabic vowel points and letter case do not matter.

type WordsByValue = Readonly<Record<number, string>>;

const english: WordsByValue = {
  ...{ 0: 'zero oh nought', 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven' },
  ...{ 8: 'eight', 9: 'nine niner', 10: 'ten', 11: 'eleven', 12: 'twelve', 13: 'thirteen', 14: 'fourteen' },
  ...{ 15: 'fifteen', 16: 'sixteen', 17: 'seventeen', 18: 'eighteen', 19: 'nineteen', 20: 'twenty' },
  ...{
    30: 'thirty',
    40: 'forty fourty',
    50: 'fifty',
    60: 'sixty',
    70: 'seventy',
    80: 'eighty',
    90: 'ninety',
  },
  ...{ 100: 'hundred' },
};

const spanish: WordsByValue = {
  ...{ 0: 'cero', 1: 'uno un una', 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete' },
  ...{ 8: 'ocho', 9: 'nueve', 10: 'diez', 11: 'once', 12: 'doce', 13: 'trece', 14: 'catorce', 15: 'quince' },
  ...{
    16: 'dieciséis',
    17: 'diecisiete',
    18: 'dieciocho',
    19: 'diecinueve',
    20: 'veinte',
    21: 'veintiuno veintiún',
  },
  ...{ 22: 'veintidós', 23: 'veintitrés', 24: 'veinticuatro', 25: 'veinticinco', 26: 'veintiséis' },
  ...{
    27: 'veintisiete',
    28: 'veintiocho',
    29: 'veintinueve',
    30: 'treinta',
    40: 'cuarenta',
    50: 'cincuenta',
  },
  ...{ 60: 'sesenta', 70: 'setenta', 80: 'ochenta', 90: 'noventa', 100: 'cien ciento' },
};

const french: WordsByValue = {
  ...{
    0: 'zéro',
    1: 'un une',
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    6: 'six',
    7: 'sept',
    8: 'huit',
  },
  ...{
    9: 'neuf',
    10: 'dix',
    11: 'onze',
    12: 'douze',
    13: 'treize',
    14: 'quatorze',
    15: 'quinze',
    16: 'seize',
  },
  ...{ 20: 'vingt vingts', 30: 'trente', 40: 'quarante', 50: 'cinquante', 60: 'soixante', 70: 'septante' },
  ...{ 80: 'huitante octante', 90: 'nonante', 100: 'cent' },
};

// "And" is written in one with a word and read so, also where a word begins with its letter: واحد is و and احد.
const arabic: WordsByValue = {
  ...{ 0: 'صفر', 1: 'أحد أحدة إحدى', 2: 'اثنان اثنين اثنتان اثنتين اثنا اثنتا إثنان', 3: 'ثلاث ثلاثة' },
  ...{ 4: 'أربع أربعة', 5: 'خمس خمسة', 6: 'ست ستة', 7: 'سبع سبعة', 8: 'ثماني ثمان ثمانية', 9: 'تسع تسعة' },
  ...{ 10: 'عشر عشرة', 20: 'عشرون عشرين', 30: 'ثلاثون ثلاثين', 40: 'أربعون أربعين', 50: 'خمسون خمسين' },
  ...{ 60: 'ستون ستين', 70: 'سبعون سبعين', 80: 'ثمانون ثمانين', 90: 'تسعون تسعين', 100: 'مئة مائة' },
};

const russian: WordsByValue = {
  ...{ 0: 'ноль нуль', 1: 'один одна одну', 2: 'два две', 3: 'три', 4: 'четыре', 5: 'пять', 6: 'шесть' },
  ...{
    7: 'семь',
    8: 'восемь',
    9: 'девять',
    10: 'десять',
    11: 'одиннадцать',
    12: 'двенадцать',
    13: 'тринадцать',
  },
  ...{ 14: 'четырнадцать', 15: 'пятнадцать', 16: 'шестнадцать', 17: 'семнадцать', 18: 'восемнадцать' },
  ...{ 19: 'девятнадцать', 20: 'двадцать', 30: 'тридцать', 40: 'сорок', 50: 'пятьдесят', 60: 'шестьдесят' },
  ...{ 70: 'семьдесят', 80: 'восемьдесят', 90: 'девяносто', 100: 'сто' },
};

const ukrainian: WordsByValue = {
  ...{
    0: 'нуль',
    1: 'один одна одну',
    2: 'два дві',
    3: 'три',
    4: 'чотири',
    5: 'п’ять',
    6: 'шість',
    7: 'сім',
  },
  ...{ 8: 'вісім', 9: 'дев’ять', 10: 'десять', 11: 'одинадцять', 12: 'дванадцять', 13: 'тринадцять' },
  ...{ 14: 'чотирнадцять', 15: 'п’ятнадцять', 16: 'шістнадцять', 17: 'сімнадцять', 18: 'вісімнадцять' },
  ...{ 19: 'дев’ятнадцять', 20: 'двадцять', 30: 'тридцять', 40: 'сорок', 50: 'п’ятдесят', 60: 'шістдесят' },
  ...{ 70: 'сімдесят', 80: 'вісімдесят', 90: 'дев’яносто', 100: 'сто' },
};

const germanUnits = ['ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const germanTens: WordsByValue = {
  ...{ 20: 'zwanzig', 30: 'dreißig dreissig', 40: 'vierzig', 50: 'fünfzig', 60: 'sechzig', 70: 'siebzig' },
  ...{ 80: 'achtzig', 90: 'neunzig' },
};

const german: WordsByValue = {
  ...{ 0: 'null', 1: 'eins', 2: 'zwei zwo', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben' },
  ...{ 8: 'acht', 9: 'neun', 10: 'zehn', 11: 'elf', 12: 'zwölf', 13: 'dreizehn', 14: 'vierzehn' },
  ...{ 15: 'fünfzehn', 16: 'sechzehn', 17: 'siebzehn', 18: 'achtzehn', 19: 'neunzehn', 100: 'hundert' },
  ...germanTens,
  // "fünfunddreißig": unit and tens are one word.
  ...Object.fromEntries(
    Object.entries(germanTens).flatMap(([tens, words]) =>
      germanUnits.map((unit, index) => [
        Number(tens) + index + 1,
        words
          .split(' ')
          .map((word) => `${unit}und${word}`)
          .join(' '),
      ]),
    ),
  ),
};

const turkish: WordsByValue = {
  ...{ 0: 'sıfır', 1: 'bir', 2: 'iki', 3: 'üç', 4: 'dört', 5: 'beş', 6: 'altı', 7: 'yedi', 8: 'sekiz' },
  ...{ 9: 'dokuz', 10: 'on', 20: 'yirmi', 30: 'otuz', 40: 'kırk', 50: 'elli', 60: 'altmış', 70: 'yetmiş' },
  ...{ 80: 'seksen', 90: 'doksan', 100: 'yüz' },
};

/** Every word of a number with its value. */
export const numberWords: readonly (readonly [word: string, value: number])[] = [
  ...[english, spanish, french, arabic, russian, ukrainian, german, turkish],
].flatMap((language) =>
  Object.entries(language).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  ),
);

export const decimalPointWords = [
  ...['point', 'dot', 'decimal point', 'decimal', 'comma', 'punto', 'coma', 'virgule', 'точка', 'запятая'],
  ...['komma', 'punkt', 'virgül', 'nokta'],
  ...[
    'целых',
    'целая',
    'целые',
    'крапка',
    'кома',
    'цілих',
    'ціла',
    'цілі',
    'فاصلة',
    'فاصله',
    'فاصل',
    'نقطة',
    'نقطه',
  ],
];

/** What follows a decimal fraction in words and is no part of the number. */
export const denominatorWords = [
  ...['десятая', 'десятых', 'сотая', 'сотых', 'тысячных', 'десятитысячных', 'стотысячных', 'миллионных'],
  ...['десятих', 'сотих', 'тисячних', 'десятитисячних', 'стотисячних', 'мільйонних'],
];

export const minusWords = ['minus', 'negative', 'menos', 'moins', 'минус', 'мінус', 'ناقص', 'سالب'];
