import { HEADER_NAMES } from '@partner-api/contract/openapi';
import cors from 'cors';
import type { Express, RequestHandler } from 'express';

const REQUEST_HEADERS = ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'X-Request-Id'];

/** As long as browsers keep an answer at most. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets pages of the origins named read every answer, failures included. Without credentials in the sense of cookies:
 * the key comes in a header that the page sets itself.
 */
export function allowCrossOrigin(origins: readonly string[]): RequestHandler {
  const allow = cors({ origin: [...origins], exposedHeaders: [...HEADER_NAMES] });
  return (request, response, next) => {
    if (request.method !== 'OPTIONS') return allow(request, response, next);
    response.vary('Origin');
    next();
  };
}

/** For paths that exist. What is no preflight of an origin named gets what OPTIONS gets without any. */
export function answerPreflights(
  app: Express,
  origins: readonly string[],
  methodsByPath: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [path, methods] of methodsByPath) {
    const answer = cors({
      origin: [...origins],
      methods: [...methods],
      allowedHeaders: REQUEST_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
    });
    app.options(path, (request, response, next) => {
      const { origin = '', 'access-control-request-method': method } = request.headers;
      if (method === undefined || !origins.includes(origin)) return next();
      answer(request, response, next);
    });
  }
}
