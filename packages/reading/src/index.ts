export { type Day, dateOf, dayOf } from './domain/day.js';
export { type Deaths, deadIn, type MeasureOfDead } from './domain/deaths.js';
export {
  type EventQuestion,
  type Grouping,
  isOfOrder,
  isOfTimes,
  type Order,
} from './domain/event-question.js';
export type {
  Aside,
  ComparedParts,
  ComparisonClaim,
  EventClaim,
  EventReading,
  NumberClaim,
  Obstacle,
  Unread,
} from './domain/event-reading.js';
export { membersOf } from './domain/members.js';
export { isCivilians, isGovernment } from './domain/party-names.js';
export type { PercentSaid } from './domain/percent.js';
export {
  type Band,
  leavesOthersUnsaid,
  type MayBeOf,
  type Predicate,
  type Saying,
} from './domain/predicate.js';
export {
  type ActorNames,
  clippedTo,
  isClosed,
  overlaps,
  type Scope,
  type Window,
} from './domain/scope.js';
export { keysOfParts, type MonthOrYear, windowOfKey, yearsIn } from './domain/whole-months.js';
export { countryCode } from './gazetteer/country-code.js';
export { countryNames, namesOfCountry } from './gazetteer/country-names.js';
export { provincesNamed } from './gazetteer/provinces-named.js';
export { asksDirection, type Direction } from './language/asks-direction.js';
export { isQuestion } from './language/is-question.js';
export { type ByLanguage, listsByLanguage, spokenIn } from './language/lists-by-language.js';
export { monthsAndDays } from './language/months-and-days.js';
export { numberWords } from './language/number-words.js';
export { type AskedTime, askedTime } from './questions/asked-time.js';
export { EventReader } from './reader/reader.js';
