import { type ChangingProxy, startChangingProxy } from './changing-proxy.js';
import { type Document, describedAnswer } from './document.js';
import { type AnswerSchema, walkAnswer } from './walk-answer.js';

const NEW_MEMBER = { since: 'tomorrow', values: [1, null, { deep: true }] };

/**
 * Stands before today's service and answers as a later one may: every object has a member that is not known today, and
 * every open enumeration a value that is not.
 */
export const startServiceOfTomorrow = (target: string, document: Document): Promise<ChangingProxy> =>
  startChangingProxy(target, (body, answered) => {
    const [content] = Object.values(describedAnswer(document, answered)?.content ?? {});
    return content ? tomorrow(document, content.schema, body) : body;
  });

/** A body as a later service may send it. */
export const tomorrow = (document: Document, schema: AnswerSchema, body: unknown): unknown =>
  walkAnswer(document, schema, body, (value, alternatives) => {
    if (typeof value === 'string' && isOpenEnumeration(alternatives)) return `${value}-of-tomorrow`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ...value, added_tomorrow: NEW_MEMBER };
    }
    return value;
  });

const isOpenEnumeration = (alternatives: readonly AnswerSchema[]): boolean =>
  alternatives.some((one) => one.enum) && alternatives.some((one) => one.type === 'string' && !one.enum);
