import { ceasefireAndElectionClaims } from './claims/ceasefire-and-elections.js';
import { damAndStrikeClaims } from './claims/dam-and-strike.js';
import { ceasefireAndElectionDossiers } from './dossiers/ceasefire-and-elections.js';
import { riverDossiers } from './dossiers/river.js';
import { ceasefireEvents } from './events/ceasefire.js';
import { damEvents, FIRST_EVENT_DAYS_AGO } from './events/dam.js';
import { electionEvents } from './events/elections.js';
import { fisheryEvents, latestEvents } from './events/present.js';
import { gridFailure, strikeEvents } from './events/strike.js';
import { DEMO_COUNTRY } from './provinces.js';
import { type RelativeTimes, relativeTimes } from './relative-times.js';
import { claimRow, type DemoRow, dossierRow, eventRow, retractionRow } from './rows.js';
import type { ClaimStory, DossierStory, EventStory } from './story.js';

interface DemoStory {
  readonly events: readonly EventStory[];
  readonly claims: readonly ClaimStory[];
  readonly dossiers: readonly DossierStory[];
}

/**
 * Yields the demo as lines of the format `records`: about 14 months in the fictional country of Sotavia up to `now`,
 * the same within an hour. Corrections and retractions follow the records that they change.
 */
export function* demoRecords(now: Date): Generator<string, void, undefined> {
  const at = relativeTimes(now);
  const story = demoStory(at);
  for (const row of [...firstRows(story), ...laterRows(story, at)]) yield JSON.stringify(row);
}

/**
 * Returns the coverage of the demo in the form of the option `covers`. It is complete from the year of the first
 * event until yesterday, because the country is fictional.
 */
export function demoCovers(now: Date): string {
  const at = relativeTimes(now);
  const year = at.date(FIRST_EVENT_DAYS_AGO).slice(0, 'YYYY'.length);
  return `${DEMO_COUNTRY}:${year}-01-01:${at.date(1)}`;
}

const demoStory = (at: RelativeTimes): DemoStory => ({
  events: [
    ...damEvents(at),
    ...strikeEvents(at),
    ...ceasefireEvents(at),
    ...electionEvents(at),
    ...fisheryEvents(at),
    ...latestEvents(at),
  ],
  claims: [...damAndStrikeClaims(at), ...ceasefireAndElectionClaims(at)],
  dossiers: [...riverDossiers(at), ...ceasefireAndElectionDossiers(at)],
});

const firstRows = (story: DemoStory): DemoRow[] => [
  ...story.events.map((event) => eventRow(event, linksTo(event.id, story))),
  ...story.claims.map(claimRow),
  ...story.dossiers.map(dossierRow),
];

const linksTo = (eventId: string, { claims, dossiers }: DemoStory) => ({
  claim_ids: claims.filter((claim) => claim.event_ids.includes(eventId)).map((claim) => claim.id),
  dossier_ids: dossiers
    .filter((dossier) => dossier.event_refs.some((reference) => reference.id === eventId))
    .map((dossier) => dossier.id),
});

const laterRows = (story: DemoStory, at: RelativeTimes): DemoRow[] => {
  const corrected = gridFailure(at, {
    summary:
      'The electricity grid failed in Sarenes, Ormelén and Ilvara Baja on the eighteenth day of the strike and was restored after nine hours. Two people were killed in a traffic accident in the dark. The other four provinces kept their supply.',
    dead: 2,
  });
  return [
    {
      ...eventRow(corrected, linksTo(corrected.id, story)),
      correction: {
        kind: 'correction',
        reason:
          'Two people were killed, not four: one accident had been counted twice. The failure lasted nine hours, not nineteen.',
      },
    },
    retractionRow('event', 'demo-event-ballot-lorry', {
      lang: 'en',
      reason: 'There was no ambush: the lorry had broken down. The report rested on a single post.',
    }),
    retractionRow('claim', 'demo-claim-second-dam', {
      lang: 'en',
      reason: 'The director never said this: the quotation was invented by the page that published it.',
    }),
  ];
};
