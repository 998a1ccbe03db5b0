import type { EventMessages } from './event-messages.js';
import { frAnswer } from './fr-answer.js';

export const frEvents: EventMessages = {
  separators: { names: ', ', parts: '\u00a0; ' },
  readAs: 'Affirmation confrontée aux événements disponibles et lue ainsi\u00a0: {parts}.',
  several: 'L’affirmation contient deux énoncés et n’est juste que si les deux le sont.',
  ofOne:
    'L’affirmation peut porter sur le nombre d’événements ou sur celui des morts\u00a0: les deux ont été comptés, et un verdict n’est donné que s’ils concordent.',
  asides: 'Non vérifié\u00a0: {words}.',
  onRecord:
    'Voici ce qui est enregistré pour le lieu et la période que mentionne l’affirmation, quoi qu’elle en dise ({parts}).',
  narrower:
    'Précisions que les données ne distinguent pas (tout ce dont elles peuvent faire partie a donc été compté)\u00a0: {words}.',
  unchecked: 'Non vérifié, car aucune donnée ne l’indique\u00a0: {words}.',
  measures: { events: 'événements', killed: 'personnes tuées', civilians_killed: 'civils tués' },
  kinds: {
    any: 'quelconque',
    battle: 'combat',
    explosion_remote_violence: 'explosion ou violence à distance',
    violence_against_civilians: 'violence contre des civils',
    protest: 'manifestation',
    riot: 'émeute',
    strategic_development: 'fait stratégique',
    state_based: 'violence impliquant un État',
    non_state: 'violence non étatique',
    one_sided: 'violence unilatérale',
    attack: 'attaque',
    violent: 'violence de toute sorte',
  },
  ofKind: 'type d’événement\u00a0: {kind}',
  deathsOfEach: {
    killed: 'morts dans chacun\u00a0: {number}',
    civilians_killed: 'civils tués dans chacun\u00a0: {number}',
  },
  byActors: 'par {actors}',
  involvingActors: 'impliquant {actors}',
  betweenActors: 'entre {actors}',
  placeInCountry: '{place} ({country})',
  everywhere: 'tous les lieux',
  times: {
    onDay: 'le {from}',
    between: 'du {from} au {to}',
    since: 'depuis le {from}',
    until: 'jusqu’au {to}',
    always: 'toutes dates confondues',
  },
  sayings: {
    at_least: 'au moins {number}',
    more_than: 'plus de {number}',
    at_most: 'au plus {number}',
    fewer_than: 'moins de {number}',
    up_to: 'jusqu’à {number}',
    about: 'environ {number}, à un dixième près',
    exactly: 'exactement {number}',
    number: '{number}',
    between: 'entre {number} et {other}',
    none: 'zéro',
    some: 'au moins 1',
    vague: 'un nombre non précisé, compris comme allant de {number} à {other}',
  },
  comparisons: {
    more: '{part}\u00a0: plus que {other}',
    fewer: '{part}\u00a0: moins que {other}',
    together: '{parts} pris ensemble',
    others: 'toutes les autres provinces prises ensemble',
    by: '{comparison}, avec un écart de {difference}',
    change: 'Variation\u00a0: {best}.',
    changeByBest: 'Variation\u00a0: {best} selon les meilleures estimations, entre {low} et {high}.',
    changeWithin: 'Variation\u00a0: entre {low} et {high}.',
    most: {
      province: '{part}\u00a0: plus que dans toute autre province',
      month: '{part}\u00a0: plus qu’au cours de tout autre mois',
      year: '{part}\u00a0: plus qu’au cours de toute autre année',
    },
    fewest: {
      province: '{part}\u00a0: moins que dans toute autre province',
      month: '{part}\u00a0: moins qu’au cours de tout autre mois',
      year: '{part}\u00a0: moins qu’au cours de toute autre année',
    },
  },
  figures: 'D’après ces données\u00a0: {parts}.',
  counted: {
    events: 'Événements comptés\u00a0: {events}.',
    killed:
      'Événements comptés\u00a0: {events}\u00a0; personnes tuées lors de ces événements\u00a0: {figure}.',
    civilians_killed:
      'Événements comptés\u00a0: {events}\u00a0; civils tués lors de ces événements\u00a0: {figure}.',
  },
  estimates:
    '{best} selon les meilleures estimations, {low} selon les estimations basses et {high} selon les hautes',
  estimatesWithoutBest: '{low} selon les estimations basses, {high} selon les hautes',
  estimatesOpenAbove: '{low} selon les estimations basses, sans estimation haute connue',
  deadly: '{best} selon les meilleures estimations ({low} à coup sûr, {high} au plus)',
  deadlyWithoutBest: '{low} à coup sûr, {high} au plus',
  possible:
    'Événements qui pourraient aussi en faire partie, car leur province, leur jour, leur type ou leurs acteurs ne sont pas connus avec assez de précision\u00a0: {events}.',
  possibleKilled:
    'Événements qui pourraient aussi en faire partie, car leur province, leur jour, leur type ou leurs acteurs ne sont pas connus avec assez de précision\u00a0: {events}\u00a0; nombre maximal de morts\u00a0: {high}.',
  noneCounted: 'Aucun événement n’a été compté.',
  totals: {
    exact: 'D’après ces données, le nombre est de {low}.',
    range: 'D’après ces données, le nombre se situe entre {low} et {high}.',
    atLeast: 'D’après ces données, le nombre est de {low} ou plus.',
  },
  bestOnly:
    'Quand seule la meilleure estimation d’un événement est connue, elle tient aussi lieu d’estimation basse.',
  severalTogether:
    'Les enregistrements qui s’étendent sur plus d’une semaine ({rows}) peuvent réunir plusieurs événements, et l’on ne sait pas combien chacun a fait de morts.',
  severalSources:
    'Plusieurs sources peuvent rapporter les mêmes événements\u00a0: le nombre bas est celui de la source qui en rapporte le plus, le nombre haut est la somme de toutes les sources.',
  coverage: {
    whole: 'Sources qui se disent complètes pour ce lieu, cette période et ce type\u00a0: {sources}.',
    part: 'Les données importées ne sont complètes que pour une partie de cet ensemble ({sources})\u00a0: il a pu y en avoir davantage.',
    none: 'Aucun jeu de données importé n’est complet pour ce lieu, cette période et ce type\u00a0; rien n’est donc affirmé.',
  },
  heldBack: 'Les enregistrements encore retenus pour protéger des personnes ne sont pas comptés.',
  conclusions: {
    supported: 'Cela concorde avec l’affirmation.',
    refuted: 'Cela contredit l’affirmation.',
    conflicting: 'Les estimations basses et hautes se trouvent de part et d’autre de ce qui est affirmé.',
    so_far:
      'Les données en comptent moins pour cette période, mais l’affirmation peut porter sur tout ce qui s’était passé jusque-là\u00a0; elle n’est donc pas réfutée.',
    other_names:
      'Les sources peuvent le rapporter sous d’autres noms (par exemple, attribuer ce qu’a fait un gouvernement étranger à ceux qu’il soutenait)\u00a0; il a donc pu y en avoir plus.',
    when_said:
      'Les données en comptent plus depuis lors, mais l’affirmation peut être antérieure à certains d’entre eux\u00a0; elle n’est donc pas réfutée.',
    possible_events:
      'La justesse de l’affirmation dépend d’événements dont on ne sait pas s’ils doivent être comptés.',
    inexact: 'Les nombres sont trop incertains, ou l’affirmation trop vague, pour trancher.',
    unwatched:
      'Aucun événement de ce lieu n’est disponible, à aucune date\u00a0: on ne sait donc pas si ce lieu est suivi.',
    one_event:
      'L’un de ces événements concorde à lui seul avec l’affirmation, qui parle peut-être de celui-là et non de tous.',
    others_unsaid:
      'Ces événements sont plus nombreux que ne le dit l’affirmation, qui peut passer les autres sous silence\u00a0; elle n’est donc pas réfutée.',
    together:
      'Les événements ayant fait chacun autant de morts sont moins nombreux, mais l’affirmation peut porter sur leur total\u00a0; elle n’est donc pas réfutée.',
    remark:
      'L’affirmation en dit plus que ce qui a été compté, ce qui peut en changer le sens\u00a0; aucun verdict n’est donc rendu.',
    singleSupported: 'L’un de ces événements concorde à lui seul avec l’affirmation.',
    singleRefuted: 'Même tous ensemble, ces événements n’atteignent pas ce qui est affirmé d’un seul.',
  },
  neighbours:
    'Le dernier événement du lieu avant cette période et le premier après elle sont donnés à titre d’éléments d’appréciation.',
  otherDeaths: 'Les événements donnés à titre d’éléments d’appréciation ont un autre nombre de morts.',
  uncounted: 'Cela ressemble à une affirmation sur des événements, mais rien n’a été compté\u00a0: {reason}.',
  obstacles: {
    words: 'ces mots ne sont pas compris\u00a0: {words}',
    numbers:
      'elle contient plusieurs nombres ou une comparaison qui ne se prête pas au comptage\u00a0; chaque énoncé peut être vérifié séparément',
    time: 'elle n’indique pas d’année, ou indique plusieurs périodes séparées, ou une période définie par rapport au présent',
    place: 'on ne voit pas clairement duquel des lieux figurant dans les événements elle parle',
    sentences: 'elle contient plusieurs phrases\u00a0; chacune peut être vérifiée séparément',
    actors: 'on ne voit pas clairement qui a agi, ni contre qui',
    denial: 'on ne voit pas clairement ce qu’elle nie',
    parts: 'on ne voit pas clairement ce qu’il faut compter',
  },
  reviewAndEvents: 'Les événements disponibles ont aussi été comptés.',
  answer: frAnswer,
};
