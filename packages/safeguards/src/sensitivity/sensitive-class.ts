import { languageOf, words } from '@partner-api/text';
import { PhraseFinder } from '../at-risk/phrase-finder.js';
import { type ClassAtRisk, TABLE_LANGUAGES, type TermAtRisk, termsAtRisk } from '../at-risk/terms-at-risk.js';
import type { EventDraft, RecordDraft } from '../draft.js';
import { once } from '../once.js';

/**
 * Classes whose events keep only their province. Civilians and witnesses are not among them, because most events
 * mention them.
 */
const PROTECTED_CLASSES = [
  'health',
  'education',
  'aid',
  'shelter',
  'worship',
  'gathering',
  'utilities',
  'media',
  'transit',
  'detention',
] as const satisfies readonly ClassAtRisk[];
type ProtectedClass = (typeof PROTECTED_CLASSES)[number];

export type SensitiveClass = 'violence_against_civilians' | 'unread_language' | 'marked' | ProtectedClass;

/**
 * Returns why a record is sensitive, or null. The desk may mark any record; events are classified by type and text, and
 * when in doubt as sensitive, because withholding too little harms more than too much.
 */
export function sensitiveClass(draft: RecordDraft): SensitiveClass | null {
  if (draft.kind === 'event') {
    if (draft.content.type === 'violence_against_civilians') return 'violence_against_civilians';
    const isPeaceful = PEACEFUL.has(draft.content.type);
    const found = protectedClass(draft.content, isPeaceful ? protectedInPeace() : protectedTerms());
    if (found !== null) return found;
    if (!isPeaceful && isUnread(draft.content)) return 'unread_language';
  }
  return draft.sensitive ? 'marked' : null;
}

/** An unknown type counts as violence. */
const PEACEFUL: ReadonlySet<string | null> = new Set(['protest', 'riot', 'strategic_development']);

/** Null for a record without language, whose script alone decides. */
const TABLES: ReadonlySet<string | null> = new Set([...TABLE_LANGUAGES, null]);
const SCRIPTS_OF_TABLES = /[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}]/u;

/** Whether its language has no table of terms, by its tag or its script. */
const isUnread = (event: EventDraft): boolean =>
  !TABLES.has(languageOf(event.lang)) ||
  [event.title, event.summary, ...event.sources.map(({ title }) => title)].some(
    (text) => text !== null && /\p{L}/u.test(text) && !SCRIPTS_OF_TABLES.test(text),
  );

/** Returns the texts that may reveal an event's target; URLs contain headlines, and actors may be targets. */
const textsOf = ({ title, summary, sources, actors }: EventDraft): string[] =>
  [
    ...[title, summary],
    ...actors.map(({ name }) => name),
    ...sources.flatMap((source) => [source.title, source.url && headlineIn(source.url)]),
  ].filter((text) => text !== null);

/** Returns the last segment of the path, because earlier ones name sections of a site. */
const headlineIn = (address: string): string => {
  const last = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(address.replace(/^https?:\/\/[^/]*/i, ''))?.[1] ?? '';
  return last.replace(/[-_+.]|%20/g, ' ');
};

function protectedClass(event: EventDraft, finder: PhraseFinder<ClassAtRisk>): ProtectedClass | null {
  const found = new Set<string>();
  for (const text of textsOf(event)) {
    // Terms of all languages are matched, because headlines are often in another language than the record.
    const spoken = withoutHarmless(words(text, event.lang));
    for (const index of spoken.keys()) for (const { name } of finder.at(spoken, index)) found.add(name);
  }
  return PROTECTED_CLASSES.find((name) => found.has(name)) ?? null;
}

const finderOf = (counts: (term: TermAtRisk) => boolean): (() => PhraseFinder<ClassAtRisk>) =>
  once(
    () =>
      new PhraseFinder(
        termsAtRisk()
          .filter(counts)
          .map(({ term, class: name }) => ({ term, name })),
      ),
  );

const isProtected = ({ class: name }: TermAtRisk): boolean => PROTECTED_CLASSES.some((one) => one === name);

/** In events without an attack these are the subject itself: a rally, market traders, dam workers, observers. */
const isOfCrowds = ({ class: name, kind }: TermAtRisk): boolean =>
  name === 'gathering' || name === 'utilities' || (name === 'aid' && kind === 'helper');

const protectedTerms = finderOf(isProtected);
const protectedInPeace = finderOf((term) => isProtected(term) && !isOfCrowds(term));
const harmlessTerms = finderOf(({ class: name }) => name === 'none');

/** Removes phrases that contain a term but mean something else. */
function withoutHarmless(spoken: readonly string[]): string[] {
  const rest: string[] = [];
  for (let index = 0; index < spoken.length; ) {
    const lengths = [...harmlessTerms().at(spoken, index)].map(({ length }) => length);
    if (lengths.length === 0) rest.push(spoken[index] ?? '');
    index += Math.max(1, ...lengths);
  }
  return rest;
}
