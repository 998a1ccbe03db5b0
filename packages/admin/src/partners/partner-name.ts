import * as z from 'zod';

const NAME_MAXIMUM_CHARACTERS = 100;

/** Composed, so that a name typed on another keyboard is the same name. */
export const PartnerNameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(NAME_MAXIMUM_CHARACTERS)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'must be one line without invisible characters');
