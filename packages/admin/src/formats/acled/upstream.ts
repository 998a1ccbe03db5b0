import { knownCredit } from '@partner-api/safeguards';

export const ACLED = knownCredit('ACLED');
