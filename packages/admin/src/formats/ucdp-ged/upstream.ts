import { knownCredit } from '@partner-api/safeguards';

export const UCDP = knownCredit('Uppsala Conflict Data Program (UCDP)');
