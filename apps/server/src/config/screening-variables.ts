import * as z from 'zod';
import { limit } from './limit.js';
import { publicAddress } from './public-address.js';
import { orNull, variable } from './variable.js';

/** Appeals, limits and audit texts of refusals and flags under the terms. */
export const SCREENING_VARIABLES = {
  APPEAL_CONTACT: variable({
    decides: 'Where a person looks at refusals under the terms, as every refusal and `/terms` tell partners.',
    rule: 'an email address such as appeals@desk.example, or an http or https address without a password',
    unset: null,
    unsetText: 'partners are told to ask whoever gave them their key',
    schema: z.union([z.email(), publicAddress]).transform(orNull),
  }),
  AUDIT_REQUEST_TEXT: variable({
    decides:
      'Whether the audit log keeps the text of a refused or flagged request, for good, beside its keyed hash. `/terms` says so.',
    rule: 'yes or no',
    unset: false,
    unsetText: '`no`',
    schema: z.enum(['yes', 'no']).transform((text): boolean => text === 'yes'),
  }),
  SCREENING_FLAG_LIMIT: limit(
    50,
    'How many questions and claims of one partner may be flagged in 24 hours. From the next one on, what would be flagged is refused until the desk clears the partner (`partners clear`). Counted with keys only. `0` sets no limit.',
  ),
  SCREENING_REFUSAL_LIMIT: limit(
    20,
    'How many questions and claims of one partner may be refused in 24 hours before none is answered any more, until time has passed or the desk clears the partner (`partners clear`). From a quarter of it on, each is answered later. Counted with keys only. `0` sets no limit.',
  ),
} as const;
