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
    byReviewerOnDate:
      'Une affirmation correspondante a été vérifiée par {reviewer} le {date}\u00a0: «\u00a0{verdict}\u00a0».',
    byReviewer:
      'Une affirmation correspondante a été vérifiée par {reviewer}\u00a0: «\u00a0{verdict}\u00a0».',
    onDate: 'Une affirmation correspondante a été vérifiée le {date}\u00a0: «\u00a0{verdict}\u00a0».',
    unsigned: 'Une affirmation correspondante a été vérifiée\u00a0: «\u00a0{verdict}\u00a0».',
  },
  reviewedClaim: 'Cette affirmation\u00a0: «\u00a0{claim}\u00a0»',
  originalRating: 'Évaluation d’origine\u00a0: «\u00a0{rating}\u00a0».',
  conflicting:
    'Parmi les vérifications d’affirmations correspondantes, certaines vont dans le sens de l’affirmation et d’autres en sens contraire.',
  noMatch: {
    zero: 'Aucune affirmation à laquelle la comparer n’est disponible.',
    one: 'La seule affirmation consultée ne correspond pas d’assez près.',
    many: 'Sur {count} d’affirmations consultées, aucune ne correspond d’assez près.',
    other: 'Sur {count} affirmations consultées, aucune ne correspond d’assez près.',
  },
  seeMatches: 'Les plus proches sont données parmi les correspondances, avec leurs vérifications.',
  nearest: 'L’affirmation consultée la plus proche ne permet pas de rendre un verdict\u00a0: {reason}.',
  withheld: {
    negation: 'l’une des deux affirmations nie ce que dit l’autre',
    number: 'les deux affirmations ne contiennent pas les mêmes nombres',
    date: 'les deux affirmations ne contiennent pas les mêmes dates',
    place: 'les deux affirmations ne nomment pas les mêmes lieux',
    name: 'les deux affirmations ne contiennent pas les mêmes noms',
    order: 'les deux affirmations ont les mêmes mots dans un autre ordre',
    wording: 'les deux affirmations emploient des mots différents au même endroit',
    disputed: 'son enregistrement est contesté',
    unreviewed: 'elle n’a pas été vérifiée',
    unrecognised_rating: 'nous ne reconnaissons pas l’évaluation de sa vérification',
    differently_judged: 'une autre affirmation aussi proche a été jugée autrement',
    undecided_review: 'sa vérification trouve des éléments pour et contre sans l’expliquer',
  },
  notCheckable: {
    question: 'Le texte est une question et n’affirme rien de vérifiable.',
    no_statement: 'Le texte contient trop peu de mots pour affirmer quelque chose de vérifiable.',
  },
  abstained: 'Cela ne dit rien de la véracité de l’affirmation.',
  events: frEvents,
};
