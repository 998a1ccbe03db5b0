import {
  type CallReport,
  createEndpointModel,
  type EndpointModel,
  type ModelSettings,
} from '@partner-api/model';
import { redactText } from '@partner-api/safeguards';
import type { Logger } from 'pino';
import { withoutKeys } from '../redaction/without-keys.js';

/**
 * Returns the configured model, or null. Texts are sent without keys, and texts to be screened also without places
 * written out.
 */
export function openModel(settings: ModelSettings | null, logger: Logger): EndpointModel | null {
  if (settings === null) return null;
  const model = createEndpointModel(settings, { onCall: logChanges(logger) });
  const { propose, expand, compare, word, screen } = model;
  return {
    ...model,
    propose: (order, milliseconds) => propose({ ...order, text: withoutKeys(order.text) }, milliseconds),
    expand: (question, milliseconds) => expand(withoutKeys(question), milliseconds),
    compare:
      compare && ((question, texts, milliseconds) => compare(withoutKeys(question), texts, milliseconds)),
    screen: (text, milliseconds) => screen(redactText(withoutKeys(text)), milliseconds),
    word: (order, milliseconds) => word({ ...order, question: withoutKeys(order.question) }, milliseconds),
  };
}

/** Logs the first failure of a kind and the recovery: an unreachable model fails every request. */
function logChanges(logger: Logger): (call: CallReport) => void {
  let lastFault: string | null = null;
  return ({ use, outcome, reason }) => {
    const fault = outcome === 'answered' ? null : outcome;
    if (fault === lastFault) return;
    if (fault === null) logger.info('the language model helps again');
    else logger.warn({ use, fault, reason }, 'the language model does not help');
    lastFault = fault;
  };
}
