import { words } from '@partner-api/text';
import { listsByLanguage } from './lists-by-language.js';

/**
 * Number words of a language, folded, with their values. Words for one are left out: they are articles and pronouns
 * more often. An unknown language has none; numbers in digits are found in every language.
 */
export function numberWords(language: string): ReadonlyMap<string, string> {
  return lists.of(language) ?? none;
}

const none: ReadonlyMap<string, string> = new Map();

// value: words, the forms that occur most
const data: Readonly<Record<string, string>> = {
  en: `0: zero; 2: two both; 3: three; 4: four; 5: five; 6: six; 7: seven; 8: eight; 9: nine; 10: ten; 11: eleven;
    12: twelve dozen dozens; 13: thirteen; 14: fourteen; 15: fifteen; 16: sixteen; 17: seventeen; 18: eighteen;
    19: nineteen; 20: twenty; 30: thirty; 40: forty; 50: fifty; 60: sixty; 70: seventy; 80: eighty; 90: ninety;
    100: hundred hundreds; 1000: thousand thousands; 1000000: million millions mil; 1000000000: billion billions; 1/2: half;
    x2: twice double doubled; x3: triple tripled`,
  es: `0: cero; 2: dos ambos ambas; 3: tres; 4: cuatro; 5: cinco; 6: seis; 7: siete; 8: ocho; 9: nueve; 10: diez;
    11: once; 12: doce docena docenas; 13: trece; 14: catorce; 15: quince; 16: dieciseis; 17: diecisiete;
    18: dieciocho; 19: diecinueve; 20: veinte; 30: treinta; 40: cuarenta; 50: cincuenta; 60: sesenta; 70: setenta;
    80: ochenta; 90: noventa; 100: cien ciento cientos centenar centenares; 200: doscientos doscientas;
    300: trescientos trescientas; 400: cuatrocientos cuatrocientas; 500: quinientos quinientas; 1000: mil miles;
    1000000: millon millones; 1/2: mitad; x2: doble duplico`,
  fr: `0: zero; 2: deux; 3: trois; 4: quatre; 5: cinq; 6: six; 7: sept; 8: huit; 9: neuf; 10: dix dizaine dizaines;
    11: onze; 12: douze douzaine; 13: treize; 14: quatorze; 15: quinze; 16: seize; 20: vingt vingts vingtaine;
    30: trente; 40: quarante; 50: cinquante; 60: soixante; 100: cent cents centaine centaines; 1000: mille milliers;
    1000000: million millions; 1000000000: milliard milliards; 1/2: moitie; x2: double double`,
  de: `0: null; 2: zwei beide; 3: drei; 4: vier; 5: funf; 6: sechs; 7: sieben; 8: acht; 9: neun; 10: zehn; 11: elf;
    12: zwolf dutzend dutzende; 20: zwanzig; 30: dreissig; 40: vierzig; 50: funfzig; 60: sechzig; 70: siebzig;
    80: achtzig; 90: neunzig; 100: hundert hunderte; 1000: tausend tausende; 1000000: million millionen;
    1000000000: milliarde milliarden; 1/2: halfte`,
  ar: `0: صفر; 2: اثنان اثنين اثنتان اثنتين; 3: ثلاثة ثلاث; 4: أربعة أربع; 5: خمسة خمس; 6: ستة ست; 7: سبعة سبع;
    8: ثمانية ثماني ثمان; 9: تسعة تسع; 10: عشرة عشر عشرات; 20: عشرون عشرين; 30: ثلاثون ثلاثين; 40: أربعون أربعين;
    50: خمسون خمسين; 60: ستون ستين; 70: سبعون سبعين; 80: ثمانون ثمانين; 90: تسعون تسعين; 100: مئة مائة مئات;
    200: مئتان مئتين مائتين; 1000: ألف آلاف; 2000: ألفان ألفين; 1000000: مليون ملايين; 1/2: نصف`,
  ru: `0: ноль нуль; 2: два две двух двумя двое оба обе; 3: три трех тремя трое; 4: четыре четырех четверо;
    5: пять пяти пятеро; 6: шесть шести; 7: семь семи; 8: восемь восьми; 9: девять девяти; 10: десять десяти десятки
    десятков; 11: одиннадцать; 12: двенадцать; 13: тринадцать; 14: четырнадцать; 15: пятнадцать; 16: шестнадцать;
    17: семнадцать; 18: восемнадцать; 19: девятнадцать; 20: двадцать двадцати; 30: тридцать тридцати; 40: сорок сорока;
    50: пятьдесят пятидесяти; 60: шестьдесят шестидесяти; 70: семьдесят; 80: восемьдесят; 90: девяносто;
    100: сто ста сотни сотен; 200: двести двухсот; 300: триста; 400: четыреста; 500: пятьсот;
    1000: тысяча тысячи тысяч; 1000000: миллион миллиона миллионов; 1/2: половина половину`,
  uk: `0: нуль; 2: два дві двох двоє обидва; 3: три трьох троє; 4: чотири чотирьох; 5: пять пяти; 6: шість шести;
    7: сім семи; 8: вісім восьми; 9: девять девяти; 10: десять десяти десятки десятків; 11: одинадцять;
    12: дванадцять; 20: двадцять двадцяти; 30: тридцять тридцяти; 40: сорок сорока; 50: пятдесят пятдесяти;
    60: шістдесят; 70: сімдесят; 80: вісімдесят; 90: девяносто; 100: сто ста сотні сотень; 200: двісті двохсот;
    300: триста; 500: пятсот; 1000: тисяча тисячі тисяч; 1000000: мільйон мільйона мільйонів; 1/2: половина половину`,
};

const lists = listsByLanguage(data, readList);

function readList(list: string, language: string): Map<string, string> {
  const entries = list.split(';').flatMap((entry) => {
    const [value = '', forms = ''] = entry.split(': ');
    return words(forms, language).map((word): [string, string] => [word, value.trim()]);
  });
  return new Map(entries);
}
