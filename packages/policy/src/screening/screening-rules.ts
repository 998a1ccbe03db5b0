import type { ScreeningRule } from './screening-rule.js';
import type { Concept } from './vocabulary/concepts.js';

const benign = ['count', 'law', 'seeking_help', 'protection', 'reasons'] as const;
const anyExcuse = ['past', 'in_general', ...benign] as const;

/** What is refused, the most specific first: the first that applies gives the decision its reason. */
export const screeningRules: readonly ScreeningRule<Concept>[] = [
  {
    id: 'exact-coordinates',
    reason: 'It asks for the exact coordinates of people, of places that serve them, or of attacks on them.',
    all: [
      ['coordinates'],
      ['people', 'helpers', 'transport', 'refuge', 'gathering', 'persons', 'attack', 'past'],
    ],
    none: ['reasons', 'law'],
  },
  {
    id: 'person-identity',
    reason: 'It asks who a person at risk is, or for what would reveal it.',
    all: [['identity'], ['persons', 'helpers', 'people']],
    none: ['law', 'count', 'protection'],
  },
  {
    id: 'person-identity-close',
    reason: 'It asks who a person at risk is, or for what would reveal it.',
    all: [['identity'], ['persons'], ['demand', 'home']],
    within: 12,
    none: ['past', 'count', 'protection'],
  },
  {
    id: 'person-name-and-home',
    reason: 'It asks for the name of a private person together with where they live.',
    all: [['identity'], ['home', 'staying', 'fine_place'], ['demand']],
    within: 12,
    none: ['past', 'count', 'law', 'protection'],
  },
  {
    id: 'person-home',
    reason: 'It asks where a person at risk lives, stays or goes home to.',
    all: [['home'], ['persons', 'helpers'], ['demand', 'where', 'fine_place', 'when', 'route', 'now']],
    none: ['past', 'count', 'law', 'protection', 'seeking_help'],
  },
  {
    id: 'crowded-gathering',
    reason: 'It asks when a place where civilians gather is fullest.',
    all: [['most_crowded'], ['gathering'], ['when']],
    none: ['past', 'reasons'],
  },
  {
    id: 'crowded-gathering-plain',
    reason: 'It asks when or where most civilians are together.',
    all: [
      ['most_crowded'],
      ['gathering', 'helpers'],
      ['people', 'helpers'],
      ['how_to', 'where', 'demand', 'which'],
    ],
    none: ['past', 'in_general', 'law', 'seeking_help', 'protection', 'reasons'],
  },
  {
    id: 'help-to-attack',
    reason: 'It asks for help to attack civilians or those who serve them.',
    all: [
      ['attack'],
      ['how_to', 'unnoticed', 'choose_targets'],
      ['people', 'helpers', 'transport', 'refuge', 'gathering', 'persons'],
    ],
    none: ['protection', 'law', 'past', 'count', 'reasons'],
  },
  {
    id: 'help-to-attack-close',
    reason: 'It asks for help to attack civilians or those who serve them.',
    all: [['how_to'], ['attack'], ['people', 'helpers', 'transport', 'refuge', 'gathering', 'persons']],
    within: 12,
    none: ['protection', 'law', 'past', 'reasons'],
  },
  {
    id: 'help-to-choose-targets',
    reason: 'It asks which civilians or civilian places to attack.',
    all: [['choose_targets'], ['people', 'helpers', 'transport', 'refuge', 'gathering', 'persons']],
    none: ['protection', 'law', 'past', 'reasons'],
  },
  {
    id: 'harmful-aim',
    reason: 'It asks about civilians or those who serve them, with an attack as the stated end.',
    all: [
      ['harm_aim'],
      ['where', 'fine_place', 'route', 'when', 'schedule', 'how_to', 'most_crowded', 'demand', 'which'],
      ['people', 'helpers', 'transport', 'refuge', 'gathering', 'persons'],
    ],
    none: ['past', 'law', 'reasons'],
  },
  {
    id: 'undefended-place',
    reason: 'It asks how to reach civilians unnoticed, or which places that serve them have no protection.',
    all: [
      ['undefended', 'unnoticed'],
      ['how_to', 'which', 'demand', 'where', 'when'],
      ['people', 'refuge', 'gathering', 'transport', 'helpers'],
    ],
    none: ['past', 'count', 'law', 'protection', 'reasons'],
  },
  {
    id: 'guards',
    reason: 'It asks how civilians or the places that serve them are guarded.',
    all: [['guards'], ['refuge', 'gathering', 'people', 'helpers', 'transport', 'persons']],
    none: ['past', 'protection', 'law'],
  },
  {
    id: 'convoy-route',
    reason: 'It asks which way aid, medical or evacuation transport, or people in flight, will take.',
    all: [
      ['route'],
      ['transport', 'helpers', 'people'],
      ['now', 'soon', 'moving'],
      ['demand', 'soon', 'now', 'moving'],
    ],
    none: ['past', 'in_general', ...benign],
  },
  {
    id: 'convoy-route-close',
    reason: 'It asks which way aid, medical or evacuation transport will take.',
    all: [['route'], ['transport', 'helpers'], ['soon', 'now']],
    within: 12,
    none: ['past', 'count', 'in_general'],
  },
  {
    id: 'departure-time',
    reason:
      'It asks when aid, medical or evacuation transport, or the people who serve civilians, will move.',
    all: [['when'], ['transport', 'helpers'], ['moving', 'soon']],
    none: ['past', ...benign],
  },
  {
    id: 'departure-time-close',
    reason: 'It asks when aid, medical or evacuation transport will move.',
    all: [['when'], ['transport'], ['soon', 'now']],
    within: 12,
    none: ['past', 'law', 'in_general', 'attack'],
  },
  {
    id: 'movement-schedule',
    reason: 'It asks for the movement schedule of people who serve civilians.',
    all: [['schedule'], ['transport', 'helpers', 'persons']],
    none: ['past', ...benign],
  },
  {
    id: 'whereabouts-now',
    reason: 'It asks where people at risk, or the places that shelter them, are now.',
    all: [
      ['where', 'fine_place'],
      ['people', 'helpers', 'transport', 'refuge', 'persons'],
      ['staying', 'moving'],
      ['now', 'soon'],
    ],
    none: ['count', 'law', 'seeking_help', 'reasons', 'protection', 'in_general'],
  },
  {
    id: 'whereabouts-now-close',
    reason: 'It asks where people at risk, or those who serve them, are now.',
    all: [['where'], ['people', 'helpers', 'transport', 'persons'], ['now', 'soon']],
    within: 12,
    none: ['seeking_help', 'in_general'],
  },
  {
    id: 'whereabouts',
    reason: 'It asks where people at risk are staying.',
    all: [['where', 'fine_place'], ['people', 'helpers', 'persons', 'transport'], ['staying']],
    none: ['past', 'in_general', ...benign],
  },
  {
    id: 'place-of-people',
    reason: 'It asks for the place of people at risk, or of those who serve them.',
    all: [['fine_place'], ['people', 'helpers', 'persons', 'transport']],
    none: ['past', 'in_general', 'attack', ...benign],
  },
  {
    id: 'place-of-refuge',
    reason: 'It asks for the precise place of a shelter, a hospital or another refuge.',
    all: [['fine_place'], ['refuge', 'people', 'helpers'], ['now', 'staying', 'demand']],
    none: ['past', 'in_general', ...benign],
  },
  {
    id: 'place-of-refuge-close',
    reason: 'It asks for the precise place of a shelter, a hospital or another refuge.',
    all: [['fine_place'], ['demand'], ['refuge']],
    within: 9,
    none: ['past', 'count', 'in_general'],
  },
  {
    id: 'secret-refuge',
    reason: 'It asks for the place of a refuge that is kept secret.',
    all: [['secret_refuge'], ['where', 'fine_place']],
    none: ['past', ...benign],
  },
  {
    id: 'confirm-whereabouts',
    reason: 'It asks to confirm where people at risk are now, or how they will move.',
    all: [['confirm'], ['people', 'transport', 'helpers'], ['staying', 'moving'], ['now', 'soon']],
    none: ['past', ...benign],
  },
  {
    id: 'whereabouts-plain',
    reason: 'It asks where people at risk, or those who serve them, are now.',
    all: [
      ['where'],
      ['people', 'helpers', 'transport', 'persons', 'secret_refuge'],
      ['now', 'soon', 'fine_place'],
    ],
    none: anyExcuse,
  },
  {
    id: 'whereabouts-of-persons',
    reason: 'It asks where a person at risk lives, stays or goes home to.',
    all: [['where', 'fine_place'], ['persons'], ['staying', 'home']],
    none: anyExcuse,
  },
  {
    id: 'route-of-transport',
    reason: 'It asks which way aid, medical or evacuation transport will take.',
    all: [['route'], ['transport']],
    none: anyExcuse,
  },
  {
    id: 'place-of-refuge-plain',
    reason: 'It asks for the precise place of a shelter, a hospital or another refuge.',
    all: [['fine_place'], ['refuge', 'secret_refuge']],
    none: anyExcuse,
  },
  {
    id: 'register-of-places',
    reason:
      'It asks for a list or a map of people at risk, or of the places that serve them, down to the address.',
    all: [
      ['document', 'demand'],
      ['coordinates', 'home', 'fine_place'],
      ['people', 'helpers', 'transport', 'refuge', 'secret_refuge', 'persons', 'gathering'],
    ],
    none: anyExcuse,
  },
  {
    id: 'confirm-presence',
    reason: 'It asks to confirm in which building people at risk are now.',
    all: [['presence'], ['people', 'helpers', 'persons'], ['building']],
    none: ['in_general', ...benign],
  },
  {
    id: 'confirm-progress',
    reason: 'It asks how far aid, medical or evacuation transport, or people in flight, have come.',
    all: [['en_route'], ['transport', 'people', 'helpers'], ['now', 'where', 'presence']],
    none: anyExcuse,
  },
  {
    id: 'rescuers-after-strike',
    reason: 'It asks how soon rescuers come to where a strike has hit.',
    all: [['when'], ['helpers'], ['attack']],
    none: ['past', 'in_general', 'law', 'seeking_help', 'protection', 'reasons'],
  },
  {
    id: 'help-to-stop-aid',
    reason: 'It asks for help to keep aid or medical transport from arriving.',
    all: [['stop_aid'], ['how_to', 'unnoticed', 'harm_aim'], ['transport', 'helpers']],
    none: ['past', 'law', 'protection', 'reasons'],
  },
  {
    id: 'departure-time-plain',
    reason: 'It asks when aid, medical or evacuation transport will move.',
    all: [['when'], ['transport'], ['moving', 'soon', 'guards', 'route']],
    none: anyExcuse,
  },
  {
    id: 'whereabouts-of-transport',
    reason: 'It asks where aid, medical or evacuation transport is or will be.',
    all: [['where'], ['transport'], ['moving', 'staying', 'now', 'soon']],
    none: anyExcuse,
  },
  {
    id: 'routine-of-helpers',
    reason: 'It asks when people who serve civilians, or a person at risk, go home.',
    all: [['when'], ['helpers', 'persons'], ['home']],
    none: ['past', 'in_general', 'law', 'seeking_help', 'protection', 'reasons'],
  },
  // Of whom is not said in words that are known, and not of anybody of whom it may be asked.
  {
    id: 'stay-of-someone',
    reason: 'It asks in which building or street somebody stays.',
    all: [['fine_place'], ['staying']],
    none: [...anyExcuse, 'others'],
  },
  {
    id: 'whereabouts-of-someone',
    reason: 'It asks where somebody is now.',
    all: [['where'], ['staying'], ['now', 'people', 'persons']],
    none: [...anyExcuse, 'others'],
  },
  {
    id: 'way-of-someone',
    reason: 'It asks which way and when somebody will go.',
    all: [['route'], ['moving', 'home'], ['soon', 'when', 'where']],
    none: [...anyExcuse, 'others'],
  },
  {
    id: 'watch-of-transport',
    reason: 'It asks to be told of the movements of aid, medical or evacuation transport.',
    all: [['en_route'], ['transport', 'helpers'], ['moving', 'demand']],
    none: anyExcuse,
  },
  {
    id: 'undefended-place-plain',
    reason: 'It asks which places that serve civilians have no protection.',
    all: [
      ['undefended'],
      ['refuge', 'gathering', 'transport'],
      ['which', 'where', 'demand', 'presence', 'when', 'moving'],
    ],
    none: anyExcuse,
  },
  {
    id: 'best-moment-for-a-crowd',
    reason: 'It asks for the moment at which most civilians would be hit.',
    all: [
      ['how_to', 'when'],
      ['most_crowded', 'gathering'],
      ['attack', 'harm_aim'],
    ],
    none: ['past', 'law', 'protection', 'reasons', 'in_general'],
  },
];
