/** What the operator says about the endpoint. */
export interface ModelSettings {
  /** Of an OpenAI-compatible API, up to and with its version: `https://models.example/v1`. */
  readonly baseUrl: string;
  /** Null: none is sent. */
  readonly apiKey: string | null;
  /** For `/chat/completions`. */
  readonly name: string;
  /** For `/embeddings`; null: nothing is re-ranked. */
  readonly embeddingModel: string | null;
  /** For all calls that one request of a partner makes. */
  readonly deadlineMilliseconds: number;
  readonly budget: BudgetLimits;
}

/** Of one server, whoever asks; 0: no limit. */
export interface BudgetLimits {
  readonly requestsPerMinute: number;
  readonly requestsPerDay: number;
  readonly tokensPerMinute: number;
  readonly tokensPerDay: number;
}
