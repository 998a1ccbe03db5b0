import anyAscii from 'any-ascii';
import { composed } from './normal-forms.js';

/**
 * The slug of a name in any script: lower-case ASCII words joined by hyphens, `/^[a-z0-9]+(-[a-z0-9]+)*$/`,
 * or `''` when the name has no letter and no digit. Composed and decomposed spellings give the same slug;
 * apostrophes join what they stand between (`Sana'a` is `sanaa`).
 */
export function slugify(name: string): string {
  // any-ascii drops a lone combining mark, so that decomposed й would lose its y: compose first.
  const ascii = anyAscii(composed(name));
  return ascii
    .replace(/['`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
