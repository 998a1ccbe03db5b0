import * as z from 'zod';

const NAME_MAXIMUM_CHARACTERS = 100;

/** NFC, so that input methods that compose differently give the same name. */
export const PartnerNameSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(NAME_MAXIMUM_CHARACTERS)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'must be one line without invisible characters');
