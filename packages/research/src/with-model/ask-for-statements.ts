import type { IndexSnapshot } from '../live/live-index.js';
import { type Excerpt, findExcerpts } from './excerpts.js';
import type { LanguageModel } from './language-model.js';
import { rankBySimilarity } from './rank-by-similarity.js';
import { type VerifiedStatement, verifyStatement } from './verify-statement.js';

export interface Asked {
  /** Verified statements, without duplicates. */
  readonly statements: readonly VerifiedStatement[];
  /** Number of statements from the model. */
  readonly said: number;
  readonly recordsSent: number;
}

interface Question {
  readonly query: string;
  readonly locale: string;
  /** Whether a search with the words of the question found no full answer. */
  readonly needsOtherWords: boolean;
}

/** Asks a model for statements and verifies them; null if the model fails or exceeds its deadline. */
export async function askForStatements(
  model: LanguageModel,
  snapshot: IndexSnapshot,
  { query, locale, needsOtherWords }: Question,
): Promise<Asked | null> {
  const endsAt = performance.now() + model.deadlineMilliseconds;
  // Limits retrieval to a third of the time, so that wording has enough.
  const share = model.deadlineMilliseconds / 3;
  const others = needsOtherWords ? await model.expand(query, share) : [];
  const found = findExcerpts(snapshot, query, others ?? []);
  if (found.length === 0) return others === null ? null : { statements: [], said: 0, recordsSent: 0 };
  const excerpts = withinLimits(
    (await rankBySimilarity(model, query, found, ({ text }) => text, share)) ?? found,
  );

  const order = { question: query, locale, excerpts: excerpts.map(({ id, text }) => ({ id, text })) };
  const said = await model.word(order, Math.max(0, endsAt - performance.now()));
  if (said === null) return null;
  const sent = new Map(excerpts.map((excerpt) => [excerpt.id, excerpt]));
  const verified = said.flatMap((statement) => verifyStatement(statement, sent) ?? []);
  return {
    statements: [...new Map(verified.map((statement) => [statement.text, statement])).values()].slice(
      0,
      maxStatements,
    ),
    said: said.length,
    recordsSent: new Set(excerpts.map(({ recordKey }) => recordKey)).size,
  };
}

const maxStatements = 5;
const maxExcerptsSent = 12;
/** About 2,000 tokens of English. */
const maxCharactersSent = 8_000;

function withinLimits(excerpts: readonly Excerpt[]): Excerpt[] {
  let characters = 0;
  return excerpts.slice(0, maxExcerptsSent).filter(({ text }) => {
    characters += text.length;
    return characters <= maxCharactersSent;
  });
}
