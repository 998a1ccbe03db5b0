export {
  addDays,
  type CalendarDate,
  type ClosedWindow,
  clippedTo,
  dateOf,
  dayOf,
  daysIn,
  isClosed,
  keyOf,
  keysOfParts,
  type MonthOrYear,
  monthsIn,
  overlaps,
  type Window,
  windowOfKey,
  yearsIn,
} from './calendar.js';
export {
  ANY_EVENT,
  type Comparison,
  deadIn,
  type EventQuery,
  EventQuerySchema,
  type EventScope,
  type Grouping,
  isOfOrder,
  isOfTimes,
} from './event-query.js';
export {
  type Band,
  type Change,
  changeOf,
  isInBand,
  type Predicate,
  PredicateSchema,
  predicateOf,
  type Saying,
} from './predicate.js';
export type { QueryNames, QueryReader, Town } from './query-reader.js';
export type { NoReading, Reading } from './reading.js';
