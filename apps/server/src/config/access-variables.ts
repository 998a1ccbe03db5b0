import * as z from 'zod';
import { orNull, variable, wholeNumber } from './variable.js';

/** `keys`: partners send a key. `open`: no key is needed. */
export type AccessMode = 'keys' | 'open';

/** Ten years, as long as the longest window in the contract. */
const DELAY_HOURS_MAXIMUM = 87_600;

/** Who may use the operations, and how long sensitive records are held back. */
export const ACCESS_VARIABLES = {
  ACCESS: variable({
    decides:
      'Who may use the operations: `keys` for partners with a key, `open` for everyone who reaches the server.',
    rule: 'keys or open',
    unset: null,
    unsetText: '`open` where `HOST` is loopback, `keys` elsewhere',
    schema: z.enum(['keys', 'open']).transform((mode): AccessMode | null => mode),
  }),
  OPEN_ACCESS_ON_ANY_ADDRESS: variable({
    decides: 'Whether `ACCESS=open` is meant even though `HOST` is not loopback. Without it that is refused.',
    rule: 'yes or no',
    unset: false,
    unsetText: '`no`',
    schema: z.enum(['yes', 'no']).transform((text): boolean => text === 'yes'),
  }),
  PUBLICATION_DELAY_HOURS: variable({
    decides:
      'How many hours after they happened sensitive records are held back. `0` serves them at once. Set, it holds for every server of the store.',
    rule: `a whole number from 0 to ${DELAY_HOURS_MAXIMUM}, in plain digits`,
    unset: null,
    unsetText:
      'as the store has it, `0` where it has none, in open access on loopback; elsewhere it must be set',
    schema: wholeNumber(DELAY_HOURS_MAXIMUM).transform(orNull),
  }),
} as const;
