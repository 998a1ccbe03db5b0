import { esAnswer } from './es-answer.js';
import type { EventMessages } from './event-messages.js';

export const esEvents: EventMessages = {
  separators: { names: ', ', parts: '; ' },
  readAs: 'Afirmación cotejada con los eventos disponibles y leída así: {parts}.',
  several: 'La afirmación contiene dos enunciados y solo se sostiene si ambos se cumplen.',
  ofOne:
    'La afirmación puede referirse al número de eventos o al de muertos, por lo que se contaron ambos; solo se da un veredicto si coinciden.',
  asides: 'Sin comprobar: {words}.',
  onRecord:
    'Esto es lo que consta sobre el lugar y el período que menciona la afirmación, diga lo que diga de ellos ({parts}).',
  narrower:
    'Precisiones que los registros no distinguen (por eso se contó todo aquello de lo que pueden formar parte): {words}.',
  unchecked: 'Sin comprobar, porque ningún registro lo indica: {words}.',
  measures: { events: 'eventos', killed: 'personas muertas', civilians_killed: 'civiles muertos' },
  kinds: {
    any: 'cualquiera',
    battle: 'combate',
    explosion_remote_violence: 'explosión o violencia a distancia',
    violence_against_civilians: 'violencia contra civiles',
    protest: 'protesta',
    riot: 'disturbio',
    strategic_development: 'acontecimiento estratégico',
    state_based: 'violencia con participación estatal',
    non_state: 'violencia no estatal',
    one_sided: 'violencia unilateral',
    attack: 'ataque',
    violent: 'violencia de cualquier tipo',
  },
  ofKind: 'tipo de evento: {kind}',
  deathsOfEach: {
    killed: 'muertos en cada uno: {number}',
    civilians_killed: 'civiles muertos en cada uno: {number}',
  },
  byActors: 'por acción de {actors}',
  involvingActors: 'con participación de {actors}',
  betweenActors: 'entre {actors}',
  placeInCountry: '{place} ({country})',
  everywhere: 'todos los lugares',
  times: {
    onDay: 'el {from}',
    between: 'del {from} al {to}',
    since: 'desde el {from}',
    until: 'hasta el {to}',
    always: 'en cualquier fecha',
  },
  sayings: {
    at_least: 'al menos {number}',
    more_than: 'más de {number}',
    at_most: 'no más de {number}',
    fewer_than: 'menos de {number}',
    up_to: 'hasta {number}',
    about: 'alrededor de {number}, con un margen del diez por ciento en más o en menos',
    exactly: 'exactamente {number}',
    number: '{number}',
    between: 'entre {number} y {other}',
    none: 'cero',
    some: 'al menos 1',
    vague: 'una cifra no precisada, entendida como un valor de {number} a {other}',
  },
  comparisons: {
    more: '{part}: más que en {other}',
    fewer: '{part}: menos que en {other}',
    together: '{parts} en conjunto',
    others: 'todas las demás provincias en conjunto',
    by: '{comparison}, con una diferencia de {difference}',
    change: 'Variación: {best}.',
    changeByBest: 'Variación: {best} según las mejores estimaciones, entre {low} y {high}.',
    changeWithin: 'Variación: entre {low} y {high}.',
    most: {
      province: '{part}: más que en cualquier otra provincia',
      month: '{part}: más que en cualquier otro mes',
      year: '{part}: más que en cualquier otro año',
    },
    fewest: {
      province: '{part}: menos que en cualquier otra provincia',
      month: '{part}: menos que en cualquier otro mes',
      year: '{part}: menos que en cualquier otro año',
    },
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
    'Eventos que quizá también deban contarse, porque su provincia, día, tipo o actores no se conocen con suficiente precisión: {events}.',
  possibleKilled:
    'Eventos que quizá también deban contarse, porque su provincia, día, tipo o actores no se conocen con suficiente precisión: {events}; número máximo de muertos en ellos: {high}.',
  noneCounted: 'No se contó ningún evento.',
  totals: {
    exact: 'Según estos registros, la cifra es {low}.',
    range: 'Según estos registros, la cifra está entre {low} y {high}.',
    atLeast: 'Según estos registros, la cifra es {low} o más.',
  },
  bestOnly: 'Cuando de un evento solo se conoce la mejor estimación, esta sirve también de estimación baja.',
  severalTogether:
    'Los registros que abarcan más de una semana ({rows}) pueden reunir varios eventos, y no se sabe cuántos muertos hubo en cada uno.',
  severalSources:
    'Varias fuentes pueden hablar de los mismos eventos: la cifra baja es la de la fuente que más registra; la alta, la suma de todas.',
  coverage: {
    whole: 'Fuentes que se declaran completas para este lugar, período y tipo: {sources}.',
    part: 'Los datos importados solo están completos para una parte de ese conjunto ({sources}), de modo que pudo haber más.',
    none: 'Ningún conjunto de datos importado está completo para este lugar, período y tipo, así que no se afirma nada.',
  },
  heldBack: 'Los registros aún retenidos para proteger a personas no se cuentan.',
  conclusions: {
    supported: 'Esto concuerda con la afirmación.',
    refuted: 'Esto contradice la afirmación.',
    conflicting: 'Las estimaciones bajas y altas quedan a uno y otro lado de lo afirmado.',
    so_far:
      'En ese período constan menos, pero la afirmación puede referirse a todo lo ocurrido hasta entonces, así que no queda refutada.',
    other_names:
      'Las fuentes pueden registrarlo con otros nombres (por ejemplo, atribuir lo que hizo un gobierno extranjero a aquellos a quienes apoyaba), así que pudo haber más.',
    when_said:
      'Desde entonces constan más, pero la afirmación puede ser anterior a algunos de ellos, así que no queda refutada.',
    possible_events:
      'Que la afirmación se cumpla depende de eventos de los que no se sabe si deben contarse.',
    inexact: 'Las cifras son demasiado inciertas, o la afirmación demasiado vaga, para decidir.',
    unwatched:
      'No se dispone de ningún evento de este lugar, en ninguna fecha, de modo que no se sabe si está bajo observación.',
    one_event:
      'Uno de estos eventos por sí solo concuerda con la afirmación, que puede referirse a ese y no a todos.',
    others_unsaid:
      'Constan más eventos así de los que menciona la afirmación, que puede omitir los demás, así que no queda refutada.',
    together:
      'Son menos los eventos con tantos muertos cada uno, pero la afirmación puede referirse a todos en conjunto, así que no queda refutada.',
    remark:
      'La afirmación dice algo más que lo contado, lo que puede cambiar su sentido, así que no se da veredicto.',
    singleSupported: 'Uno de estos eventos por sí solo concuerda con la afirmación.',
    singleRefuted: 'Ni siquiera todos estos eventos juntos alcanzan lo que se afirma de uno solo.',
  },
  neighbours:
    'Como prueba se dan el último evento del lugar antes de ese período y el primero después de él.',
  otherDeaths: 'Los eventos que se dan como prueba tienen otro número de muertos.',
  uncounted: 'Parece una afirmación sobre eventos, pero no se hizo ningún recuento: {reason}.',
  obstacles: {
    words: 'no se entienden estas palabras: {words}',
    numbers:
      'contiene varias cifras o una comparación que no se puede calcular; cada enunciado puede verificarse por separado',
    time: 'no indica ningún año, o indica varios períodos separados, o uno contado desde el presente',
    place: 'no queda claro a cuál de los lugares que constan en los eventos se refiere',
    sentences: 'contiene varias frases; cada una puede verificarse por separado',
    actors: 'no queda claro quién lo hizo, o a quién',
    denial: 'no queda claro qué niega',
    parts: 'no queda claro qué hay que contar',
  },
  reviewAndEvents: 'También se contaron los eventos disponibles.',
  answer: esAnswer,
};
