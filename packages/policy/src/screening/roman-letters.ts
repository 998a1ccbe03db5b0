import { letterShapes, singleLetters } from './letter-shapes.js';

// Russian and Ukrainian together: what the two, or two ways to romanise one of them, write differently becomes one.
const roman: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    е: 'e',
    є: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
    ї: 'i',
  },
  ...{
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
  },
  ...{ ц: 'c', ч: 'ch', ш: 'sh', щ: 'sh', ы: 'i', э: 'e', ю: 'iu', я: 'ia', ь: '', ъ: '', "'": '', '*': '*' },
};

const cyrillic = /^[а-яґєії'*]+$/u;

/** A folded Cyrillic word or beginning in Latin letters, as `romanSound` would give it; null where it is none. */
export function romanized(word: string): string | null {
  if (!cyrillic.test(word)) return null;
  const letters = [...word].map((letter) => roman[letter] ?? letter).join('');
  return romanSound(letterShapes(letters));
}

/** The shapes of a word in Latin letters with one spelling for each sound of Russian and Ukrainian. */
export function romanSound(shapes: string): string {
  const sounds = shapes
    .replaceAll(/shch|sch|sh/g, 's')
    .replaceAll(/tch|ch/g, 'q')
    .replaceAll('zh', 'z')
    .replaceAll(/kh|x/g, 'h')
    .replaceAll(/ts|tz/g, 'c')
    .replaceAll('g', 'h')
    .replaceAll('w', 'v')
    .replaceAll(/[yj]/g, 'i')
    .replaceAll('ie', 'e');
  return singleLetters(sounds);
}
