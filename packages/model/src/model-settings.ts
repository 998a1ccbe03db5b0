/** Configuration of the endpoint. */
export interface ModelSettings {
  /** Base URL of an OpenAI-compatible API including its version: `https://models.example/v1`. */
  readonly baseUrl: string;
  /** API key; null sends none. */
  readonly apiKey: string | null;
  /** Model name for `/chat/completions`. */
  readonly name: string;
  /** Model name for `/embeddings`; null disables re-ranking. */
  readonly embeddingModel: string | null;
  /** Total time of all calls for one request of a partner. */
  readonly deadlineMilliseconds: number;
  readonly budget: BudgetLimits;
}

/** Limits of one server over all partners; 0 means no limit. */
export interface BudgetLimits {
  readonly requestsPerMinute: number;
  readonly requestsPerDay: number;
  readonly tokensPerMinute: number;
  readonly tokensPerDay: number;
}
