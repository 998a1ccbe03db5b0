import { readFileSync } from 'node:fs';
import { foldText } from '@partner-api/text';

/**
 * Whether a text speaks to a machine that reads it rather than to readers: orders to disregard instructions, roles of a
 * conversation, mark-up and characters that hide it, long runs of encoded text.
 */
export function isMachineAddressed(text: string): boolean {
  if (hidden.test(text) || encoded.test(text.replace(links, ' '))) return true;
  const folded = foldText(text.replace(invisible, ''));
  const read: Readonly<Record<string, string>> = { markup: text.toLowerCase(), role: text };
  return patterns.some(({ kind, pattern }) => pattern.test(read[kind] ?? folded));
}

// Characters that part a word for the eye of a machine only, that turn the direction of text by force, and tag
// characters. Before and after words, zero-width spaces are what web pages leave behind in headlines.
const hidden =
  /(?<=\p{L})[\u200b\u2060\ufeff](?=\p{L})|[\u202d\u202e\u{e0000}-\u{e007f}]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/u;
const invisible = /[\p{Cf}]/gu;
// Addresses are long, and hold other scripts in percent signs, without hiding anything.
const links = /https?:\/\/\S+/gi;
const encoded = /(?:[A-Za-z0-9+/]{40,}={0,2})|(?:\\u[0-9a-f]{4}){4,}|(?:%[0-9a-f]{2}){8,}/i;

/** Where an order begins. Reports tell that somebody ignored evidence; an order says so at the start of a clause. */
const START = String.raw`(?:^|[.!?:;,\n"'\u201c\u201d\u00ab\u00bb()[\]\u2014\u2013-] ?|\b(?:please|must|now|and|then) )`;

/**
 * `markup` is looked for in small letters, `role` ("SYSTEM:") in the text as it is, an `order` in the folded text, and a `clause`
 * there where an order begins. Read when the process starts: later no file may be open.
 */
const patterns = readFileSync(new URL('../../data/machine-addressed.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', flags, source = ''] = line.split('\t');
    return { kind, pattern: new RegExp(kind === 'clause' ? START + source : source, flags) };
  });
