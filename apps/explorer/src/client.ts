import { createPartnerClient, type PartnerClient } from '@partner-api/client';

const KEY = 'partner-api-key';

/** The key of this tab. It is in no address and is forgotten when the tab is closed. */
export const readKey = (): string | null => sessionStorage.getItem(KEY);

/** @throws TypeError when a header cannot carry the key. */
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
    // The reader typed the key into this page, so nobody else can copy it.
    ...(key && { apiKey: key, allowApiKeyInBrowser: 'every reader of the page can copy the key' }),
  });

let current: { readonly key: string | null; readonly client: PartnerClient } | null = null;

/** The client of the key in use. */
export function partnerClient(): PartnerClient {
  const key = readKey();
  if (current?.key !== key) current = { key, client: createClient(key) };
  return current.client;
}
