import { createPartnerClient } from '@partner-api/client';

const { PARTNER_BASE_URL: baseUrl, PARTNER_API_KEY: apiKey, PARTNER_ANSWERS: answers } = process.env;
if (!baseUrl || !apiKey)
  throw new Error('PARTNER_BASE_URL and PARTNER_API_KEY name a server and a key for it');

/** The service as a partner sees it: an address, a key with every scope, and whatever else HTTP shows. */
export const world = {
  baseUrl,
  apiKey,
  client: createPartnerClient({ baseUrl, apiKey }),
  /** Open enumerations hold values that this release never heard of, so that no value can be expected. */
  hasUnknownValues: answers === 'tomorrow',
};

/** What an operation answers, without the client. */
export async function overHttp(path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** An answer without what tells one exchange from the next. */
export function content(answer: object): Record<string, unknown> {
  const { http: _, meta, ...rest } = answer as Record<string, unknown>;
  const { as_of: __, ...lastingMeta } = meta as Record<string, unknown>;
  return { ...rest, meta: lastingMeta };
}
