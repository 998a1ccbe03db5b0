import * as z from 'zod';
import { publicAddress } from './public-address.js';
import { orNull, variable } from './variable.js';

/** What follows a refusal under the terms. */
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
      'Whether the audit log keeps the text of a refused request, for good, beside its keyed hash. `/terms` says so.',
    rule: 'yes or no',
    unset: false,
    unsetText: '`no`',
    schema: z.enum(['yes', 'no']).transform((text): boolean => text === 'yes'),
  }),
} as const;
