import { SCOPES } from '@partner-api/contract';
import { isKeyId } from '@partner-api/storage';
import * as z from 'zod';

/** The public part of a key. The message does not repeat the value, which can be a whole key given by mistake. */
export const KeyIdSchema = z.string().refine(isKeyId, {
  error: 'must be the id of a key, as `keys list` shows it: 12 letters and digits, never the key itself',
});

export const ScopesSchema = z
  .array(z.enum(SCOPES))
  .min(1, 'must name at least one scope')
  .refine((scopes) => new Set(scopes).size === scopes.length, 'must name each scope once');

const YEAR_MAXIMUM = 9999;

/** Expiry of a key; a date means its last second in UTC. */
export const ExpirySchema = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'must be YYYY-MM-DD or an RFC 3339 time such as 2027-03-31T12:00:00Z',
  })
  .transform((text) => new Date(text.includes('T') ? text : `${text}T23:59:59Z`))
  .refine((time) => time.getUTCFullYear() <= YEAR_MAXIMUM, `must not be after the year ${YEAR_MAXIMUM}`);
