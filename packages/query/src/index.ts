export {
  addDays,
  type CalendarDate,
  type ClosedWindow,
  dateOf,
  dayOf,
  daysIn,
  intersectionOf,
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
  EVENT_QUERY_JSON_SCHEMA,
  type EventQuery,
  EventQuerySchema,
  type EventScope,
  fatalityMeasure,
  type Grouping,
  isEventOrder,
  isTimeGrouping,
} from './event-query.js';
export { isCivilians, isGovernment, membersOf } from './names/actor-book.js';
export { countryCode, namesOfCountry } from './names/country-names.js';
export type { Town } from './names/place-book.js';
export { otherNamesOf, provinceNameIn, provincesNamed } from './names/place-book.js';
export {
  type Band,
  type Change,
  type ComparisonOperator,
  changeOf,
  isInBand,
  type Predicate,
  PredicateSchema,
  predicateOf,
} from './predicate.js';
export { type AskedTime, type QueryNames, QueryReader } from './query-reader.js';
export {
  contentWords,
  hasPhraseOf,
  hasPhrasesIn,
  type QuestionForm,
  questionForm,
} from './question-form.js';
export type { Reading, UnparsedReason } from './reading.js';
export { isNumberWord } from './tables/terms.js';
