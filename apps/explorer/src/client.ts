import { createPartnerClient, type PartnerClient } from '@partner-api/client';

const KEY = 'partner-api-key';

/** Returns the key of this tab, which is never in a URL and is lost when the tab closes. */
export const readKey = (): string | null => sessionStorage.getItem(KEY);

/**
 * Stores the key for this tab.
 *
 * @throws TypeError when a header cannot carry the key.
 */
export function keepKey(key: string | null): void {
  if (key === null) sessionStorage.removeItem(KEY);
  else {
    createClient(key);
    sessionStorage.setItem(KEY, key);
  }
}

const createClient = (key: string | null): PartnerClient =>
  createPartnerClient({
    baseUrl: location.origin,
    // Allowed, because the reader typed the key and no one else can read it.
    ...(key && { apiKey: key, allowApiKeyInBrowser: 'every reader of the page can copy the key' }),
  });

let current: { readonly key: string | null; readonly client: PartnerClient } | null = null;

/** Returns the client for the key in use. */
export function partnerClient(): PartnerClient {
  const key = readKey();
  if (current?.key !== key) current = { key, client: createClient(key) };
  return current.client;
}
