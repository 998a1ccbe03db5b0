import type { PartnerResult } from './call.js';
import type { ClaimsClient } from './claims.js';
import { type PartnerClientOptions, readClientOptions } from './client-options.js';
import type { DossiersClient } from './dossiers.js';
import { type EventsClient, eventsClient } from './events.js';
import { listMethods } from './list-methods.js';
import { routes } from './routes.generated.js';
import { createSend, type QuestionOptions } from './transport.js';
import type {
  FactCheckRequest,
  FactCheckResponse,
  ResearchRequest,
  ResearchResponse,
} from './wire.generated.js';

/**
 * The six operations. Options are in camelCase; records keep the snake_case of the JSON.
 *
 * Every method throws `PartnerApiError` for an error response, `PartnerTimeoutError` after the timeout,
 * `PartnerConnectionError` when the service cannot be reached, and the reason of `signal` when that is aborted.
 */
export interface PartnerClient {
  readonly events: EventsClient;
  readonly dossiers: DossiersClient;
  readonly claims: ClaimsClient;

  /**
   * Answers a question from the records, with evidence for every statement. `query` has 3 to 2,000 characters.
   * When the records do not suffice, `data.status` is `insufficient_evidence` and `data.answer` is null.
   */
  research(request: ResearchRequest, options?: QuestionOptions): Promise<PartnerResult<ResearchResponse>>;

  /**
   * Compares a claim with reviewed claims and with the records. `claim` has 3 to 2,000 characters.
   */
  factCheck(request: FactCheckRequest, options?: QuestionOptions): Promise<PartnerResult<FactCheckResponse>>;

  /** Returns another client with these options replaced. */
  withOptions(options: Partial<PartnerClientOptions>): PartnerClient;
}

/**
 * Creates a client of one server. It holds no connection and need not be closed.
 * @throws TypeError when an option is unknown or not valid; the message never repeats the key.
 */
export function createPartnerClient(options: PartnerClientOptions): PartnerClient {
  const send = createSend(readClientOptions(options));
  return {
    events: eventsClient(send),
    dossiers: listMethods(send, routes.listDossiers),
    claims: listMethods(send, routes.listClaims),
    research: (body, questionOptions) => send({ route: routes.research, body }, questionOptions),
    factCheck: (body, questionOptions) => send({ route: routes.factCheck, body }, questionOptions),
    withOptions: (others) => createPartnerClient({ ...options, ...others }),
  };
}
