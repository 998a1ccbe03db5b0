import { enAnswer } from './en-answer.js';
import type { EventMessages } from './event-messages.js';

export const enEvents: EventMessages = {
  separators: { names: ', ', parts: '; ' },
  readAs: 'Checked against the events held, read as: {parts}.',
  several: 'The claim makes two statements, and holds only where both do.',
  ofOne:
    'The claim may speak of the number of events or of the people killed, so both were counted; a verdict is given only where they agree.',
  asides: 'Not checked: {words}.',
  onRecord: 'This is on record for the place and time that it names, whatever it says of them ({parts}).',
  narrower:
    'The records do not tell these details apart, so all that they may be part of was counted: {words}.',
  unchecked: 'Not checked, since no record tells it: {words}.',
  measures: { events: 'events', killed: 'people killed', civilians_killed: 'civilians killed' },
  kinds: {
    any: 'any',
    battle: 'battle',
    explosion_remote_violence: 'explosion or remote violence',
    violence_against_civilians: 'violence against civilians',
    protest: 'protest',
    riot: 'riot',
    strategic_development: 'strategic development',
    state_based: 'state-based violence',
    non_state: 'non-state violence',
    one_sided: 'one-sided violence',
    attack: 'attack',
    violent: 'violence of any kind',
  },
  ofKind: 'kind of event: {kind}',
  deathsOfEach: {
    killed: 'people killed in each: {number}',
    civilians_killed: 'civilians killed in each: {number}',
  },
  byActors: 'by {actors}',
  involvingActors: 'involving {actors}',
  betweenActors: 'between {actors}',
  placeInCountry: '{place} ({country})',
  everywhere: 'all places',
  times: {
    onDay: 'on {from}',
    between: 'from {from} to {to}',
    since: 'since {from}',
    until: 'until {to}',
    always: 'at any time',
  },
  sayings: {
    at_least: 'at least {number}',
    more_than: 'more than {number}',
    at_most: 'at most {number}',
    fewer_than: 'fewer than {number}',
    up_to: 'up to {number}',
    about: 'about {number}, a tenth more or less',
    exactly: 'exactly {number}',
    number: '{number}',
    between: 'between {number} and {other}',
    none: 'none',
    some: 'at least one',
    vague: 'an unstated number, taken as {number} to {other}',
  },
  comparisons: {
    more: '{part}: more than {other}',
    fewer: '{part}: fewer than {other}',
    together: '{parts} together',
    others: 'all other provinces together',
    by: '{comparison}, by {difference}',
    change: 'Change: {best}.',
    changeByBest: 'Change: {best} by the best estimates, between {low} and {high}.',
    changeWithin: 'Change: between {low} and {high}.',
    most: {
      province: '{part}: more than any other province',
      month: '{part}: more than any other month',
      year: '{part}: more than any other year',
    },
    fewest: {
      province: '{part}: fewer than any other province',
      month: '{part}: fewer than any other month',
      year: '{part}: fewer than any other year',
    },
  },
  figures: 'By these records: {parts}.',
  counted: {
    events: 'Events counted: {events}.',
    killed: 'Events counted: {events}; people killed in them: {figure}.',
    civilians_killed: 'Events counted: {events}; civilians killed in them: {figure}.',
  },
  estimates: '{best} by the best estimates, {low} by the low and {high} by the high ones',
  estimatesWithoutBest: '{low} by the low estimates, {high} by the high ones',
  estimatesOpenAbove: '{low} by the low estimates, with no high one known',
  deadly: '{best} by the best estimates (surely {low}, at most {high})',
  deadlyWithoutBest: 'surely {low}, at most {high}',
  possible:
    'Events that may belong to it too, because their province, day, type or actors are not known well enough: {events}.',
  possibleKilled:
    'Events that may belong to it too, because their province, day, type or actors are not known well enough: {events}, with at most {high} killed.',
  noneCounted: 'No event was counted.',
  totals: {
    exact: 'By these records the number is {low}.',
    range: 'By these records the number lies between {low} and {high}.',
    atLeast: 'By these records the number is {low} or more.',
  },
  bestOnly: 'Where an event has only a best estimate, it stands for the low one too.',
  severalTogether:
    'Records that reach over more than a week ({rows}) may tell of several events together, and it is not known how many were killed in each.',
  severalSources:
    'Several sources may tell of the same events: the low number is that of the one that tells most, the high number the sum of all.',
  coverage: {
    whole: 'Sources that call themselves complete for this place, time and kind: {sources}.',
    part: 'Imports are complete for a part of this only ({sources}), so there may have been more.',
    none: 'No import is complete for this place, time and kind, so nothing is said.',
  },
  heldBack: 'Records that are still held back to protect people do not count.',
  conclusions: {
    supported: 'This agrees with the claim.',
    refuted: 'This contradicts the claim.',
    conflicting: 'The low and the high estimates lie on different sides of what is claimed.',
    so_far:
      'Fewer are on record for this time, but the claim may be of all that had happened up to then, so it is not refuted.',
    other_names:
      'Sources may tell this under other names, as what a foreign government did under those whom it supported, so there may have been more.',
    when_said:
      'More are on record since then, but the claim may have been made before some of them, so it is not refuted.',
    possible_events: 'Whether the claim holds depends on the events that may or may not belong to it.',
    inexact: 'The numbers are too uncertain, or the claim is too vague, to decide.',
    unwatched: 'No event of this place is held at any time, so that it is not known whether it is watched.',
    one_event:
      'One of these events alone agrees with the claim, which may speak of that one and not of all of them.',
    others_unsaid:
      'More of these events are on record than the claim names; it may leave the others unsaid, so it is not refuted.',
    together:
      'Fewer of these events each have that many dead, but the claim may be about all of them together, so it is not refuted.',
    remark:
      'The claim says more than what was counted, which may change what is meant, so no verdict is given.',
    singleSupported: 'One of these events alone agrees with the claim.',
    singleRefuted: 'Not even all of these events together reach what is claimed of one.',
  },
  neighbours:
    'The last event of the place before this time and the first one after it are given as evidence.',
  otherDeaths: 'The events given as evidence have other numbers of dead.',
  uncounted: 'It reads like a claim about events, but it was not counted: {reason}.',
  obstacles: {
    words: 'these words are not understood: {words}',
    numbers:
      'it has several numbers, or a comparison that cannot be counted; each statement can be checked by itself',
    time: 'it names no year, or several times apart, or one told from the present',
    place: 'it is not clear which of the places known from the events it speaks of',
    sentences: 'it has several sentences; each can be checked by itself',
    actors: 'it is not clear who did it, or to whom',
    denial: 'it is not clear what it denies',
    parts: 'it is not clear what is to be counted',
  },
  reviewAndEvents: 'The events held were counted as well.',
  answer: enAnswer,
};
