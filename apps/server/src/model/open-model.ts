import {
  type CallTold,
  createEndpointModel,
  type EndpointModel,
  type ModelSettings,
} from '@partner-api/model';
import { redactText } from '@partner-api/safeguards';
import type { Logger } from 'pino';
import { withoutKeys } from '../redaction/without-keys.js';

/** The model that the operator named, or null. Neither what looks like a partner's key nor, in a text that
 * is screened, a place written out reaches it. */
export function openModel(settings: ModelSettings | null, logger: Logger): EndpointModel | null {
  if (settings === null) return null;
  const model = createEndpointModel(settings, { onCall: tellChanges(logger) });
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

/** While it is away there is a failure for each request; the log has the first of a kind, and the end. */
function tellChanges(logger: Logger): (told: CallTold) => void {
  let told: string | null = null;
  return ({ use, outcome, reason }) => {
    const fault = outcome === 'answered' ? null : outcome;
    if (fault === told) return;
    if (fault === null) logger.info('the language model helps again');
    else logger.warn({ use, fault, reason }, 'the language model does not help');
    told = fault;
  };
}
