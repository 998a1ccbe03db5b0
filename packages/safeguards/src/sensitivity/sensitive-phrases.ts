import { aidPhrases } from './phrases/aid.js';
import { detentionPhrases } from './phrases/detention.js';
import { educationPhrases } from './phrases/education.js';
import { harmlessPhrases as harmless } from './phrases/harmless.js';
import { healthPhrases } from './phrases/health.js';
import { mediaPhrases } from './phrases/media.js';
import type { PhrasesByLanguage } from './phrases/phrases-by-language.js';
import { shelterPhrases } from './phrases/shelter.js';
import { transitPhrases } from './phrases/transit.js';
import { worshipPhrases } from './phrases/worship.js';

/** Whom and what events are told of by province only. */
export const PROTECTED_CLASSES = [
  'health',
  'education',
  'aid',
  'shelter',
  'worship',
  'media',
  'transit',
  'detention',
] as const;
export type ProtectedClass = (typeof PROTECTED_CLASSES)[number];

const listed = (byLanguage: PhrasesByLanguage): string[] =>
  Object.values(byLanguage).flatMap((phrases) => phrases.split(',').map((phrase) => phrase.trim()));

export const sensitivePhrases: Readonly<Record<ProtectedClass, readonly string[]>> = {
  health: listed(healthPhrases),
  education: listed(educationPhrases),
  aid: listed(aidPhrases),
  shelter: listed(shelterPhrases),
  worship: listed(worshipPhrases),
  media: listed(mediaPhrases),
  transit: listed(transitPhrases),
  detention: listed(detentionPhrases),
};

export const harmlessPhrases: readonly string[] = listed(harmless);
