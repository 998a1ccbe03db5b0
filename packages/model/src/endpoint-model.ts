import type { LanguageModel } from '@partner-api/research';
import type * as z from 'zod';
import { createBudget } from './budget.js';
import { CallFailed } from './call-failed.js';
import { createEndpoint } from './endpoint.js';
import { type CallOutcome, Figures, type ModelFigures, type Use } from './figures.js';
import type { ModelSettings } from './model-settings.js';
import { expansionPrompt, type Prompt, proposalPrompt, screeningPrompt, wordingPrompt } from './prompts.js';
import {
  ChatReplySchema,
  EmbeddingsReplySchema,
  ExpansionSchema,
  ProposalSchema,
  readWritten,
  ScreeningSchema,
  WordingSchema,
} from './replies.js';
import { similarities } from './similarity.js';

/** A model behind an OpenAI-compatible endpoint. */
export interface EndpointModel extends LanguageModel {
  /** Returns the judgement of a guard model on a partner's text, or null when the call fails. */
  screen(text: string, milliseconds: number): Promise<GuardOutcome | null>;
  figures(): ModelFigures;
}

type GuardOutcome = 'allow' | 'flag' | 'refuse';

export interface ModelOptions {
  /** Called after each call, without any text that was sent or received. */
  readonly onCall?: (report: CallReport) => void;
  /** Returns milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** How long the circuit breaker stays open after five consecutive failures. */
  readonly pauseMilliseconds?: number;
}

export interface CallReport {
  readonly use: Use;
  readonly outcome: CallOutcome;
  /** The message of a failure. */
  readonly reason?: string;
}

export function createEndpointModel(
  settings: ModelSettings,
  { onCall = () => undefined, now = () => performance.now(), pauseMilliseconds = 30_000 }: ModelOptions = {},
): EndpointModel {
  const figures = new Figures();
  const budget = createBudget(settings.budget, now);
  const endpoint = createEndpoint({ settings, budget, figures, pauseMilliseconds });
  const { name, embeddingModel, deadlineMilliseconds } = settings;

  const orNull = async <Value>(use: Use, call: () => Promise<Value>): Promise<Value | null> => {
    const startedAt = now();
    const tell = (outcome: CallOutcome, failure: { reason?: string } = {}) => {
      figures.called(use, outcome, (now() - startedAt) / 1000);
      onCall({ use, outcome, ...failure });
    };
    try {
      const value = await call();
      tell('answered');
      return value;
    } catch (error) {
      // Reports only the name of an unexpected error, because its message may contain the request.
      const failed =
        error instanceof CallFailed
          ? error
          : new CallFailed('internal', error instanceof Error ? error.name : typeof error);
      tell(failed.fault, { reason: failed.message });
      return null;
    }
  };

  const chat = <Written>(
    use: Use,
    { system, user, mostTokens }: Prompt,
    milliseconds: number,
    schema: z.ZodType<Written>,
  ): Promise<Written | null> =>
    orNull(use, () =>
      endpoint.call({
        ...{ use, milliseconds, mostTokens },
        path: '/chat/completions',
        body: {
          model: name,
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: user },
          ],
          max_tokens: mostTokens,
          temperature: 0,
          response_format: { type: 'json_object' },
        },
        schema: ChatReplySchema,
        read: (reply) => readWritten(schema, reply),
      }),
    );

  const compare = (
    model: string,
    question: string,
    texts: readonly string[],
    milliseconds: number,
  ): Promise<readonly number[] | null> =>
    orNull('compare', () =>
      endpoint.call({
        ...{ use: 'compare', milliseconds, mostTokens: 0 },
        path: '/embeddings',
        body: { model, input: [question, ...texts], encoding_format: 'float' },
        schema: EmbeddingsReplySchema,
        read: ({ data }) => similarities(data, texts.length),
      }),
    );

  return {
    deadlineMilliseconds,
    expand: (question, milliseconds) =>
      chat('expand', expansionPrompt(question), milliseconds, ExpansionSchema),
    propose: (order, milliseconds) => chat('propose', proposalPrompt(order), milliseconds, ProposalSchema),
    compare:
      embeddingModel === null
        ? null
        : (question, texts, milliseconds) => compare(embeddingModel, question, texts, milliseconds),
    word: (order, milliseconds) => chat('word', wordingPrompt(order), milliseconds, WordingSchema),
    screen: async (text, milliseconds) => {
      const said = await chat('screen', screeningPrompt(text), milliseconds, ScreeningSchema);
      return said?.outcome ?? null;
    },
    judged: (kept, dropped) => figures.judged(kept, dropped),
    figures: () => figures.read(endpoint.state()),
  };
}
