import type { AnswerMessages } from './answer-messages.js';
import { followedBy } from './counted.js';

const events = { one: '{count} événement', many: '{count} d’événements', other: '{count} événements' };

export const frAnswer: AnswerMessages = {
  events: {
    any: events,
    battle: { one: '{count} combat', many: '{count} de combats', other: '{count} combats' },
    explosion_remote_violence: followedBy(events, 'd’explosion ou de violence à distance'),
    violence_against_civilians: followedBy(events, 'de violence contre des civils'),
    protest: {
      one: '{count} manifestation',
      many: '{count} de manifestations',
      other: '{count} manifestations',
    },
    riot: { one: '{count} émeute', many: '{count} d’émeutes', other: '{count} émeutes' },
    strategic_development: {
      one: '{count} fait stratégique',
      many: '{count} de faits stratégiques',
      other: '{count} faits stratégiques',
    },
    state_based: followedBy(events, 'de violence impliquant un État'),
    non_state: followedBy(events, 'de violence non étatique'),
    one_sided: followedBy(events, 'de violence unilatérale'),
    attack: { one: '{count} attaque', many: '{count} d’attaques', other: '{count} attaques' },
    violent: {
      one: '{count} événement violent',
      many: '{count} d’événements violents',
      other: '{count} événements violents',
    },
  },
  killed: {
    killed: {
      zero: 'personne n’a été tué',
      one: '{count} personne a été tuée',
      many: '{count} de personnes ont été tuées',
      other: '{count} personnes ont été tuées',
    },
    civilians_killed: {
      zero: 'aucun civil n’a été tué',
      one: '{count} civil a été tué',
      many: '{count} de civils ont été tués',
      other: '{count} civils ont été tués',
    },
  },
  unknown: {
    killed: 'on ne sait pas combien de personnes ont été tuées',
    civilians_killed: 'on ne sait pas combien de civils ont été tués',
  },
  noneOnRecord: {
    killed: 'aucun mort dans les données',
    civilians_killed: 'aucun civil tué dans les données',
  },
  onRecord: '{lead}\u00a0: d’après les données, {events}.',
  deadly: {
    killed: {
      some: '{events} où des personnes ont été tuées',
      numbered: {
        zero: '{events} où personne n’a été tué',
        one: '{events} où {number} personne a été tuée',
        many: '{events} où {number} de personnes ont été tuées',
        other: '{events} où {number} personnes ont été tuées',
      },
    },
    civilians_killed: {
      some: '{events} où des civils ont été tués',
      numbered: {
        zero: '{events} où aucun civil n’a été tué',
        one: '{events} où {number} civil a été tué',
        many: '{events} où {number} de civils ont été tués',
        other: '{events} où {number} civils ont été tués',
      },
    },
  },
  onRecordEstimated:
    '{lead}\u00a0: {events}, selon les meilleures estimations du nombre de morts ({low} à coup sûr, {high} au plus).',
  killedIn: '{lead}\u00a0: {killed} ({events} dans les données).',
  estimated:
    '{lead}\u00a0: {killed} selon les meilleures estimations ({low} selon les basses, {high} selon les hautes\u00a0; {events} dans les données).',
  share:
    '{lead}\u00a0: civils tués, {civilians} sur un total de {killed} selon les meilleures estimations ({figure}).',
  tookPart:
    '{lead}\u00a0: {killed}, quel que soit le camp responsable ({events} dans les données)\u00a0; part certaine de ce seul camp\u00a0: {own} ({alone}).',
  exact: '{low}',
  range: 'entre {low} et {high}',
  atLeast: 'au moins {low}',
  withBest: '{best} ({figure})',
  kinds: {
    any: 'événements',
    battle: 'combats',
    explosion_remote_violence: 'explosions et violences à distance',
    violence_against_civilians: 'violences contre des civils',
    protest: 'manifestations',
    riot: 'émeutes',
    strategic_development: 'faits stratégiques',
    state_based: 'violences impliquant un État',
    non_state: 'violences non étatiques',
    one_sided: 'violences unilatérales',
    attack: 'attaques',
    violent: 'événements violents',
  },
  groups: '{lead}\u00a0: {what} {by}\u00a0: {groups}.',
  by: {
    day: 'par jour',
    month: 'par mois',
    year: 'par année',
    province: 'par province',
    type: 'par type d’événement',
    actor: 'selon l’acteur',
  },
  group: '{key}\u00a0: {figure}',
  unknownFigure: 'inconnu',
  soFar: '{figure} (jusqu’ici)',
  incomplete: '{figure} (incomplet)',
  most: '{lead}\u00a0: {what} {by}, dans l’ordre décroissant\u00a0: {groups}.',
  fewest: '{lead}\u00a0: {what} {by}, dans l’ordre croissant\u00a0: {groups}.',
  which: '{lead}\u00a0: {what} {by}, là où l’on en compte {condition}\u00a0: {groups}.',
  noGroup: 'aucun cas dans les données',
  one: {
    plain: '{lead}\u00a0: {kind}.',
    exact: '{lead}\u00a0: {killed}.',
    estimated:
      '{lead}\u00a0: {killed} selon les meilleures estimations ({low} selon les basses, {high} selon les hautes).',
  },
  single: {
    deadliest: '{asked}. L’événement le plus meurtrier dans les données\u00a0: {sentence}',
    first: '{asked}. L’événement le plus ancien dans les données\u00a0: {sentence}',
    last: '{asked}. L’événement le plus récent dans les données\u00a0: {sentence}',
  },
  deadliest:
    '{asked}. Les événements les plus meurtriers dans les données ({number}), du plus au moins meurtrier\u00a0: {sentences}',
  changes: {
    rose: 'Entre {first} et {last}, le nombre a augmenté de {difference}.',
    fell: 'Entre {first} et {last}, le nombre a diminué de {difference}.',
    roseAtLeast: 'Entre {first} et {last}, le nombre a augmenté d’au moins {difference}.',
    fellAtLeast: 'Entre {first} et {last}, le nombre a diminué d’au moins {difference}.',
    unchanged: 'Entre {first} et {last}, le nombre n’a pas changé.',
  },
  rival:
    'Un autre événement, avec plus de morts, peut en faire partie, car son type, son lieu, son jour ou ses acteurs ne sont pas assez connus pour le dire\u00a0: {sentence}',
  leftOut:
    'Enregistrements laissés de côté, car pouvant réunir plusieurs événements sur plus d’une semaine\u00a0: {events}. Celui qui compte le plus de morts\u00a0: {sentence}',
  asides: 'Non pris en compte\u00a0: {words}.',
  noOrder:
    'Pour la plupart des morts, on ne sait pas qui les a tués\u00a0: aucun classement ne peut être établi.',
  otherByDead:
    'Ce sont les événements qui sont comptés ici\u00a0; le nombre de morts ne donne pas la même réponse.',
  notCertain:
    'Ce n’est pas certain\u00a0: des estimations qui diffèrent, ou des événements dont le lieu, le moment, le type ou les acteurs ne sont pas connus avec assez de précision, pourraient changer ce résultat.',
  whether: {
    supported: 'Oui, d’après les données.',
    refuted: 'Non, d’après les données.',
    conflicting: 'Les estimations basses et hautes donnent des réponses différentes.',
    undecided: 'Les données ne permettent pas de trancher.',
  },
  mayRepeat:
    'Plusieurs sources peuvent rapporter les mêmes événements\u00a0: certains peuvent être comptés plus d’une fois.',
  highOfAll:
    'Quand aucun nombre haut de civils n’est donné, le nombre haut est celui de toutes les personnes tuées.',
  source: 'Source\u00a0: {sources}.',
  notCovered:
    'Aucun jeu de données importé n’est complet pour ce lieu, cette période et ce type\u00a0: voici les événements disponibles, il a pu y en avoir davantage.',
  withoutProvince:
    'Événements sans province connue, qui pourraient être de n’importe laquelle\u00a0: {events}.',
  withoutParties: 'Événements dont les acteurs ne sont pas connus\u00a0: {events}.',
  otherParties: 'Acteurs non énumérés ici\u00a0: {number}.',
  countedForEach: 'Un événement compte pour chaque acteur qui y a pris part.',
  opponentsAlone: 'Les acteurs du même camp ne sont pas énumérés.',
  notAttributed: 'Dans un combat, on ne sait pas qui a tué qui\u00a0: il peut donc compter pour chaque camp.',
  unanswered: {
    uncounted: 'Cela ressemble à une question sur des événements, mais rien n’a été compté\u00a0: {reason}.',
    notCovered:
      'Les événements ont été comptés, et aucun n’est établi avec certitude. Les données disponibles ne couvrent pas assez bien ce lieu, cette période et ce type pour dire qu’il n’y en a pas eu.',
    covered: 'Les données importées sont complètes pour ce qui suit\u00a0: {sources}.',
    nothingCounted: 'Rien n’a été compté.',
    ofAll: {
      share: 'La question porte sur une proportion, qui n’est pas calculée.',
      average: 'La question porte sur une moyenne, qui n’est pas calculée.',
      order:
        'La question porte sur ce qui en a le plus, le moins, aucun ou plus d’un certain nombre\u00a0; elle n’a pas été assez bien comprise pour que cela soit compté, et aucun événement ne le dit à lui seul.',
    },
    notFound: 'Aucune phrase des données disponibles ne répond à la question.',
    partly: 'Les phrases citées partagent des mots avec la question et n’y répondent peut-être qu’en partie.',
  },
};
