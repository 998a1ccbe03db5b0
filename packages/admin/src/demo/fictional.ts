import type { ExternalId } from '@partner-api/contract';
import { knownCredit } from '@partner-api/safeguards';
import type { DemoLanguage } from './story.js';

/** Appended to the summary or context of every record and the reason of every retraction. */
const NOTES: Readonly<Record<DemoLanguage, string>> = {
  en: 'Sotavia and everything in this record are fictional.',
  es: 'Sotavia y todo lo que contiene este registro son ficticios.',
};

export const withFictionalNote = (text: string, language: DemoLanguage): string =>
  `${text} ${NOTES[language]}`;

/** Credit of every response with demo records, also where their texts are withheld. */
export const DEMO_UPSTREAM = knownCredit('Partner API demo');

export const demoExternalId = (id: string): ExternalId => ({ scheme: 'demo', id: id.replace(/^demo-/, '') });
