import { readTable } from '../read-table.js';

/** The languages that have tables of terms. */
export const TABLE_LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;
type TableLanguage = (typeof TABLE_LANGUAGES)[number];

/** What a term is about. The terms of `none` contain another term and mean something else: "training camp". */
const CLASSES = [
  'civilians',
  'shelter',
  'health',
  'education',
  'aid',
  'worship',
  'gathering',
  'utilities',
  'witness',
  'media',
  'transit',
  'detention',
  'none',
] as const;
export type ClassAtRisk = (typeof CLASSES)[number];

/**
 * What a term denotes: people in general, people who help them, a person who may be sought, a place where people stay, a
 * place where they gather, transport; or only the topic ("medical").
 */
const KINDS = ['people', 'helper', 'person', 'refuge', 'gathering', 'transport', 'topic', 'none'] as const;
type KindAtRisk = (typeof KINDS)[number];

export interface TermAtRisk {
  readonly language: TableLanguage;
  /** Words in any spelling that folds to theirs, separated by spaces; a star stands for any ending. */
  readonly term: string;
  readonly class: ClassAtRisk;
  readonly kind: KindAtRisk;
}

/** People and places at risk, in the six languages: one list for screening, redaction and sensitivity. */
export const termsAtRisk: readonly TermAtRisk[] = TABLE_LANGUAGES.flatMap((language) =>
  readTable(`at-risk.${language}.tsv`, ['term', 'class', 'kind']).map((row) => ({
    language,
    term: row.term,
    class: oneOf(CLASSES, row.class),
    kind: oneOf(KINDS, row.kind),
  })),
);

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((one) => one === name);
  if (found === undefined)
    throw new Error(`The list of terms at risk has "${name}" for one of ${names.join(', ')}`);
  return found;
}
