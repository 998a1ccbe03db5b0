import { routes } from '../routes.generated.js';
import type {
  Attribution,
  Claim,
  ConflictEvent,
  Dossier,
  FactCheckRequest,
  FactCheckResult,
  Province,
  ResearchRequest,
  ResearchResult,
} from '../wire.generated.js';
import { buildFactCheckResult, buildResearchResult } from './build-results.js';
import { meta } from './examples.generated.js';
import { mockList, timestamp } from './mock-list.js';
import { MockProblem } from './mock-problem.js';
import { readQuestion } from './mock-question.js';
import type { MockRequest } from './mock-request.js';

/** The content that the mock serves. */
export interface MockContent {
  readonly events: readonly ConflictEvent[];
  readonly dossiers: readonly Dossier[];
  readonly claims: readonly Claim[];
  readonly research: ((request: ResearchRequest) => ResearchResult) | undefined;
  readonly factCheck: ((request: FactCheckRequest) => FactCheckResult) | undefined;
  readonly attribution: Attribution;
  readonly now: () => Date;
}

/** Returns the response body of a request. Throws `MockProblem`. */
export function mockOperation(content: MockContent, { method, url, body }: MockRequest): object {
  const { events, dossiers, claims, research, factCheck, attribution } = content;
  const now = content.now();
  const one = (data: object) => ({ data, meta: { ...meta, as_of: timestamp(now) }, attribution });
  const list = { now, attribution };

  switch (`${method} ${url.pathname}`) {
    case 'GET /api/v1/events':
      return mockList(
        {
          ...list,
          rows: events,
          parameters: routes.listEvents.query,
          time: ({ occurred }) => occurred.latest,
          earliest: ({ occurred }) => occurred.earliest,
          provinces: provinceList,
        },
        url.searchParams,
      );
    case 'GET /api/v1/dossiers':
      return mockList(
        {
          ...list,
          ...publication,
          rows: dossiers,
          parameters: routes.listDossiers.query,
          provinces: ({ provinces }) => provinces,
        },
        url.searchParams,
      );
    case 'GET /api/v1/claims':
      return mockList(
        {
          ...list,
          ...publication,
          rows: claims,
          parameters: routes.listClaims.query,
          provinces: provinceList,
        },
        url.searchParams,
      );
    case 'POST /api/v1/research': {
      const { text: query, ...locale } = readQuestion(body, 'query');
      return one(research?.({ query, ...locale }) ?? buildResearchResult({ query }));
    }
    case 'POST /api/v1/fact-check': {
      const { text: claim, ...locale } = readQuestion(body, 'claim');
      return one(factCheck?.({ claim, ...locale }) ?? buildFactCheckResult({ claim }));
    }
  }

  const id = method === 'GET' ? /^\/api\/v1\/events\/([^/]+)$/.exec(url.pathname)?.[1] : undefined;
  if (id === undefined)
    throw new MockProblem('unknown-path', { detail: `There is no ${method} ${url.pathname}.` });
  const event = events.find((row) => row.id === decodeURIComponent(id));
  if (!event) throw new MockProblem('not-found', { detail: 'No event has this identifier.' });
  return one(event);
}

const provinceList = ({ province }: { readonly province: Province | null }): Province[] =>
  province ? [province] : [];

const published = ({ published_at }: { readonly published_at: string }): string => published_at;

const publication = { time: published, earliest: published };
