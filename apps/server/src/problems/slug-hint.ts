import { slugify } from '@partner-api/text';
import { withoutSecrets } from '../redaction/without-secrets.js';

const NAME_MAXIMUM_CHARACTERS = 64;

/** The slug of what was given in its place, such as a name, as a hint; empty where there is none to tell. */
export function slugHint(given: unknown): string {
  if (typeof given !== 'string' || given.length > NAME_MAXIMUM_CHARACTERS) return '';
  // The slug of a secret would no longer look like one.
  if (withoutSecrets(given) !== given) return '';
  // Several in one parameter: the slug of all together is none.
  if (/[,;|]/.test(given)) return '';
  const slug = slugify(given);
  return slug === '' || slug === given ? '' : `; did you mean ${slug}?`;
}
