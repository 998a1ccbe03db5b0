import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';
import { anyOf, noLetterAfter, noLetterBefore } from './fragments.js';
import { expression, type FoundLocation, type LocationPattern } from './location-pattern.js';

// What leads to a person or to their door: telephone numbers, plates, addresses.

const telephoneWords = [
  ...[
    'tel',
    'telephone',
    'phone',
    'cell',
    'mobile',
    'call',
    'call him',
    'call her',
    'call them',
    'whatsapp',
    'viber',
  ],
  ...[
    'signal',
    'telegram',
    'sms',
    'hotline',
    'number',
    'contact',
    'reach him',
    'reach her',
    'fax',
    'teléfono',
    'móvil',
  ],
  ...[
    'llamar',
    'llame',
    'téléphone',
    'portable',
    'appeler',
    'тел',
    'телефон',
    'звоните',
    'мобильный',
    'моб',
    'номер',
  ],
  ...[
    'дзвоніть',
    'هاتف',
    'الهاتف',
    'جوال',
    'الجوال',
    'موبايل',
    'واتساب',
    'رقم',
    'اتصل',
    'telefon',
    'handy',
    'cep',
  ],
];
const plateWords = [
  ...['plate', 'plates', 'number plate', 'number plates', 'licence plate', 'license plate', 'plate number'],
  ...['registration', 'registration number', 'matrícula', 'placa', 'immatriculation', 'plaque'],
  ...['immatriculé', 'immatriculée', 'номерной знак', 'госномер', 'гос номер', 'номерний знак'],
  ...['держномер', 'لوحة', 'لوحة رقم', 'اللوحة', 'رقم اللوحة', 'kennzeichen', 'plaka', 'plakalı'],
];
const streetWords = [
  ...['street', 'st', 'road', 'rd', 'avenue', 'ave', 'boulevard', 'blvd', 'lane', 'alley', 'drive', 'square'],
  ...[
    'strasse',
    'gasse',
    'sokak',
    'sokağı',
    'caddesi',
    'cad',
    'улица',
    'улице',
    'вулиця',
    'вулиці',
    'проспект',
  ],
];
const streetFirst = [
  ...[
    'calle',
    'avenida',
    'rue',
    'avenue',
    'boulevard',
    'via',
    'улица',
    'улице',
    'ул',
    'проспект',
    'пр-т',
    'переулок',
  ],
  ...['пер', 'вулиця', 'вулиці', 'вул', 'провулок', 'شارع', 'طريق', 'حارة', 'زقاق'],
];
const doorWords = [
  ...['flat', 'apartment', 'apt', 'house number', 'house no', 'building', 'building number', 'door', 'floor'],
  ...[
    'piso',
    'puerta',
    'portal',
    'appartement',
    'appt',
    'immeuble',
    'bâtiment',
    'wohnung',
    'daire',
    'кв',
    'квартира',
  ],
  ...[
    'квартире',
    'дом',
    'доме',
    'д',
    'буд',
    'будинок',
    'شقة',
    'الشقة',
    'بناء',
    'البناء',
    'منزل رقم',
    'بناية',
    'طابق',
  ],
];

/** Streets have names, and names begin with a capital where a script has them. */
const named = "(?:\\p{Lu}[\\p{L}'.-]{1,24}|\\p{Lo}\\p{L}{1,24})";
const name = `${named}(?:\\s(?:(?:al|el|de|la|du|des|del)\\s)?${named}){0,2}`;
const caseMatters = (source: string) => new RegExp(source, 'gu');
/** As they stand in a sentence, and as they begin one. */
const anyCase = (words: readonly string[]) =>
  anyOf(words.flatMap((word) => [...new Set([word, `${word.charAt(0).toUpperCase()}${word.slice(1)}`])]));
const doorNumber = '\\d{1,4}\\s?[a-zA-Z]?(?![\\p{L}\\d])';
/** A longer code, such as a UUID, is no telephone number. */
const noCode = '(?![\\p{L}\\d]|[.,]\\d|[-/][\\p{L}\\d])';
const nothingMore = '(?![\\d]|[.,]\\d|[-/]\\d)';

export const contactPatterns: readonly LocationPattern[] = [
  {
    name: 'telephone number',
    sign: /(?:\+|00)\s?\d[\d\s()./-]{6}/,
    expression: expression(
      `(?<![\\p{L}\\d.+/])(?:\\+|00)\\s?\\d{1,3}(?:[\\s()./-]{0,3}\\d{1,12}){1,6}${noCode}`,
    ),
    accepts: ({ match }) => isTelephone(match[0].replace(/^00/, '+')),
    examples: ['+963 11 212 3456', '0049 (30) 901820', '+380 44 425 5555', '00963933123456'],
  },
  {
    name: 'telephone number of a country',
    sign: /0\d{1,4}[\s()./-]{0,3}\d{2}/,
    expression: expression(
      `(?<![\\p{L}\\d.,:+/-])\\(?0\\d{1,4}\\)?(?:[\\s./-]{0,2}(?!0\\d{2,3}[\\s-])\\d{2,8}){1,4}${noCode}`,
    ),
    accepts: isTelephoneOfCountry,
    examples: ['0933 123 456', '0933123456', '(044) 425-55-55', '011 212 3456'],
  },
  {
    name: 'telephone number after its word',
    sign: /\d(?:[\s()./-]{0,2}\d){5}/,
    expression: expression(
      `${noLetterBefore}${anyOf(telephoneWords)}${noLetterAfter}\\.?(?:\\s(?:is|on|at|no|nr|number))?[\\s:.#=-]{1,4}(?<place>\\(?\\d{1,5}\\)?(?:[\\s./-]{0,2}\\d{2,8}){1,5})${noCode}`,
    ),
    accepts: ({ match }) => isLongEnough(match.groups?.place),
    examples: ['tel. 212 3456', 'phone: 7712345', 'тел. 212-34-56', 'هاتف: 2123456', 'WhatsApp 933 123 456'],
  },
  {
    name: 'number plate',
    sign: /\d{2}/,
    expression: expression(
      `${noLetterBefore}${anyOf(plateWords)}${noLetterAfter}\\.?(?:\\s(?:is|was|no|number|of|on|от))?[\\s:.#="-]{1,4}(?<place>(?:\\p{L}{1,4}[\\s·-]{1,3}){0,2}\\p{L}{0,4}\\d[\\p{L}\\d]{0,8}(?:[\\s·-]{1,3}\\d{1,6})?)(?![\\p{L}\\d])`,
    ),
    accepts: ({ match }) => isPlate(match.groups?.place ?? ''),
    examples: [
      'plate AA 1234 BB',
      'number plate 347812',
      'registration: B-KX 4711',
      'госномер А123ВС77',
      'لوحة رقم 347812',
    ],
  },
  {
    name: 'number plate by its form',
    sign: /[abehikmopctyx]\s?\d{3,4}\s?[abehikmopctyx]{2}/i,
    expression: expression(
      '(?<![\\p{L}\\d-])(?:[abehikmopctx]{2}\\s?\\d{4}\\s?[abehikmopctx]{2}|[abekmhopctyx]\\s?\\d{3}\\s?[abekmhopctyx]{2}\\s?\\d{2,3})(?![\\p{L}\\d-])',
    ),
    // Letters of a plate are capitals.
    accepts: ({ match }) => match[0] === match[0].toUpperCase(),
    examples: ['АА1234ВВ', 'KA 1234 BX', 'А123ВС77', 'А 123 ВС 777'],
  },
  {
    name: 'email address',
    sign: /@|[([]at[)\]]/i,
    expression: expression(
      '(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]{1,64}(?:@|\\s?[(\\[]at[)\\]]\\s?)(?:[\\p{L}\\d-]{1,63}(?:\\.|\\s?[(\\[]dot[)\\]]\\s?)){1,4}\\p{L}{2,24}(?![\\p{L}\\d])',
    ),
    examples: ['um.ahmad@example.org', 'um.ahmad(at)example.org', 'ivan@пример.рф'],
  },
  {
    name: 'number and street',
    sign: /\d[a-z]?[\s,]{1,2}\p{L}/iu,
    expression: caseMatters(
      `(?<![\\p{L}\\d.,:/-])(?!(?:1[5-9]|20)\\d{2}(?!\\d))${doorNumber},?\\s(?:${name}\\s${anyCase(streetWords)}|${anyCase(streetFirst)}\\.?\\s${name})${noLetterAfter}`,
    ),
    examples: ['35 Main St', '12 Al Quds Street', '12 rue Victor Hugo', '7b Baghdad Road'],
  },
  {
    name: 'street and number',
    sign: /\p{L}[.,\s]{1,3}(?:\p{L}{1,10}\.?\s?)?\d/u,
    expression: caseMatters(
      `${noLetterBefore}(?:${name}\\s${anyCase(streetWords)}|\\p{Lu}\\p{L}{2,24}stra(?:ss|ß)e|${anyCase(streetFirst)}\\.?\\s${name})${noLetterAfter}\\.?[\\s,]{1,2}(?:${anyCase([...doorWords, 'no', 'nr', 'number', 'رقم'])}${noLetterAfter}[.:]?\\s{0,2})?(?!(?:1[5-9]|20)\\d{2}(?!\\d))${doorNumber}${nothingMore}`,
    ),
    accepts: ({ after }) => !/^\s?(?:km|people|persons|dead|killed|mm|m)(?!\p{L})/iu.test(after),
    examples: [
      'Baghdad Street 12',
      'Hauptstraße 5',
      'ул. Ленина, д. 5',
      'вул. Шевченка 12',
      'شارع بغداد رقم 12',
      'calle Mayor 12',
    ],
  },
  {
    name: 'door',
    sign: /\d/,
    expression: expression(
      `${noLetterBefore}(?:(?:flat|apartment|apt|wohnung|daire|appartement|appt)${noLetterAfter}|${anyOf(['кв', 'квартира', 'квартире', 'شقة', 'الشقة', 'منزل رقم', 'house number', 'house no'])}${noLetterAfter})\\.?(?:\\s(?:no|nr|number|رقم))?[\\s.:#№]{1,3}(?<place>${doorNumber})${nothingMore}`,
    ),
    examples: ['flat 4', 'apartment 12b', 'кв. 5', 'شقة رقم 3', 'house number 14'],
  },
];

const isTelephone = (text: string, country?: CountryCode): boolean =>
  parsePhoneNumber(text, country)?.isValid() ?? false;

const isLongEnough = (text = ''): boolean => {
  const { length } = text.replace(/\D/g, '');
  return length >= 6 && length <= 15;
};

/** Where wars are, and where those who fled from them live. */
const countries: readonly CountryCode[] = [
  ...([
    'SY',
    'LB',
    'JO',
    'IQ',
    'TR',
    'PS',
    'IL',
    'YE',
    'LY',
    'SD',
    'SS',
    'UA',
    'RU',
    'AF',
    'IR',
    'EG',
  ] as const),
  ...(['MM', 'ET', 'NG', 'ML', 'CD', 'SO', 'DE', 'FR', 'GB', 'SE', 'PL'] as const),
];

function isTelephoneOfCountry({ match, before }: FoundLocation): boolean {
  const { length } = match[0].replace(/\D/g, '');
  if (length < 9 || length > 11 || /isbn[\s:-]{0,3}$|doi\S{0,20}$/i.test(before)) return false;
  return countries.some((country) => isTelephone(match[0], country));
}

/** Two digits at least, and no year or count with a word behind it. */
function isPlate(place: string): boolean {
  const digits = place.replace(/\D/g, '').length;
  const isOfLetters = place.split(/[\s·-]+/).some((part) => /^\p{L}{4,}$/u.test(part));
  return (
    digits >= (/\p{L}/u.test(place) ? 3 : 5) && digits <= 7 && !isOfLetters && !/^(?:19|20)\d{2}$/.test(place)
  );
}
