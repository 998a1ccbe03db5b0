import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';
import { anyCapitalized, anyOf, noLetterAfter, noLetterBefore } from './fragments.js';
import { expression, type FoundLocation, type LocationPattern } from './location-pattern.js';
import {
  doorNumberWords,
  doorWords,
  dwellingWords,
  plateIsWords,
  plateWords,
  streetFirstWords,
  streetWords,
  telephoneWords,
} from './word-lists.js';

// Telephone numbers, number plates and postal addresses.

/** A street name, which begins with a capital in scripts that have them. */
const named = "(?:\\p{Lu}[\\p{L}'.-]{1,24}|\\p{Lo}\\p{L}{1,24})";
const name = `${named}(?:\\s(?:(?:al|el|de|la|du|des|del)\\s)?${named}){0,2}`;
const doorNumber = '\\d{1,4}\\s?[a-zA-Z]?(?![\\p{L}\\d])';
/** A longer code, such as a UUID, is not a telephone number. */
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
  },
  {
    name: 'telephone number of a country',
    sign: /0\d{1,4}[\s()./-]{0,3}\d{2}/,
    expression: expression(
      `(?<![\\p{L}\\d.,:+/-])\\(?0\\d{1,4}\\)?(?:[\\s./-]{0,2}(?!0\\d{2,3}[\\s-])\\d{2,8}){1,4}${noCode}`,
    ),
    accepts: isTelephoneOfCountry,
  },
  {
    name: 'telephone number after its word',
    sign: /\d(?:[\s()./-]{0,2}\d){5}/,
    expression: expression(
      `${noLetterBefore}${anyOf(telephoneWords)}${noLetterAfter}\\.?(?:\\s(?:is|on|at|no|nr|number))?[\\s:.#=-]{1,4}(?<place>\\(?\\d{1,5}\\)?(?:[\\s./-]{0,2}\\d{2,8}){1,5})${noCode}`,
    ),
    accepts: ({ match }) => isLongEnough(match.groups?.place),
  },
  {
    name: 'number plate',
    sign: /\d{2}/,
    expression: expression(
      `${noLetterBefore}${anyOf(plateWords)}${noLetterAfter}\\.?(?:\\s${anyOf(plateIsWords)})?[\\s:.#="-]{1,4}(?<place>(?:\\p{L}{1,4}[\\s·-]{1,3}){0,2}\\p{L}{0,4}\\d[\\p{L}\\d]{0,8}(?:[\\s·-]{1,3}\\d{1,6})?)(?![\\p{L}\\d])`,
    ),
    accepts: ({ match }) => isPlate(match.groups?.place ?? ''),
  },
  {
    name: 'number plate by its form',
    sign: /[abehikmopctyx]\s?\d{3,4}\s?[abehikmopctyx]{2}/,
    expression: expression(
      '(?<![\\p{L}\\d-])(?:[abehikmopctx]{2}\\s?\\d{4}\\s?[abehikmopctx]{2}|[abekmhopctyx]\\s?\\d{3}\\s?[abekmhopctyx]{2}\\s?\\d{2,3})(?![\\p{L}\\d-])',
    ),
    // The letters of a plate are capitals.
    accepts: ({ written }) => written === written.toUpperCase(),
  },
  {
    name: 'email address',
    sign: /@|[([]at[)\]]/,
    expression: expression(
      '(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]{1,64}(?:@|\\s?[(\\[]at[)\\]]\\s?)(?:[\\p{L}\\d-]{1,63}(?:\\.|\\s?[(\\[]dot[)\\]]\\s?)){1,4}\\p{L}{2,24}(?![\\p{L}\\d])',
    ),
  },
  {
    name: 'number and street',
    sign: /\d[a-z]?[\s,]{1,2}\p{L}/u,
    isCaseSensitive: true,
    expression: expression(
      `(?<![\\p{L}\\d.,:/-])(?!(?:1[5-9]|20)\\d{2}(?!\\d))${doorNumber},?\\s(?:${name}\\s${anyCapitalized(streetWords)}|${anyCapitalized(streetFirstWords)}\\.?\\s${name})${noLetterAfter}`,
    ),
  },
  {
    name: 'street and number',
    sign: /\p{L}[.,\s]{1,3}(?:\p{L}{1,10}\.?\s?)?\d/u,
    isCaseSensitive: true,
    expression: expression(
      `${noLetterBefore}(?:${name}\\s${anyCapitalized(streetWords)}|\\p{Lu}\\p{L}{2,24}stra(?:ss|\\u00df)e|${anyCapitalized(streetFirstWords)}\\.?\\s${name})${noLetterAfter}\\.?[\\s,]{1,2}(?:${anyCapitalized([...doorWords, ...doorNumberWords])}${noLetterAfter}[.:]?\\s{0,2})?(?!(?:1[5-9]|20)\\d{2}(?!\\d))${doorNumber}${nothingMore}`,
    ),
    accepts: ({ after }) => !/^\s?(?:km|people|persons|dead|killed|mm|m)(?!\p{L})/u.test(after),
  },
  {
    name: 'door',
    sign: /\d/,
    expression: expression(
      `${noLetterBefore}${anyOf(dwellingWords)}${noLetterAfter}\\.?(?:\\s${anyOf(doorNumberWords)})?[\\s.:#№]{1,3}(?<place>${doorNumber})${nothingMore}`,
    ),
  },
];

const isTelephone = (text: string, country?: CountryCode): boolean =>
  parsePhoneNumber(text, country)?.isValid() ?? false;

const isLongEnough = (text = ''): boolean => {
  const { length } = text.replace(/\D/g, '');
  return length >= 6 && length <= 15;
};

/** Countries at war and countries that host refugees. */
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
  if (length < 9 || length > 11 || /isbn[\s:-]{0,3}$|doi\S{0,20}$/.test(before)) return false;
  return countries.some((country) => isTelephone(match[0], country));
}

/** Whether a match is a plate and not a year or a number with a word after it. */
function isPlate(place: string): boolean {
  const digits = place.replace(/\D/g, '').length;
  const isOfLetters = place.split(/[\s·-]+/).some((part) => /^\p{L}{4,}$/u.test(part));
  return (
    digits >= (/\p{L}/u.test(place) ? 3 : 5) && digits <= 7 && !isOfLetters && !/^(?:19|20)\d{2}$/.test(place)
  );
}
