import { readFileSync } from 'node:fs';
import { words } from '@partner-api/text';

const KINDS = ['deny', 'untrue', 'idle', 'number', 'relation', 'sequence'] as const;

/** A row of `data/guard-words.tsv`. */
interface GuardWord {
  /**
   * `deny`: a negation; `untrue`: calls a whole report false; `idle`: contains a negation without negating anything;
   * `number`; `relation`: refers to another person than the one named next to it; `sequence`: before, after, during.
   */
  readonly kind: (typeof KINDS)[number];
  /** Normalised value; the phrase itself if the table gives none. */
  readonly value: string;
  /** Case-folded, as returned by `words`. */
  readonly phrase: readonly string[];
}

/** The guard words of a text in order, longest match first; null for a language without a table. */
export function guardWordsIn(spoken: readonly string[], language: string): GuardWord[] | null {
  const known = table.get(language === 'und' ? 'en' : language);
  if (known === undefined) return null;
  const found: GuardWord[] = [];
  for (let place = 0; place < spoken.length; ) {
    const match = known
      .get(spoken[place] ?? '')
      ?.find(({ phrase }) => phrase.every((word, next) => spoken[place + next] === word));
    if (match !== undefined) found.push(match);
    place += match?.phrase.length ?? 1;
  }
  return found;
}

/** The values of the guard words of one kind in a text; none for a language without a table. */
export function guardValuesIn(kind: GuardWord['kind'], text: string, language: string): Set<string> {
  const found = guardWordsIn(words(text, language), language) ?? [];
  return new Set(found.filter((word) => word.kind === kind).map(({ value }) => value));
}

/** By language and first word, longer phrases first. */
type GuardWords = ReadonlyMap<string, ReadonlyMap<string, readonly GuardWord[]>>;

/** @throws Error naming an invalid line. */
function readTable(tsv: string): GuardWords {
  const byLanguage = new Map<string, Map<string, GuardWord[]>>();
  const seen = new Set<string>();
  for (const [number, line] of tsv.trim().split('\n').slice(1).entries()) {
    const [language = '', name, written = '', value = ''] = line.split('\t');
    const kind = KINDS.find((known) => known === name);
    const phrase = words(written, language);
    const [first] = phrase;
    const key = `${language} ${phrase.join(' ')}`;
    if (kind === undefined || first === undefined || seen.has(key))
      throw new Error(
        `guard-words.tsv, line ${number + 2}: unknown kind, no phrase or a phrase twice: ${line}`,
      );
    seen.add(key);
    const ofLanguage = byLanguage.get(language) ?? new Map<string, GuardWord[]>();
    byLanguage.set(language, ofLanguage);
    const word = { kind, value: value === '' ? phrase.join(' ') : value, phrase };
    const ofFirst = [...(ofLanguage.get(first) ?? []), word];
    ofLanguage.set(
      first,
      ofFirst.sort((a, b) => b.phrase.length - a.phrase.length),
    );
  }
  return byLanguage;
}

const table = readTable(readFileSync(new URL('../../../data/guard-words.tsv', import.meta.url), 'utf8'));
