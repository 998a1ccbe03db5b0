// What a partner's program does with the types of the client; the same in every project.
import { type ConflictEvent, createPartnerClient, PartnerApiError, PartnerError } from '@partner-api/client';

// Nobody listens there.
const client = createPartnerClient({ baseUrl: 'http://127.0.0.1:1', timeoutSeconds: 5 });

export async function deadliest(province: string): Promise<ConflictEvent | undefined> {
  let found: ConflictEvent | undefined;
  for await (const event of client.events.list({ province, since: '720h', limit: 200 })) {
    const best: number | null = event.casualties.killed.best;
    if (best !== null && best > (found?.casualties.killed.best ?? 0)) found = event;
  }
  return found;
}

export async function verdictOn(claim: string): Promise<string> {
  const { data, attribution, http } = await client.factCheck({ claim, locale: 'en' });
  switch (data.verdict) {
    case 'supported':
    case 'refuted':
      return `${data.verdict_label}: ${data.matched_claims[0]?.review?.url ?? attribution.text}`;
    default:
      return `${data.verdict} (${data.coverage.records_searched} records, request ${http.requestId})`;
  }
}

export async function ask(query: string): Promise<readonly string[]> {
  const { data } = await client.research({ query });
  return data.answer?.statements.map(({ text }) => text) ?? [];
}

// @ts-expect-error a limit is a number
client.claims.list({ limit: '5' });
// @ts-expect-error the address is needed
if (process.argv.length > 99) createPartnerClient({});

async function main(): Promise<void> {
  const outcome = await deadliest('idlib').catch((error: unknown) => error);
  if (PartnerApiError.isInstance(outcome)) throw new Error(`answered ${outcome.status}`);
  if (!PartnerError.isInstance(outcome)) throw new Error(`expected an error of the client, not ${outcome}`);
  console.log(`${outcome.name} ${outcome.isRetryable}`);
}
void main();
