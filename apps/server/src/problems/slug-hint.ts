import { slugify } from '@partner-api/text';
import { withoutSecrets } from '../redaction/without-secrets.js';

const NAME_MAXIMUM_CHARACTERS = 64;

/** Suggests a slug for a given name; empty if there is none. */
export function slugHint(given: unknown): string {
  if (typeof given !== 'string' || given.length > NAME_MAXIMUM_CHARACTERS) return '';
  // A slug made from a secret would no longer be recognised as one.
  if (withoutSecrets(given) !== given) return '';
  // Several values in one parameter have no common slug.
  if (/[,;|]/.test(given)) return '';
  const slug = slugify(given);
  return slug === '' || slug === given ? '' : `; did you mean ${slug}?`;
}
