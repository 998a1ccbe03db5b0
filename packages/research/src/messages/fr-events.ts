import type { EventMessages } from './event-messages.js';
import { frAnswer } from './fr-answer.js';

export const frEvents: EventMessages = {
  separators: { names: ', ', parts: '\u00a0; ' },
  readAs: 'Affirmation confrontée aux événements disponibles et lue ainsi : {parts}.',
  several: 'L’affirmation contient deux énoncés et n’est juste que si les deux le sont.',
  asides: 'Non vérifié : {words}.',
  narrower:
    'Les données ne les distinguent pas ; tous ceux de leur catégorie ont donc été comptés : {words}.',
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
  ofKind: 'type d’événement : {kind}',
  deathsOfEach: {
    killed: 'morts dans chacun : {number}',
    civilians_killed: 'civils tués dans chacun : {number}',
  },
  byActors: 'par {actors}',
  involvingActors: 'avec la participation de {actors}',
  placeInCountry: '{place} ({country})',
  everywhere: 'tous les lieux',
  times: {
    onDay: 'le {from}',
    between: 'du {from} au {to}',
    since: 'depuis le {from}',
    until: 'jusqu’au {to}',
    always: 'à tout moment',
  },
  sayings: {
    at_least: 'au moins {number}',
    more_than: 'plus de {number}',
    at_most: 'au plus {number}',
    fewer_than: 'moins de {number}',
    up_to: 'jusqu’à {number}',
    about: 'environ {number}, à un dixième près',
    exactly: 'exactement {number}',
    number: 'nombre de {number}',
    between: 'entre {number} et {other}',
    none: 'aucun',
    some: 'au moins un',
    vague: 'un nombre non précisé, compris comme allant de {number} à {other}',
  },
  comparisons: {
    more: '{part} : plus que {other}',
    fewer: '{part} : moins que {other}',
    most: '{part} : plus que toute autre province',
    fewest: '{part} : moins que toute autre province',
  },
  figures: 'Selon ces enregistrements : {parts}.',
  counted: {
    events: 'Événements comptés : {events}.',
    killed: 'Événements comptés : {events} ; personnes tuées : {figure}.',
    civilians_killed: 'Événements comptés : {events} ; civils tués : {figure}.',
  },
  estimates:
    '{best} selon les meilleures estimations, {low} selon les estimations basses et {high} selon les hautes',
  estimatesWithoutBest: '{low} selon les estimations basses, {high} selon les hautes',
  estimatesOpenAbove: '{low} selon les estimations basses, sans estimation haute connue',
  deadly: '{best} selon les meilleures estimations ({low} à coup sûr, {high} au plus)',
  deadlyWithoutBest: '{low} à coup sûr, {high} au plus',
  possible:
    'Événements qui pourraient compter aussi, car leur province, leur jour, leur type ou leurs acteurs ne sont pas assez connus : {events}.',
  possibleKilled:
    'Événements qui pourraient compter aussi, car leur province, leur jour, leur type ou leurs acteurs ne sont pas assez connus : {events}, avec un maximum de morts de {high}.',
  noneCounted: 'Aucun événement n’a été compté.',
  totals: {
    exact: 'D’après ces données, le nombre est de {low}.',
    range: 'D’après ces données, le nombre se situe entre {low} et {high}.',
    atLeast: 'D’après ces données, le nombre est de {low} ou plus.',
  },
  bestOnly: 'Quand un événement n’a qu’une meilleure estimation, elle tient aussi lieu d’estimation basse.',
  severalSources:
    'Plusieurs sources peuvent rapporter les mêmes événements : le nombre bas est celui de la source qui en rapporte le plus, le nombre haut est la somme de toutes.',
  coverage: {
    whole: 'Sources qui se disent complètes pour ce lieu, cette période et ce type : {sources}.',
    part: 'Les importations ne sont complètes que pour une partie ({sources}) : il a pu y en avoir davantage.',
    none: 'Aucune importation n’est complète pour ce lieu, cette période et ce type ; rien n’est donc affirmé.',
  },
  heldBack: 'Les fiches encore retenues pour protéger des personnes ne comptent pas.',
  conclusions: {
    supported: 'Cela concorde avec l’affirmation.',
    refuted: 'Cela contredit l’affirmation.',
    conflicting: 'Les estimations basses et hautes se trouvent de part et d’autre de ce qui est affirmé.',
    so_far:
      'Il y en a moins pour cette période, mais l’affirmation peut porter sur tout ce qui s’était passé jusque-là ; elle n’est donc pas réfutée.',
    unattributed:
      'Les sources peuvent attribuer ce qu’a fait un gouvernement étranger à ceux qu’il soutenait ; il a donc pu y en avoir plus.',
    possible_events: 'L’affirmation dépend d’événements dont on ne sait pas s’ils doivent être comptés.',
    inexact: 'Les nombres sont trop incertains, ou l’affirmation trop vague, pour trancher.',
    unwatched:
      'Aucun événement de ce lieu n’est disponible, à aucun moment : on ne sait donc pas s’il est observé.',
    one_event:
      'Un seul de ces événements concorde avec l’affirmation, qui parle peut-être de celui-là et non de tous.',
    others_unsaid:
      'Ces événements sont plus nombreux que ne le dit l’affirmation, qui peut passer les autres sous silence ; elle n’est donc pas réfutée.',
    together:
      'Les événements ayant fait chacun autant de morts sont moins nombreux, mais l’affirmation peut porter sur leur total ; elle n’est donc pas réfutée.',
    remark:
      'L’affirmation dit autre chose que ce qui a été compté, ce qui peut en changer le sens ; aucun verdict n’est donc rendu.',
    singleSupported: 'Un seul de ces événements concorde déjà avec l’affirmation.',
    singleRefuted: 'Même tous ensemble, ces événements n’atteignent pas ce qui est affirmé d’un seul.',
  },
  neighbours:
    'Le dernier événement du lieu avant cette période et le premier après elle sont donnés comme éléments.',
  otherDeaths: 'Les événements cités comme preuves ont un autre nombre de morts.',
  uncounted: 'Cela ressemble à une affirmation sur des événements, mais rien n’a été compté : {reason}.',
  obstacles: {
    words: 'ces mots ne sont pas compris : {words}',
    numbers:
      'elle contient plusieurs nombres ou une comparaison qui ne peut pas être comptée ; chaque énoncé peut être vérifié séparément',
    time: 'elle n’indique pas d’année, indique plusieurs périodes séparées ou une période comptée à partir du présent',
    place: 'on ne voit pas clairement de quel lieu connu par les événements elle parle',
    sentences: 'elle contient plusieurs phrases ; chacune peut être vérifiée séparément',
    actors: 'on ne voit pas clairement qui a agi, ni contre qui',
    denial: 'on ne voit pas clairement ce qu’elle nie',
    parts: 'on ne voit pas clairement ce qu’il faut compter',
  },
  reviewAndEvents: 'Les événements disponibles ont aussi été comptés.',
  answer: frAnswer,
};
