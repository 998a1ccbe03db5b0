import {
  type CallTold,
  createEndpointModel,
  type EndpointModel,
  type ModelSettings,
} from '@partner-api/model';
import type { Logger } from 'pino';
import { withoutKeys } from '../redaction/without-keys.js';

/** The model that the operator named, or null. What looks like a partner's key does not reach it. */
export function openModel(settings: ModelSettings | null, logger: Logger): EndpointModel | null {
  if (settings === null) return null;
  const model = createEndpointModel(settings, { onCall: tellChanges(logger) });
  const { expand, compare, word } = model;
  return {
    ...model,
    expand: (question, milliseconds) => expand(withoutKeys(question), milliseconds),
    compare:
      compare && ((question, texts, milliseconds) => compare(withoutKeys(question), texts, milliseconds)),
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
