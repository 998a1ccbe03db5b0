import { createPartnerClient } from '@partner-api/client';

const { PARTNER_BASE_URL: baseUrl, PARTNER_API_KEY: apiKey, PARTNER_ANSWERS: answers } = process.env;
if (!baseUrl || !apiKey)
  throw new Error('PARTNER_BASE_URL and PARTNER_API_KEY name a server and a key for it');

/** The service as partners see it: its address and a key with every scope. */
export const world = {
  baseUrl,
  apiKey,
  client: createPartnerClient({ baseUrl, apiKey }),
  /** Whether open enumerations contain values that this release does not know, so that tests cannot expect known ones. */
  hasUnknownValues: answers === 'tomorrow',
};

/** Returns the response body of an operation, requested without the client. */
export async function overHttp(path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${apiKey}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** Returns a response without the members that differ in every exchange. */
export function content(answer: object): Record<string, unknown> {
  const { http: _, meta, ...rest } = answer as Record<string, unknown>;
  const { as_of: __, ...lastingMeta } = meta as Record<string, unknown>;
  return { ...rest, meta: lastingMeta };
}
