import type { ExternalId } from '@partner-api/contract';
import { knownCredit } from '@partner-api/safeguards';
import type { DemoLanguage } from './story.js';

/** Ends the summary or context of every record of the demo, and the reason of every retraction. */
const NOTES: Readonly<Record<DemoLanguage, string>> = {
  en: 'Sotavia and everything in this record are fictional.',
  es: 'Sotavia y todo lo que contiene este registro son ficticios.',
};

export const withFictionalNote = (text: string, language: DemoLanguage): string =>
  `${text} ${NOTES[language]}`;

/** The credit that goes with every response of the demo; it also reaches readers of records whose texts were withheld. */
export const DEMO_UPSTREAM = knownCredit('Partner API demo');

export const demoExternalId = (id: string): ExternalId => ({ scheme: 'demo', id: id.replace(/^demo-/, '') });
