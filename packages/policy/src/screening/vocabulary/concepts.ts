import type { Phrases } from '../find-concepts.js';

/** What a rule can ask for. Each language has a list of phrases for each; see `phrase.ts` for how they are written. */
export type Concept =
  // What is asked for.
  | 'where'
  | 'fine_place'
  | 'route'
  | 'when'
  | 'schedule'
  | 'identity'
  | 'home'
  | 'coordinates'
  | 'most_crowded'
  | 'undefended'
  | 'guards'
  | 'confirm'
  | 'demand'
  | 'which'
  | 'document'
  // Whether they are there, or under way.
  | 'presence'
  | 'en_route'
  // Of whom or what.
  | 'people'
  | 'helpers'
  | 'transport'
  | 'refuge'
  | 'secret_refuge'
  | 'gathering'
  | 'persons'
  // Somebody known by what they told a court.
  | 'court_witness'
  | 'building'
  // Of whom it may be asked: armed forces, office holders, things.
  | 'others'
  // What they do, and when.
  | 'staying'
  | 'moving'
  | 'now'
  | 'soon'
  // Signs that mean little alone: how many are there, in what they drive, by night, as a habit, guarded by whom.
  | 'headcount'
  | 'vehicle'
  | 'night'
  | 'habit'
  | 'alone'
  | 'weakest'
  | 'detail'
  | 'stop'
  // How one asks who does not ask: blanks to fill in, bets, "yes or no"; a letter to deliver, a surprise.
  | 'guess'
  | 'pretext'
  // To what end.
  | 'starve'
  | 'our_force'
  | 'attack'
  | 'stop_aid'
  | 'how_to'
  | 'unnoticed'
  | 'choose_targets'
  | 'harm_aim'
  // What makes a question one of another kind.
  | 'past'
  | 'count'
  | 'seeking_help'
  | 'law'
  | 'protection'
  | 'reasons'
  | 'in_general';

export type Vocabulary = Phrases<Concept>;
