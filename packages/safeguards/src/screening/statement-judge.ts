import { readTable } from '../read-table.js';
import { passagesOf } from './passages.js';
import { TermMatcher } from './term-matcher.js';
import type { Token } from './tokenize.js';

interface Term {
  readonly term: string;
  readonly sign: string;
}

/** A passage matches with one sign of each list and without the sign `unless`. */
interface StatementRule {
  readonly id: string;
  readonly all: readonly (readonly string[])[];
  readonly unless: string;
}

/** Returns a function that gives the ids of the rules matching the words of a text. The terms are read at the first text. */
export function statementJudge(
  rulesTable: string,
  terms: () => readonly Term[],
): (words: readonly Token[]) => readonly string[] {
  const rules: readonly StatementRule[] = readTable(rulesTable, ['rule', 'all', 'unless']).map(
    ({ rule, all, unless }) => ({ id: rule, all: all.split(' ').map((signs) => signs.split('|')), unless }),
  );
  let known: TermMatcher<string> | undefined;
  const matcher = () => {
    known ??= new TermMatcher(terms());
    return known;
  };
  return (words) => {
    const passages = passagesOf(words, matcher().find(words), new Set()).filter(
      ({ scope }) => scope === 'passage',
    );
    return rules.filter((rule) => passages.some(({ signs }) => applies(rule, signs))).map(({ id }) => id);
  };
}

function applies({ all, unless }: StatementRule, signs: ReadonlySet<string>): boolean {
  return all.every((some) => some.some((sign) => signs.has(sign))) && !signs.has(unless);
}
