import type { AnswerMessages } from './answer-messages.js';
import { followedBy } from './counted.js';

const events = { one: '{count} event', other: '{count} events' };

export const enAnswer: AnswerMessages = {
  events: {
    any: events,
    battle: { one: '{count} battle', other: '{count} battles' },
    explosion_remote_violence: followedBy(events, 'of explosions or remote violence'),
    violence_against_civilians: followedBy(events, 'of violence against civilians'),
    protest: { one: '{count} protest', other: '{count} protests' },
    riot: { one: '{count} riot', other: '{count} riots' },
    strategic_development: { one: '{count} strategic development', other: '{count} strategic developments' },
    state_based: followedBy(events, 'of state-based violence'),
    non_state: followedBy(events, 'of non-state violence'),
    one_sided: followedBy(events, 'of one-sided violence'),
    attack: { one: '{count} attack', other: '{count} attacks' },
    violent: { one: '{count} violent event', other: '{count} violent events' },
  },
  killed: {
    killed: {
      zero: 'nobody was killed',
      one: '{count} person was killed',
      other: '{count} people were killed',
    },
    civilians_killed: {
      zero: 'no civilian was killed',
      one: '{count} civilian was killed',
      other: '{count} civilians were killed',
    },
  },
  unknown: {
    killed: 'how many people were killed is not known',
    civilians_killed: 'how many civilians were killed is not known',
  },
  noneOnRecord: {
    killed: 'no deaths on record',
    civilians_killed: 'no deaths of civilians on record',
  },
  onRecord: '{lead}: {events} on record.',
  deadly: {
    killed: {
      some: '{events} in which people were killed',
      numbered: {
        zero: '{events} that killed nobody',
        one: '{events} that killed {number} person',
        other: '{events} that killed {number} people',
      },
    },
    civilians_killed: {
      some: '{events} in which civilians were killed',
      numbered: {
        zero: '{events} that killed no civilian',
        one: '{events} that killed {number} civilian',
        other: '{events} that killed {number} civilians',
      },
    },
  },
  onRecordEstimated: '{lead}: {events}, by the best estimates of the dead (surely {low}, at most {high}).',
  killedIn: '{lead}: {killed} ({events} on record).',
  estimated: '{lead}: {killed} by the best estimates (low {low}, high {high}; {events} on record).',
  share: '{lead}: {civilians} of the {killed} killed were civilians by the best estimates ({figure}).',
  tookPart:
    '{lead}: {killed}, by whichever side ({events} on record); what is surely their doing alone: {own} ({alone}).',
  exact: '{low}',
  range: 'between {low} and {high}',
  atLeast: 'at least {low}',
  withBest: '{best} ({figure})',
  kinds: {
    any: 'events',
    battle: 'battles',
    explosion_remote_violence: 'explosions and remote violence',
    violence_against_civilians: 'violence against civilians',
    protest: 'protests',
    riot: 'riots',
    strategic_development: 'strategic developments',
    state_based: 'state-based violence',
    non_state: 'non-state violence',
    one_sided: 'one-sided violence',
    attack: 'attacks',
    violent: 'violent events',
  },
  groups: '{lead}: {what} {by}: {groups}.',
  by: {
    day: 'by day',
    month: 'by month',
    year: 'by year',
    province: 'by province',
    type: 'by kind of event',
    actor: 'by party',
  },
  group: '{key}: {figure}',
  unknownFigure: 'not known',
  soFar: '{figure} (so far)',
  incomplete: '{figure} (incomplete)',
  most: '{lead}: {what} {by}, most first: {groups}.',
  fewest: '{lead}: {what} {by}, fewest first: {groups}.',
  which: '{lead}: {what} {by}, those with {condition}: {groups}.',
  noGroup: 'no such one on record',
  one: {
    plain: '{lead}: {kind}.',
    exact: '{lead}: {killed}.',
    estimated: '{lead}: {killed} by the best estimates (low {low}, high {high}).',
  },
  single: {
    deadliest: '{asked}. The deadliest event on record: {sentence}',
    first: '{asked}. The earliest event on record: {sentence}',
    last: '{asked}. The latest event on record: {sentence}',
  },
  deadliest: '{asked}. The deadliest events on record ({number}), most dead first: {sentences}',
  changes: {
    rose: 'From {first} to {last} the number rose by {difference}.',
    fell: 'From {first} to {last} the number fell by {difference}.',
    roseAtLeast: 'From {first} to {last} the number rose by at least {difference}.',
    fellAtLeast: 'From {first} to {last} the number fell by at least {difference}.',
    unchanged: 'From {first} to {last} the number did not change.',
  },
  rival:
    'An event with more dead may be one of these, too, as its kind, place, day or parties are not known well enough to tell: {sentence}',
  leftOut:
    'Left out ({events}), because they reach over more than a week and may tell of several events together. The one with the most dead: {sentence}',
  asides: 'Not taken into account: {words}.',
  noOrder: 'Of most of the dead it is not known who killed them, so that no order can be told.',
  otherByDead: 'Events are counted here; the number of people killed does not give the same answer.',
  notCertain:
    'This is not certain: estimates that differ, or events whose place, time, kind or parties are not known well enough, could change it.',
  whether: {
    supported: 'Yes, by what is recorded.',
    refuted: 'No, by what is recorded.',
    conflicting: 'The low and the high estimates give different answers.',
    undecided: 'What is recorded does not decide it.',
  },
  mayRepeat: 'Several sources may tell of the same events, so that some may be counted more than once.',
  highOfAll: 'Where no high number of civilians is given, the high number is that of all who were killed.',
  source: 'Source: {sources}.',
  notCovered:
    'No import is complete for this place, time and kind: these are the events held, and there may have been more.',
  withoutProvince: 'Events without a known province, which may belong to any: {events}.',
  withoutParties: 'Events whose parties are not known: {events}.',
  otherParties: 'Parties not listed here: {number}.',
  countedForEach: 'An event counts for each party that took part in it.',
  opponentsAlone: 'Parties that fought on the same side are left out.',
  notAttributed: 'Of a battle it is not known who killed whom, so it may count for each side.',
  unanswered: {
    uncounted: 'It reads like a question about events, but nothing was counted: {reason}.',
    notCovered:
      'Events were counted, and none is found for sure. What is held does not cover this place, time and kind well enough to say that there were none.',
    covered: 'Imports are complete for: {sources}.',
    nothingCounted: 'Nothing was counted.',
    ofAll: {
      share: 'It asks for a share or a ratio, which is not computed.',
      average: 'It asks for an average, which is not computed.',
      order:
        'It asks what has most, fewest, none or more than a number, which was not understood well enough to be counted and which no single event tells.',
    },
    notFound: 'No sentence of the records held answers the question.',
    partly: 'The sentences quoted share words with the question, and may answer a part of it only.',
  },
};
