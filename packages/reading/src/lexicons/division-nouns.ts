/**
 * Phrases about provinces with the other words for what a country is divided into: "which province", "which state". Folded, as
 * the words of lexicons are.
 */
export function withDivisions(language: string, phrases: readonly string[]): string[] {
  const ways = nouns[language] ?? [];
  const told = ways.flatMap((ofNoun) => phrases.map((phrase) => replaced(phrase, ofNoun)));
  return [...new Set([...phrases, ...told])].filter((phrase) => !alsoElsewhere.has(phrase));
}

/** "Killed by state forces". */
const alsoElsewhere: ReadonlySet<string> = new Set(['by state']);

/** One noun in the place of another, with the words that agree with it, as pairs; longer ones first. */
type OfNoun = readonly (readonly [from: string, to: string])[];

function replaced(phrase: string, ofNoun: OfNoun): string {
  return ofNoun.reduce(
    (told, [from, to]) => told.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'gu'), to),
    phrase,
  );
}

const nouns: Readonly<Record<string, readonly OfNoun[]>> = {
  en: ['state', 'region', 'department', 'oblast'].map((noun) => [
    ['provinces', `${noun}s`],
    ['province', noun],
  ]),
  es: [
    [
      ['provincias', 'regiones'],
      ['provincia', 'region'],
    ],
    ...['departamento', 'estado'].map(
      (noun): OfNoun => [
        ['las provincias', `los ${noun}s`],
        ['provincias', `${noun}s`],
        ['la provincia', `el ${noun}`],
        ['ninguna otra provincia', `ningun otro ${noun}`],
        ['otra provincia', `otro ${noun}`],
        ['provincia', noun],
        ['mortifera', 'mortifero'],
        ['sangrienta', 'sangriento'],
        ['violenta', 'violento'],
      ],
    ),
  ],
  fr: [
    [
      ['provinces', 'regions'],
      ['province', 'region'],
    ],
    [
      ['gouvernorats', 'departements'],
      ['gouvernorat', 'departement'],
    ],
    [
      ['gouvernorats', 'etats'],
      ['le gouvernorat', 'l etat'],
      ['gouvernorat', 'etat'],
    ],
  ],
  ar: [
    [
      ['المحافظات', 'الولايات'],
      ['محافظات', 'ولايات'],
      ['المحافظة', 'الولاية'],
      ['محافظة', 'ولاية'],
    ],
  ],
  ru: [
    [
      ['провинциям', 'областям'],
      ['провинциях', 'областях'],
      ['провинции', 'области'],
      ['провинциеи', 'областью'],
      ['провинцию', 'область'],
      ['провинция', 'область'],
    ],
    // Folded, the genitive of several is written as their nominative.
    [['провинции', 'областеи']],
  ],
  uk: [
    [
      ['провінціями', 'областями'],
      ['провінціях', 'областях'],
      ['провінціи', 'областеи'],
      ['провінціі', 'області'],
      ['провінцією', 'областю'],
      ['провінцію', 'область'],
      ['провінція', 'область'],
    ],
  ],
};
