import { isOfOrder, type Order } from '@partner-api/reading';
import type { EventTable } from '../../events/table/event-table.js';
import { fill, messagesIn, separated } from '../../messages/catalogue.js';
import { number } from '../../messages/formats.js';
import type { ChosenEvents } from './chosen-events.js';
import type { CountedAnswer } from './count-answer.js';
import { sayChange } from './say-change.js';
import { sayLead, sayRow, sayTally, sayTookPart } from './say-figure.js';
import { sayGroups } from './say-groups.js';
import { sayNotes, sayPossibleAndTotal } from './say-notes.js';
import { sayShare } from './say-share.js';

/** The statements of a computed answer, in the locale, each made to be quoted by itself. Nothing is concluded here. */
export function sayAnswer(table: EventTable, counted: CountedAnswer, locale: string): string[] {
  const { question, tally, grouped, ranking, change, chosen, decision } = counted;
  const { asks, grouping } = question;
  const { answer } = messagesIn(locale).events;
  const notes = sayNotes(counted, locale);
  if (chosen !== null && isOfOrder(asks)) {
    const beside = [
      ...sayRival(table, question, chosen, locale),
      ...sayLeftOut(table, question, chosen, locale),
    ];
    return [[sayChosen(table, question, asks, chosen, locale), ...beside, ...notes].join(' ')];
  }
  const parts =
    grouping === null || grouped === null ? [] : sayGroups(table, counted, grouping, grouped, locale);
  const decided = decision === null ? [] : [answer.whether[decision]];
  if (ranking !== null) return [[...decided, ...parts, ...notes].join(' ')];
  if (change !== null) {
    const wentSo = counted.went === null ? decided : [answer.whether[counted.went ? 'supported' : 'refuted']];
    return [[...wentSo, ...parts, ...sayChange(table, question, change, locale), ...notes].join(' ')];
  }
  if (counted.allKilled !== null) return sayShare(counted, counted.allKilled, locale);
  const total = [
    ...decided,
    counted.tookPart === null
      ? sayTally(question, tally, counted.coverage.extent === 'whole', locale)
      : sayTookPart(question, tally, counted.tookPart, locale),
    ...sayPossibleAndTotal(counted, locale),
    ...notes,
  ].join(' ');
  return parts.length === 0 ? [total] : [total, parts.join(' ')];
}

/** One event in a sentence, several numbered. */
function sayChosen(
  table: EventTable,
  question: CountedAnswer['question'],
  order: Order,
  { events }: ChosenEvents,
  locale: string,
): string {
  const { answer } = messagesIn(locale).events;
  const sentences = events.map((row) => sayRow(table, question, row, locale));
  const asked = sayAsked(question, locale);
  const [only, ...others] = sentences;
  if (only !== undefined && others.length === 0)
    return fill(answer.single[order], { asked, sentence: only }, locale);
  const told = sentences.map((sentence, place) => `${number(place + 1, locale)}. ${sentence}`).join(' ');
  return fill(answer.deadliest, { asked, number: number(events.length, locale), sentences: told }, locale);
}

/** Of the deadliest attack, what the source tells as a battle may be one with more dead. */
function sayRival(
  table: EventTable,
  question: CountedAnswer['question'],
  { rival }: ChosenEvents,
  locale: string,
): string[] {
  if (rival === null) return [];
  const sentence = sayRow(table, question, rival, locale);
  return [fill(messagesIn(locale).events.answer.rival, { sentence }, locale)];
}

/** "…: 3. The one with the most dead: Syria, 2016: 8,179 people were killed." */
function sayLeftOut(
  table: EventTable,
  question: CountedAnswer['question'],
  { leftOut }: ChosenEvents,
  locale: string,
): string[] {
  const [heaviest] = leftOut;
  if (heaviest === undefined) return [];
  const events = number(leftOut.length, locale);
  const sentence = sayRow(table, question, heaviest, locale);
  return [fill(messagesIn(locale).events.answer.leftOut, { events, sentence }, locale)];
}

/** Which events were asked for: "Aleppo (Syria), 2016; battles". */
function sayAsked({ scope }: CountedAnswer['question'], locale: string): string {
  const { kinds } = messagesIn(locale).events.answer;
  return separated([sayLead(scope, locale), kinds[scope.kind]], locale);
}
