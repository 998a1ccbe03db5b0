import type { AnswerMessages } from './answer-messages.js';
import { followedBy } from './counted.js';

const events = { one: '{count} evento', many: '{count} de eventos', other: '{count} eventos' };

export const esAnswer: AnswerMessages = {
  events: {
    any: events,
    battle: { one: '{count} combate', many: '{count} de combates', other: '{count} combates' },
    explosion_remote_violence: followedBy(events, 'de explosiones o violencia a distancia'),
    violence_against_civilians: followedBy(events, 'de violencia contra civiles'),
    protest: { one: '{count} protesta', many: '{count} de protestas', other: '{count} protestas' },
    riot: { one: '{count} disturbio', many: '{count} de disturbios', other: '{count} disturbios' },
    strategic_development: {
      one: '{count} acontecimiento estratégico',
      many: '{count} de acontecimientos estratégicos',
      other: '{count} acontecimientos estratégicos',
    },
    state_based: followedBy(events, 'de violencia con participación estatal'),
    non_state: followedBy(events, 'de violencia no estatal'),
    one_sided: followedBy(events, 'de violencia unilateral'),
    attack: { one: '{count} ataque', many: '{count} de ataques', other: '{count} ataques' },
    violent: {
      one: '{count} evento violento',
      many: '{count} de eventos violentos',
      other: '{count} eventos violentos',
    },
  },
  killed: {
    killed: {
      zero: 'no murió nadie',
      one: 'murió {count} persona',
      many: 'murieron {count} de personas',
      other: 'murieron {count} personas',
    },
    civilians_killed: {
      zero: 'no murió ningún civil',
      one: 'murió {count} civil',
      many: 'murieron {count} de civiles',
      other: 'murieron {count} civiles',
    },
  },
  unknown: {
    killed: 'no se sabe cuántas personas murieron',
    civilians_killed: 'no se sabe cuántos civiles murieron',
  },
  noneOnRecord: {
    killed: 'no constan muertes',
    civilians_killed: 'no constan muertes de civiles',
  },
  onRecord: '{lead}: según los registros, {events}.',
  deadly: {
    killed: {
      some: '{events} con muertos',
      numbered: {
        zero: '{events} sin muertos',
        one: '{events} con {number} muerto',
        many: '{events} con {number} de muertos',
        other: '{events} con {number} muertos',
      },
    },
    civilians_killed: {
      some: '{events} con civiles muertos',
      numbered: {
        zero: '{events} sin civiles muertos',
        one: '{events} con {number} civil muerto',
        many: '{events} con {number} de civiles muertos',
        other: '{events} con {number} civiles muertos',
      },
    },
  },
  onRecordEstimated:
    '{lead}: {events}, según las mejores estimaciones del número de muertos ({low} con seguridad, {high} como máximo).',
  killedIn: '{lead}: {killed} ({events} en los registros).',
  estimated:
    '{lead}: {killed} según las mejores estimaciones ({low} según las bajas, {high} según las altas; {events} en los registros).',
  share:
    '{lead}: civiles muertos, {civilians} de un total de {killed} según las mejores estimaciones ({figure}).',
  tookPart:
    '{lead}: {killed}, a manos de cualquier bando ({events} en los registros); lo que con seguridad es solo obra suya: {own} ({alone}).',
  exact: '{low}',
  range: 'entre {low} y {high}',
  atLeast: 'al menos {low}',
  withBest: '{best} ({figure})',
  kinds: {
    any: 'eventos',
    battle: 'combates',
    explosion_remote_violence: 'explosiones y violencia a distancia',
    violence_against_civilians: 'violencia contra civiles',
    protest: 'protestas',
    riot: 'disturbios',
    strategic_development: 'acontecimientos estratégicos',
    state_based: 'violencia con participación estatal',
    non_state: 'violencia no estatal',
    one_sided: 'violencia unilateral',
    attack: 'ataques',
    violent: 'eventos violentos',
  },
  groups: '{lead}: {what} {by}: {groups}.',
  by: {
    day: 'por día',
    month: 'por mes',
    year: 'por año',
    province: 'por provincia',
    type: 'por tipo de evento',
    actor: 'según el actor',
  },
  group: '{key}: {figure}',
  unknownFigure: 'no se sabe',
  soFar: '{figure} (hasta ahora)',
  incomplete: '{figure} (incompleto)',
  most: '{lead}: {what} {by}, de mayor a menor: {groups}.',
  fewest: '{lead}: {what} {by}, de menor a mayor: {groups}.',
  which: '{lead}: {what} {by}, donde la cifra es de {condition}: {groups}.',
  noGroup: 'ningún caso en los registros',
  one: {
    plain: '{lead}: {kind}.',
    exact: '{lead}: {killed}.',
    estimated:
      '{lead}: {killed} según las mejores estimaciones ({low} según las bajas, {high} según las altas).',
  },
  single: {
    deadliest: '{asked}. El evento más mortífero de los registros: {sentence}',
    first: '{asked}. El evento más antiguo de los registros: {sentence}',
    last: '{asked}. El evento más reciente de los registros: {sentence}',
  },
  deadliest:
    '{asked}. Los eventos más mortíferos de los registros ({number}), del más al menos mortífero: {sentences}',
  changes: {
    rose: 'De {first} a {last} la cifra aumentó en {difference}.',
    fell: 'De {first} a {last} la cifra disminuyó en {difference}.',
    roseAtLeast: 'De {first} a {last} la cifra aumentó en al menos {difference}.',
    fellAtLeast: 'De {first} a {last} la cifra disminuyó en al menos {difference}.',
    unchanged: 'De {first} a {last} la cifra no cambió.',
  },
  rival:
    'Otro evento con más muertos puede ser también uno de ellos, pues su tipo, lugar, día o actores no se conocen lo bastante para saberlo: {sentence}',
  leftOut:
    'Registros excluidos por abarcar más de una semana y poder reunir varios eventos: {events}. El que tiene más muertos: {sentence}',
  asides: 'No se ha tenido en cuenta lo siguiente: {words}.',
  noOrder: 'De la mayoría de los muertos no se sabe quién los mató, así que no se puede dar un orden.',
  otherByDead: 'Aquí se cuentan eventos; el número de muertos no da la misma respuesta.',
  notCertain:
    'Esto no es seguro: podrían cambiarlo estimaciones que difieren o eventos cuyo lugar, momento, tipo o actores no se conocen con suficiente precisión.',
  whether: {
    supported: 'Sí, según lo registrado.',
    refuted: 'No, según lo registrado.',
    conflicting: 'Las estimaciones bajas y altas dan respuestas distintas.',
    undecided: 'Lo registrado no permite decidirlo.',
  },
  mayRepeat:
    'Varias fuentes pueden hablar de los mismos eventos, así que algunos pueden estar contados más de una vez.',
  highOfAll: 'Cuando no se da una cifra alta de civiles, vale como alta la de todos los muertos.',
  source: 'Fuente: {sources}.',
  notCovered:
    'Ningún conjunto de datos importado está completo para este lugar, período y tipo: estos son los eventos disponibles, y pudo haber más.',
  withoutProvince: 'Eventos sin provincia conocida, que podrían ser de cualquiera: {events}.',
  withoutParties: 'Eventos cuyos actores no se conocen: {events}.',
  otherParties: 'Actores que no figuran aquí: {number}.',
  countedForEach: 'Un evento cuenta para cada actor que participó en él.',
  opponentsAlone: 'No figuran los actores de su mismo bando.',
  notAttributed: 'En un combate no se sabe quién mató a quién, así que este puede contar para cada bando.',
  unanswered: {
    uncounted: 'Parece una pregunta sobre eventos, pero no se contó nada: {reason}.',
    notCovered:
      'Se contaron los eventos y no consta ninguno con seguridad. Los datos disponibles no cubren este lugar, período y tipo lo bastante bien como para decir que no hubo ninguno.',
    covered: 'Los datos importados están completos para lo siguiente: {sources}.',
    nothingCounted: 'No se contó nada.',
    ofAll: {
      share: 'Pregunta por una proporción, que no se calcula.',
      average: 'Pregunta por una media, que no se calcula.',
      order:
        'Pregunta qué tiene más, menos, ninguno o más de cierto número; no se entendió lo bastante bien como para contarlo, y ningún evento lo dice por sí solo.',
    },
    notFound: 'Ninguna frase de los registros disponibles responde a la pregunta.',
    partly:
      'Las frases citadas comparten palabras con la pregunta y quizá solo respondan a una parte de ella.',
  },
};
