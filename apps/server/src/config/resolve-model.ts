import type { BudgetLimits, ModelSettings } from '@partner-api/model';
import { isLoopback } from './loopback.js';

interface ModelAsSet extends Pick<ModelSettings, 'apiKey' | 'embeddingModel' | 'deadlineMilliseconds'> {
  readonly baseUrl: string | null;
  readonly name: string | null;
  readonly budget: BudgetLimits;
  readonly screens: boolean;
}

/** Returns the configured endpoint, or null if none is configured. A partly configured endpoint is a problem. */
export function resolveModel({ baseUrl, name, screens, ...others }: ModelAsSet): {
  readonly model: ModelSettings | null;
  readonly problems: readonly string[];
} {
  const { apiKey, embeddingModel } = others;
  const isMeant = [baseUrl, name, apiKey, embeddingModel].some((value) => value !== null);
  if (!isMeant)
    return {
      model: null,
      problems: screens
        ? ['MODEL_SCREENING must be 0 where MODEL_BASE_URL is not set: it is asked of that model.']
        : [],
    };
  const problems = [
    ...(baseUrl === null
      ? [
          'MODEL_BASE_URL must be set where MODEL_NAME, MODEL_API_KEY or EMBEDDING_MODEL is: they belong to it.',
        ]
      : []),
    ...(name === null
      ? [
          'MODEL_NAME must be set where MODEL_BASE_URL, MODEL_API_KEY or EMBEDDING_MODEL is: it is asked for by name.',
        ]
      : []),
    ...(baseUrl !== null && apiKey === null && !isLoopback(new URL(baseUrl).hostname)
      ? [
          'MODEL_API_KEY must be set where MODEL_BASE_URL is not on loopback. Where none is asked for, any word will do.',
        ]
      : []),
  ];
  return { model: baseUrl === null || name === null ? null : { baseUrl, name, ...others }, problems };
}
