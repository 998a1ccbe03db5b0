import { safeCredits } from './credits.js';
import type {
  ClaimContent,
  DossierContent,
  EventContent,
  EventDraft,
  RecordDraft,
  SafeRecord,
} from './draft.js';
import { generalizeLocation } from './generalize-location.js';
import { redactContent } from './redact-content.js';
import { sensitiveClass } from './sensitivity/sensitive-class.js';
import { withholdPlace } from './withhold-place.js';
import { withoutDisclosingHeadlines, withoutHeadlines } from './without-headlines.js';

/**
 * Converts a draft into the only type that storage takes: places generalised, texts redacted, events of a sensitive
 * class reduced to their province. Sensitive dossiers and claims keep their texts, which the desk vouches for, and lose
 * their links and headlines.
 *
 * @throws {InvalidLocation} when an event's location is invalid.
 */
export function safeguard(draft: RecordDraft): SafeRecord {
  const sensitive = sensitiveClass(draft) !== null;
  // The only place that may make this cast.
  return { ...redactContent(withSafeContent(draft, sensitive)), sensitive } as SafeRecord;
}

function withSafeContent(draft: RecordDraft, sensitive: boolean) {
  if (draft.kind === 'event') {
    const content = safeEvent(draft.content, sensitive);
    return sensitive ? { ...draft, content, upstream: safeCredits(draft.upstream) } : { ...draft, content };
  }
  if (!sensitive)
    return draft.kind === 'dossier'
      ? {
          ...draft,
          content: { ...draft.content, sources: withoutDisclosingHeadlines(draft.content.sources) },
        }
      : draft;
  return draft.kind === 'dossier'
    ? { ...draft, content: safeDossier(draft.content) }
    : { ...draft, content: safeClaim(draft.content) };
}

function safeEvent(event: EventDraft, sensitive: boolean): EventContent {
  // An invalid location is an error of the source even if the place is withheld.
  const location = event.location && generalizeLocation(event.location);
  if (sensitive) return withholdPlace(event);
  const { country: _, ...content } = event;
  return { ...content, location, sources: withoutDisclosingHeadlines(content.sources) };
}

const safeDossier = (dossier: DossierContent): DossierContent => ({
  ...dossier,
  sources: withoutHeadlines(dossier.sources),
});

const safeClaim = (claim: ClaimContent): ClaimContent => ({
  ...claim,
  first_appearance_url: null,
  review: claim.review && { ...claim.review, url: null },
});
