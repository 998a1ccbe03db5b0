import type { Phrases } from '../find-concepts.js';

/** What a rule about statements can ask for. Each language has a list of phrases for each. */
export type StatementConcept =
  // Who or what.
  | 'people'
  | 'person'
  | 'protected_person'
  | 'transport'
  | 'refuge'
  // What is said of them, in the present or the future.
  | 'stays'
  | 'lives'
  | 'lies'
  | 'will_go'
  | 'real_name'
  // Where and when, finely enough to find them.
  | 'building'
  | 'address'
  | 'way'
  | 'hour'
  | 'now'
  | 'soon'
  // What makes it history.
  | 'past';

export type StatementVocabulary = Phrases<StatementConcept>;
