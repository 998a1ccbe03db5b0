import { composed } from './normal-forms.js';

/** Returns the text in NFC, trimmed, with every run of white space replaced by one space. */
export function normalizeText(text: string): string {
  // U+0085 is white space in Unicode, not in JavaScript's \s.
  return composed(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}
