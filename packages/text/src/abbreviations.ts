// Lower case, without the final full stop. One list serves all languages, because no entry is a common word at the end of a
// sentence in another language: "ca" is not a word, "ça" is spelt with a cedilla.

/** Abbreviations that can precede any word. */
export const abbreviations: ReadonlySet<string> = new Set([
  ...['dr', 'mr', 'mrs', 'ms', 'mx', 'prof', 'rev', 'hon', 'messrs', 'st', 'mt'],
  ...[
    'gen',
    'maj',
    'col',
    'lt',
    'cpt',
    'capt',
    'cmdr',
    'sgt',
    'cpl',
    'pvt',
    'adm',
    'brig',
    'cdr',
    'supt',
    'insp',
  ],
  ...['gov', 'sen', 'rep', 'pres', 'amb', 'dept', 'univ', 'approx', 'ca', 'v', 'vs', 'cf', 'viz'],
  ...['e.g', 'i.e', 'a.k.a'],
  ...['sr', 'sra', 'srta', 'gral', 'cnel', 'ee', 'mme', 'mlle', 'mgr', 'exmo'],
  ...['hr', 'fr', 'bzw', 'z.b', 'z', 'd.h', 'u.a', 'evtl', 'ggf', 'sog'],
  ...['ул', 'т.е', 'т.н', 'т.к', 'д-р', 'проф', 'ген', 'акад', 'обл', 'р-н', 'пос'],
]);

/** Abbreviations only before a number: "No. 5", but "The answer was no." */
export const numberAbbreviations: ReadonlySet<string> = new Set([
  ...[
    'no',
    'nos',
    'nr',
    'art',
    'fig',
    'figs',
    'p',
    'pp',
    'par',
    'sect',
    'vol',
    'ch',
    'res',
    'num',
    'тыс',
    'стр',
    'ст',
  ],
  ...['jan', 'feb', 'mar', 'apr', 'jun', 'jul', 'aug', 'sep', 'sept', 'oct', 'nov', 'dec'],
]);

/** Words that start a new sentence even after an abbreviation: "in the U.S. The army". */
export const sentenceOpeners: ReadonlySet<string> = new Set([
  ...[
    'the',
    'a',
    'an',
    'he',
    'she',
    'it',
    'they',
    'we',
    'i',
    'you',
    'this',
    'that',
    'these',
    'those',
    'there',
  ],
  ...[
    'in',
    'on',
    'at',
    'but',
    'and',
    'however',
    'when',
    'while',
    'after',
    'before',
    'its',
    'his',
    'her',
    'their',
  ],
  ...['then', 'now', 'so', 'if', 'as', 'for', 'no', 'not', 'what', 'who'],
  ...['el', 'la', 'los', 'las', 'en', 'le', 'les', 'il', 'elle', 'der', 'die', 'das', 'er', 'sie', 'es'],
  ...['в', 'на', 'он', 'она', 'они', 'но', 'по', 'это', 'как'],
]);
