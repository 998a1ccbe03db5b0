import type { Example } from '../document-types.js';
import { claimPage } from './claims.js';
import { dossierPage } from './dossiers.js';
import { FICTIONAL } from './envelope.js';
import { eventPage, eventResponse, retractedEventResponse, unknownProvincePage } from './events.js';
import { factCheckRequest, refuted, undecided } from './fact-check.js';
import { answered, notKnown, researchRequest } from './research.js';

export interface OperationExamples {
  readonly request?: Record<string, Example>;
  readonly success: Record<string, Example>;
}

const example = (summary: string, value: unknown): Example => ({ summary: `${summary} ${FICTIONAL}`, value });

/** Complete request and response bodies by operation id. */
export const OPERATION_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listEvents: {
    success: {
      page: example('A page that is followed by another one.', eventPage),
      unknownProvince: example('An unknown province.', unknownProvincePage),
    },
  },
  getEvent: {
    success: {
      published: example('An event that was corrected once.', eventResponse),
      retracted: example('An event that was retracted.', retractedEventResponse),
    },
  },
  listDossiers: { success: { page: example('The dossiers of one province.', dossierPage) } },
  listClaims: {
    success: { page: example('A claim with a review, and one without.', claimPage) },
  },
  research: {
    request: { question: example('A question.', researchRequest) },
    success: {
      answered: example('An answer with its evidence.', answered),
      insufficientEvidence: example('A question that the records do not answer.', notKnown),
    },
  },
  factCheck: {
    request: { claim: example('A claim.', factCheckRequest) },
    success: {
      refuted: example('A claim that was reviewed before.', refuted),
      insufficientEvidence: example('A claim without matching records.', undecided),
    },
  },
};
