export { dateOf, dayOf } from './domain/day.js';

export type { EventQuestion } from './domain/event-question.js';
export type {
  Aside,
  EventClaim,
  EventReading,
} from './domain/event-reading.js';
export { membersOf } from './domain/members.js';
export { isCivilians, isGovernment } from './domain/party-names.js';

export type { Predicate } from './domain/predicate.js';
export type { Scope } from './domain/scope.js';

export { otherNamesOf, provincesNamed } from './gazetteer/provinces-named.js';
export { asksDirection } from './language/asks-direction.js';
export { isQuestion } from './language/is-question.js';
export { listsByLanguage } from './language/lists-by-language.js';
export { monthsAndDays } from './language/months-and-days.js';
export { numberWords } from './language/number-words.js';
export { askedTime } from './questions/asked-time.js';
export { EventReader } from './reader/reader.js';
