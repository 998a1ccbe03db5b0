import { readFileSync } from 'node:fs';
import { foldText } from '@partner-api/text';
import type { CorpusRecord } from './corpus.js';
import { fieldsOf } from './fields.js';

/**
 * Detects prompt injections: orders to disregard instructions, conversation roles, mark-up, hidden characters and long
 * runs of encoded text.
 */
export function isPromptInjection(text: string): boolean {
  if (hidden.test(text) || encoded.test(text.replace(links, ' '))) return true;
  const folded = foldText(text.replace(invisible, ''));
  const read: Readonly<Record<string, string>> = { markup: text.toLowerCase(), role: text };
  return patterns.some(({ kind, pattern }) => pattern.test(read[kind] ?? folded));
}

// Zero-width characters within words, forced text direction, and tag characters. Zero-width spaces at word boundaries
// are allowed, because headlines from web pages contain them.
const hidden =
  /(?<=\p{L})[\u200b\u2060\ufeff](?=\p{L})|[\u202d\u202e\u{e0000}-\u{e007f}]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
const invisible = /[\p{Cf}]/gu;
// URLs are long and percent-encode other scripts legitimately.
const links = /https?:\/\/\S+/gi;
const encoded = /(?:[A-Za-z0-9+/]{40,}={0,2})|(?:\\u[0-9a-f]{4}){4,}|(?:%[0-9a-f]{2}){8,}/i;

/** The start of a clause, where an imperative is an order; a report says within one that somebody ignored evidence. */
const START = String.raw`(?:^|[.!?:;,\n"'\u201c\u201d\u00ab\u00bb()[\]\u2014\u2013-] ?|\b(?:please|must|now|and|then) )`;

/**
 * `markup` matches the text in lower case, `role` ("SYSTEM:") the original, `order` the folded text, and `clause` the
 * folded text at the start of a clause. Loaded at start-up, in case no file can be opened later.
 */
const patterns = readFileSync(new URL('../../data/prompt-injections.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', flags, source = ''] = line.split('\t');
    return { kind, pattern: new RegExp(kind === 'clause' ? START + source : source, flags) };
  });

/**
 * Marks a record that contains a prompt injection as retracted for the search index, so that it is neither quoted nor
 * displaces other results. Lists still return it, and event counts still include it.
 */
export function excludePromptInjection(change: CorpusRecord): CorpusRecord {
  if (change.record.status === 'retracted' || !hasPromptInjection(change)) return change;
  return { ...change, record: { ...change.record, status: 'retracted' } } as CorpusRecord;
}

function hasPromptInjection(change: CorpusRecord): boolean {
  return fieldsOf(change).some(({ text, source: { publisher } }) =>
    isPromptInjection(publisher === null ? text : `${publisher}\n${text}`),
  );
}
