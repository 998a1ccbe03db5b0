import type { ReviewVerdict } from '@partner-api/contract';

/** Labels of verdicts by primary language subtag. */
export const labels: Readonly<Record<string, Readonly<Record<ReviewVerdict, string>>>> = {
  ar: {
    supported: 'مدعوم بالأدلة',
    refuted: 'مفنّد',
    conflicting: 'أدلة متضاربة',
    missing_context: 'ينقصه السياق',
  },
  de: {
    supported: 'Belegt',
    refuted: 'Widerlegt',
    conflicting: 'Widersprüchliche Belege',
    missing_context: 'Fehlender Kontext',
  },
  en: {
    supported: 'Supported',
    refuted: 'Refuted',
    conflicting: 'Conflicting evidence',
    missing_context: 'Missing context',
  },
  es: {
    supported: 'Respaldada',
    refuted: 'Refutada',
    conflicting: 'Pruebas contradictorias',
    missing_context: 'Falta contexto',
  },
  fr: {
    supported: 'Étayée',
    refuted: 'Réfutée',
    conflicting: 'Éléments contradictoires',
    missing_context: 'Contexte manquant',
  },
  pt: {
    supported: 'Sustentada',
    refuted: 'Refutada',
    conflicting: 'Evidências contraditórias',
    missing_context: 'Falta contexto',
  },
  ru: {
    supported: 'Подтверждено',
    refuted: 'Опровергнуто',
    conflicting: 'Противоречивые данные',
    missing_context: 'Не хватает контекста',
  },
  uk: {
    supported: 'Підтверджено',
    refuted: 'Спростовано',
    conflicting: 'Суперечливі дані',
    missing_context: 'Бракує контексту',
  },
};
