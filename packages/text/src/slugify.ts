import anyAscii from 'any-ascii';
import { composed } from './normal-forms.js';

/**
 * Returns the slug of a name in any script: lower-case ASCII words joined by hyphens, `/^[a-z0-9]+(-[a-z0-9]+)*$/`, or `''`
 * without a letter or digit. Composed and decomposed spellings have the same slug; apostrophes are removed (`Sana'a` is `sanaa`).
 */
export function slugify(name: string): string {
  // any-ascii drops combining marks, so a decomposed й would become another letter.
  const ascii = anyAscii(composed(name));
  return ascii
    .replace(/['`]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
