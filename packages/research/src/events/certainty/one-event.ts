import { type EventTable, UNKNOWN } from '../table/event-table.js';

/** Sources sum up what they cannot tell apart over weeks, months or a year. */
const mostDays = 7;

/** Whether a row tells of one event, and not of what several may have come to: it reaches over a week at most. */
export function tellsOneEvent({ columns: { earliest, latest } }: EventTable, row: number): boolean {
  const [from, to] = [earliest.get(row), latest.get(row)];
  return from !== UNKNOWN && to !== UNKNOWN && to - from < mostDays;
}
