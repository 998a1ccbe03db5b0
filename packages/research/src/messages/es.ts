import { esEvents } from './es-events.js';
import type { Messages } from './messages.js';

export const es: Messages = {
  verdicts: {
    supported: 'Respaldada',
    refuted: 'Refutada',
    conflicting: 'Pruebas contradictorias',
    missing_context: 'Falta contexto',
    insufficient_evidence: 'Pruebas insuficientes',
    not_checkable: 'No verificable',
  },
  inherited: {
    byReviewerOnDate: 'Una afirmación coincidente fue verificada por {reviewer} el {date}: «{verdict}».',
    byReviewer: 'Una afirmación coincidente fue verificada por {reviewer}: «{verdict}».',
    onDate: 'Una afirmación coincidente fue verificada el {date}: «{verdict}».',
    unsigned: 'Una afirmación coincidente fue verificada: «{verdict}».',
  },
  reviewedClaim: 'Esa afirmación: «{claim}»',
  originalRating: 'Calificación original: «{rating}».',
  conflicting: 'Hay verificaciones de afirmaciones coincidentes a favor y en contra.',
  noMatch: {
    zero: 'No hay afirmaciones con las que compararla.',
    one: 'La única afirmación consultada no coincide lo suficiente.',
    many: 'Ninguno de los {count} de afirmaciones consultadas coincide lo suficiente.',
    other: 'Ninguna de las {count} afirmaciones consultadas coincide lo suficiente.',
  },
  seeMatches: 'Las más cercanas figuran como coincidencias, con sus verificaciones.',
  nearest: 'La afirmación consultada más cercana no permite dar un veredicto: {reason}.',
  withheld: {
    negation: 'una de las dos afirmaciones niega lo que dice la otra',
    number: 'las dos afirmaciones no contienen las mismas cifras',
    date: 'las dos afirmaciones no contienen las mismas fechas',
    place: 'las dos afirmaciones no nombran los mismos lugares',
    name: 'las dos afirmaciones no contienen los mismos nombres',
    order: 'las dos afirmaciones tienen las mismas palabras en otro orden',
    wording: 'las dos afirmaciones usan palabras distintas en un mismo lugar',
    disputed: 'su registro es objeto de disputa',
    unreviewed: 'no ha sido verificada',
    unrecognised_rating: 'no reconocemos la calificación de su verificación',
    differently_judged: 'otra afirmación igual de cercana fue juzgada de otro modo',
    undecided_review: 'su verificación encuentra pruebas a favor y en contra y no lo explica',
  },
  notCheckable: {
    question: 'El texto es una pregunta y no afirma nada que se pueda verificar.',
    no_statement: 'El texto tiene demasiado pocas palabras para afirmar algo que se pueda verificar.',
  },
  abstained: 'Esto no dice nada sobre si la afirmación es cierta.',
  events: esEvents,
};
