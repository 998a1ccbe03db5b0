import { once } from '../once.js';
import { readTable } from '../read-table.js';

/** The languages that have tables of terms. */
export const TABLE_LANGUAGES = ['en', 'es', 'fr', 'ar', 'ru', 'uk'] as const;
type TableLanguage = (typeof TABLE_LANGUAGES)[number];

/** Topics of terms. A term of `none` contains another term and means something else: "training camp". */
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
 * What a term denotes: people in general, people who help them, a person who may be sought, a place of refuge, a place
 * of gathering, transport, or only a topic ("medical").
 */
const KINDS = ['people', 'helper', 'person', 'refuge', 'gathering', 'transport', 'topic', 'none'] as const;
type KindAtRisk = (typeof KINDS)[number];

export interface TermAtRisk {
  readonly language: TableLanguage;
  /** Words separated by spaces, matched after folding; a star stands for any ending. */
  readonly term: string;
  readonly class: ClassAtRisk;
  readonly kind: KindAtRisk;
}

/** Terms for people and places at risk in six languages, shared by screening, redaction and sensitivity. */
export const termsAtRisk = once((): readonly TermAtRisk[] =>
  TABLE_LANGUAGES.flatMap((language) =>
    readTable(`at-risk.${language}.tsv`, ['term', 'class', 'kind']).map((row) => ({
      language,
      term: row.term,
      class: oneOf(CLASSES, row.class),
      kind: oneOf(KINDS, row.kind),
    })),
  ),
);

function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((one) => one === name);
  if (found === undefined)
    throw new Error(`The list of terms at risk has "${name}" for one of ${names.join(', ')}`);
  return found;
}
