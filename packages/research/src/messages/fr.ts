import { frEvents } from './fr-events.js';
import type { Messages } from './messages.js';

export const fr: Messages = {
  verdicts: {
    supported: 'Étayée',
    refuted: 'Réfutée',
    conflicting: 'Éléments contradictoires',
    missing_context: 'Contexte manquant',
    insufficient_evidence: 'Éléments insuffisants',
    not_checkable: 'Non vérifiable',
  },
  inherited: {
    byReviewerOnDate: 'Une affirmation correspondante a été examinée par {reviewer} le {date} : {verdict}.',
    byReviewer: 'Une affirmation correspondante a été examinée par {reviewer} : {verdict}.',
    onDate: 'Une affirmation correspondante a été examinée le {date} : {verdict}.',
    unsigned: 'Une affirmation correspondante a été examinée : {verdict}.',
  },
  reviewedClaim: 'Cette affirmation\u00a0: «\u00a0{claim}\u00a0»',
  originalRating: 'Évaluation d’origine : « {rating} ».',
  conflicting: 'Des examens d’affirmations correspondantes parlent pour elle et contre elle.',
  noMatch: {
    zero: 'Il n’y a pas d’affirmations avec lesquelles la comparer.',
    one: 'Parmi les affirmations consultées ({count}), aucune ne correspond d’assez près.',
    many: 'Sur {count} d’affirmations consultées, aucune ne correspond d’assez près.',
    other: 'Sur {count} affirmations consultées, aucune ne correspond d’assez près.',
  },
  seeMatches: 'Les plus proches sont données comme correspondances, avec leurs examens.',
  nearest: 'L’affirmation consultée la plus proche ne donne pas de verdict : {reason}.',
  withheld: {
    negation: 'l’une des deux affirmations nie ce que dit l’autre',
    number: 'les deux affirmations contiennent des nombres différents',
    date: 'les deux affirmations contiennent des dates différentes',
    place: 'les deux affirmations nomment des lieux différents',
    name: 'les deux affirmations contiennent des noms différents',
    order: 'les deux affirmations ont les mêmes mots dans un autre ordre',
    wording: 'les deux affirmations emploient d’autres mots au même endroit',
    disputed: 'sa fiche est contestée',
    unreviewed: 'elle n’a pas été examinée',
    unrecognised_rating: 'nous ne reconnaissons pas l’évaluation de son examen',
    differently_judged: 'une autre affirmation aussi proche a été jugée autrement',
    undecided_review: 'son examen trouve des éléments pour et contre sans les expliquer',
  },
  notCheckable: {
    question: 'Le texte est une question et n’affirme rien de vérifiable.',
    no_statement: 'Le texte contient trop peu de mots pour affirmer quelque chose de vérifiable.',
  },
  abstained: 'Cela ne dit rien de la véracité de l’affirmation.',
  events: frEvents,
};
