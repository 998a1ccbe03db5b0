import { plainText, type Token } from './tokens.js';

/** Words as a text has them, which are read folded; as they were read where they are not found in it. */
export function asWritten(text: string, tokens: readonly Token[], read: string): string {
  const [first = '', ...others] = read.split(' ');
  for (const [place, token] of tokens.entries()) {
    const last = tokens[place + others.length];
    // A word may be read without a particle that is written as part of it.
    if (token.type !== 'word' || last?.type !== 'word' || !token.text.endsWith(first)) continue;
    const isSame = others.every((word, index) => wordAt(tokens, place + 1 + index)?.endsWith(word));
    if (isSame) return plainText(text).slice(token.start, last.end);
  }
  return read;
}

function wordAt(tokens: readonly Token[], place: number): string | null {
  const token = tokens[place];
  return token?.type === 'word' ? token.text : null;
}
