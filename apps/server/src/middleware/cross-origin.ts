import { HEADER_NAMES } from '@partner-api/contract/openapi';
import cors from 'cors';
import type { Express, RequestHandler } from 'express';

const REQUEST_HEADERS = ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'X-Request-Id'];

/** The longest time that Chromium caches a preflight. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets pages of these origins read every answer, failures included. Cookies are not allowed: the page sends the key in
 * a header.
 */
export function allowCrossOrigin(origins: readonly string[]): RequestHandler {
  const allow = cors({ origin: [...origins], exposedHeaders: [...HEADER_NAMES] });
  return (request, response, next) => {
    if (request.method !== 'OPTIONS') return allow(request, response, next);
    response.vary('Origin');
    next();
  };
}

/** Answers preflights of these origins for known paths. Any other OPTIONS request is answered as without CORS. */
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
