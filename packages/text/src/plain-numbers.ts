import { languageOf } from './language-tag.js';

// The look-behind prevents quadratic time on a long run of digits.
const numeral = /(?<![0-9])[0-9]+(?:[.,'][0-9]+)+/g;
const commaGroups = /^[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}(?:\.[0-9]+)?$/;
const apostropheGroups = /^[0-9]{1,3}(?:'[0-9]{3})+$/;
const dotGroups = /^[0-9]{1,3}(?:\.[0-9]{3}){2,}(?:,[0-9]+)?$/;
const oneDotGroup = /^[0-9]{1,3}\.[0-9]{3}(?:,[0-9]+)?$/;
const decimalComma = /^[0-9]+,[0-9]{1,2}$/;
const decimalPoint = /^[0-9]+\.[0-9]+$/;

// Languages in which "1.000" is a thousand (CLDR, symbols of the default numbering system).
const dotGroupLanguages: ReadonlySet<string> = new Set([
  ...[
    'az',
    'bs',
    'ca',
    'da',
    'de',
    'el',
    'es',
    'eu',
    'gl',
    'hr',
    'id',
    'is',
    'it',
    'lb',
    'mk',
    'nl',
    'pt',
    'ro',
  ],
  ...['sl', 'sr', 'tr', 'vi'],
]);

// Languages that group digits with a space.
const spaceGroupLanguages: ReadonlySet<string> = new Set([
  ...[
    'be',
    'bg',
    'cs',
    'et',
    'fi',
    'fr',
    'hu',
    'hy',
    'ka',
    'kk',
    'ky',
    'lt',
    'lv',
    'nb',
    'nn',
    'no',
    'pl',
    'ru',
  ],
  ...['sk', 'sq', 'sv', 'tk', 'uk', 'uz'],
]);
const spaceGroups = /(?<![0-9.,])[0-9]{1,3}(?: [0-9]{3})+(?![0-9])/g;
const severalSpaceGroups = /^[0-9]+ [0-9]+ /;

/**
 * Normalizes the numbers of a folded text: no grouping, a decimal point (`1,000`, `1'000`, `1.000.000`, `1 000 000`, `3,5` become
 * `1000`, `1000`, `1000000`, `1000000`, `3.5`; `1.000` and `1 000` only in languages that group so). Other joined digits, as in
 * dates and addresses, are separated by spaces: `14.03.2017` becomes `14 03 2017`.
 */
export function plainNumbers(folded: string, lang: string | undefined): string {
  const ungrouped = folded.replace(spaceGroups, (number) =>
    severalSpaceGroups.test(number) || isAmong(spaceGroupLanguages, lang)
      ? number.replaceAll(' ', '')
      : number,
  );
  return ungrouped.replace(numeral, (number) => {
    if (commaGroups.test(number)) return number.replaceAll(',', '');
    if (apostropheGroups.test(number)) return number.replaceAll("'", '');
    if (dotGroups.test(number) || (oneDotGroup.test(number) && isAmong(dotGroupLanguages, lang)))
      return number.replaceAll('.', '').replace(',', '.');
    if (decimalComma.test(number)) return number.replace(',', '.');
    return decimalPoint.test(number) ? number : number.replace(/[.,']/g, ' ');
  });
}

function isAmong(languages: ReadonlySet<string>, lang: string | undefined): boolean {
  return lang !== undefined && languages.has(languageOf(lang) ?? '');
}
