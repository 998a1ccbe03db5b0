import type { EventTable } from '../events/event-table.js';
import { fill, messagesIn } from '../messages/catalogue.js';
import type { CountedAnswer } from './count-answer.js';
import { sayRow, sayTally } from './say-figure.js';
import { sayChange, sayGroups } from './say-groups.js';
import { sayNotes, sayPossible } from './say-notes.js';

/** The statements of a computed answer, in the locale, each made to be quoted by itself. Nothing is concluded here. */
export function sayAnswer(table: EventTable, counted: CountedAnswer, locale: string): string[] {
  const { question, tally, grouped, ranking, change, single, decision } = counted;
  const { scope, asks, grouping } = question;
  const { answer } = messagesIn(locale).events;
  const notes = sayNotes(counted, locale);
  if (single !== null && single.row !== null && isOfOne(asks)) {
    const sentence = sayRow(table, scope, single.row, locale);
    return [[fill(answer.single[asks], { sentence }, locale), ...notes].join(' ')];
  }
  const parts =
    grouping === null || grouped === null ? [] : sayGroups(table, counted, grouping, grouped, locale);
  if (ranking !== null) return [[...parts, ...notes].join(' ')];
  if (change !== null) return [[...parts, sayChange(table, question, change, locale), ...notes].join(' ')];
  const total = [
    ...(decision === null ? [] : [answer.whether[decision]]),
    sayTally(question, tally, locale),
    ...sayPossible(counted, locale),
    ...notes,
  ].join(' ');
  return parts.length === 0 ? [total] : [total, parts.join(' ')];
}

function isOfOne(asks: CountedAnswer['question']['asks']): asks is 'deadliest' | 'first' | 'last' {
  return asks === 'deadliest' || asks === 'first' || asks === 'last';
}
