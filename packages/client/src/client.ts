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
 * The six operations. Options are in camelCase; records are as on the wire, in snake_case.
 *
 * Every method throws `PartnerApiError` when the service refuses, `PartnerTimeoutError` when it does not answer
 * in time, `PartnerConnectionError` when it cannot be reached, and the reason of `signal` when that is aborted.
 */
export interface PartnerClient {
  readonly events: EventsClient;
  readonly dossiers: DossiersClient;
  readonly claims: ClaimsClient;

  /**
   * Answers a question from the records held, with evidence for every statement.
   * Not knowing is an answer: `data.status` is then `insufficient_evidence` and `data.answer` null.
   * `query` has 3 to 2,000 characters.
   */
  research(request: ResearchRequest, options?: QuestionOptions): Promise<PartnerResult<ResearchResponse>>;

  /**
   * Compares a claim with reviewed claims and with the records held.
   * `claim` has 3 to 2,000 characters.
   */
  factCheck(request: FactCheckRequest, options?: QuestionOptions): Promise<PartnerResult<FactCheckResponse>>;

  /** Another client, with these options in the place of those that this one has. */
  withOptions(options: Partial<PartnerClientOptions>): PartnerClient;
}

/**
 * A client of one server. It keeps no connection and needs no closing.
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
