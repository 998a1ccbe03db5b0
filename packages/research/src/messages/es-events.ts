import { esAnswer } from './es-answer.js';
import type { EventMessages } from './event-messages.js';

export const esEvents: EventMessages = {
  separators: { names: ', ', parts: '; ' },
  readAs: 'Afirmación cotejada con los eventos disponibles y leída así: {parts}.',
  several: 'La afirmación hace dos declaraciones y solo se sostiene si ambas se cumplen.',
  asides: 'Sin comprobar: {words}.',
  narrower: 'Los registros no los distinguen, así que se contaron todos los de su clase: {words}.',
  measures: { events: 'eventos', killed: 'personas muertas', civilians_killed: 'civiles muertos' },
  kinds: {
    any: 'cualquiera',
    battle: 'combate',
    explosion_remote_violence: 'explosión o violencia a distancia',
    violence_against_civilians: 'violencia contra civiles',
    protest: 'protesta',
    riot: 'disturbio',
    strategic_development: 'suceso estratégico',
    state_based: 'violencia con participación estatal',
    non_state: 'violencia no estatal',
    one_sided: 'violencia unilateral',
    attack: 'ataque',
    violent: 'violencia de cualquier clase',
  },
  ofKind: 'clase de evento: {kind}',
  deathsOfEach: {
    killed: 'muertos en cada uno: {number}',
    civilians_killed: 'civiles muertos en cada uno: {number}',
  },
  byActors: 'por {actors}',
  involvingActors: 'con participación de {actors}',
  placeInCountry: '{place} ({country})',
  everywhere: 'todos los lugares',
  times: {
    onDay: 'el {from}',
    between: 'del {from} al {to}',
    since: 'desde el {from}',
    until: 'hasta el {to}',
    always: 'en cualquier momento',
  },
  sayings: {
    at_least: 'al menos {number}',
    more_than: 'más de {number}',
    at_most: 'como máximo {number}',
    fewer_than: 'menos de {number}',
    up_to: 'hasta {number}',
    about: 'unos {number}, con un margen del diez por ciento',
    exactly: 'exactamente {number}',
    number: 'cifra de {number}',
    between: 'entre {number} y {other}',
    none: 'ninguno',
    some: 'al menos uno',
    vague: 'una cifra no precisada, entendida como de {number} a {other}',
  },
  comparisons: {
    more: '{part}: más que {other}',
    fewer: '{part}: menos que {other}',
    most: '{part}: más que cualquier otra provincia',
    fewest: '{part}: menos que cualquier otra provincia',
  },
  figures: 'Según estos registros: {parts}.',
  counted: {
    events: 'Eventos contados: {events}.',
    killed: 'Eventos contados: {events}; personas muertas en ellos: {figure}.',
    civilians_killed: 'Eventos contados: {events}; civiles muertos en ellos: {figure}.',
  },
  estimates: '{best} según las mejores estimaciones, {low} según las bajas y {high} según las altas',
  estimatesWithoutBest: '{low} según las estimaciones bajas, {high} según las altas',
  estimatesOpenAbove: '{low} según las estimaciones bajas, sin que se conozca una alta',
  deadly: '{best} según las mejores estimaciones ({low} con seguridad, {high} como máximo)',
  deadlyWithoutBest: '{low} con seguridad, {high} como máximo',
  possible:
    'Eventos que también podrían contarse, porque su provincia, día, tipo o actores no se conocen con bastante precisión: {events}.',
  possibleKilled:
    'Eventos que también podrían contarse, porque su provincia, día, tipo o actores no se conocen con bastante precisión: {events}, con un máximo de muertos de {high}.',
  noneCounted: 'No se contó ningún evento.',
  totals: {
    exact: 'Según estos registros, la cifra es {low}.',
    range: 'Según estos registros, la cifra está entre {low} y {high}.',
    atLeast: 'Según estos registros, la cifra es {low} o más.',
  },
  bestOnly: 'Donde un evento solo tiene una mejor estimación, esta vale también como la baja.',
  severalSources:
    'Varias fuentes pueden hablar de los mismos eventos: la cifra baja es la de la fuente que más cuenta, la alta es la suma de todas.',
  coverage: {
    whole: 'Fuentes que se declaran completas para este lugar, período y clase: {sources}.',
    part: 'Las importaciones solo son completas para una parte ({sources}), de modo que pudo haber más.',
    none: 'Ninguna importación es completa para este lugar, período y clase, así que no se afirma nada.',
  },
  heldBack: 'Los registros aún retenidos para proteger a personas no cuentan.',
  conclusions: {
    supported: 'Esto concuerda con la afirmación.',
    refuted: 'Esto contradice la afirmación.',
    conflicting: 'Las estimaciones bajas y altas quedan a uno y otro lado de lo afirmado.',
    so_far:
      'Constan menos en ese tiempo, pero la afirmación puede referirse a todo lo ocurrido hasta entonces, así que no queda refutada.',
    unattributed:
      'Las fuentes pueden atribuir lo que hizo un gobierno extranjero a aquellos a quienes apoyaba, así que pudo haber más.',
    possible_events:
      'Que la afirmación se cumpla depende de eventos de los que no se sabe si deben contarse.',
    inexact: 'Las cifras son demasiado inciertas, o la afirmación demasiado vaga, para decidir.',
    unwatched:
      'No hay ningún evento de este lugar en ningún momento, de modo que no se sabe si alguien lo observa.',
    one_event:
      'Uno de estos eventos por sí solo concuerda con la afirmación, que puede referirse a ese y no a todos.',
    others_unsaid:
      'Constan más eventos así de los que nombra la afirmación, que puede callar los demás, así que no queda refutada.',
    together:
      'Son menos los eventos con tantos muertos cada uno, pero la afirmación puede referirse a todos en conjunto, así que no queda refutada.',
    remark:
      'La afirmación dice algo más que lo contado, lo que puede cambiar su sentido, así que no se da veredicto.',
    singleSupported: 'Uno de estos eventos por sí solo concuerda con la afirmación.',
    singleRefuted: 'Ni todos estos eventos juntos alcanzan lo que se afirma de uno solo.',
  },
  neighbours:
    'Como prueba se dan el último evento del lugar antes de ese período y el primero después de él.',
  otherDeaths: 'Los eventos que se dan como prueba tienen otro número de muertos.',
  uncounted: 'Parece una afirmación sobre eventos, pero no se hizo ningún recuento: {reason}.',
  obstacles: {
    words: 'no se entienden estas palabras: {words}',
    numbers:
      'contiene varias cifras o una comparación que no puede contarse; cada enunciado puede verificarse por separado',
    time: 'no indica un año, indica varios períodos separados o uno contado desde el presente',
    place: 'no queda claro de cuál de los lugares conocidos por los eventos habla',
    sentences: 'contiene varias frases; cada una puede verificarse por separado',
    actors: 'no queda claro quién lo hizo, o a quién',
    denial: 'no queda claro qué niega',
    parts: 'no queda claro qué hay que contar',
  },
  reviewAndEvents: 'También se contaron los eventos disponibles.',
  answer: esAnswer,
};
