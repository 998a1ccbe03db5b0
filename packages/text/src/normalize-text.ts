import { composed } from './normal-forms.js';

/** Readable text in one spelling: NFC, every run of white space one space, none at the ends. */
export function normalizeText(text: string): string {
  // U+0085 is white space in Unicode, not in JavaScript's \s.
  return composed(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}
