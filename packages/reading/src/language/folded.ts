import { foldText } from '@partner-api/text';

/**
 * A pattern for folded text, written as people spell: `folded(/^собой$/u)` finds "собои", which folding makes of it. One
 * with a letter that folding changes would never be met.
 */
export function folded({ source, flags }: RegExp): RegExp {
  return new RegExp(
    source.replace(escapeOrWord, (part) => (part.startsWith('\\') ? part : foldText(part))),
    flags,
  );
}

const escapeOrWord = /\\(?:[pP]\{[^}]*\}|.)|[\p{L}\p{M}]+/gu;
