// Polls one page and prints it when it has changed. The service does not send an unchanged page again:
//   node 03-poll-a-page.mjs http://127.0.0.1:3000 tarmonde 60 3
// Arguments: address, province, seconds between two requests, number of requests.
import { setTimeout } from 'node:timers/promises';
import { createPartnerClient, PartnerError } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';
import { createResponseCache } from '@partner-api/client/cache';

const [baseUrl = 'http://127.0.0.1:3000', province = 'tarmonde', seconds = '60', times = '3'] =
  process.argv.slice(2);

try {
  const client = createPartnerClient({
    baseUrl,
    apiKey: process.env.PARTNER_API_KEY,
    cache: createResponseCache(),
  });

  for (let request = 1; request <= Number(times); request += 1) {
    if (request > 1) await setTimeout(Number(seconds) * 1_000);
    const page = await client.events.list({ province, limit: 5 });
    const { data, meta, http } = page;
    // An unknown province is a warning, not an error, because the set of provinces depends on the data.
    for (const { detail, suggestions } of meta.warnings)
      console.log(`${detail} Did you mean: ${suggestions.join(', ')}?`);
    if (http.notModified) {
      console.log('unchanged');
      continue;
    }
    console.log(`as of ${meta.as_of}`);
    for (const { title, casualties } of data) {
      // Null means unknown and must not be printed as 0.
      console.log(`- ${title} (killed: ${casualties.killed.best ?? 'unknown'})`);
    }
    console.log(toText(page));
    for (const { name, remaining, resetSeconds } of http.rateLimit)
      console.log(`${name}: ${remaining} requests left for ${resetSeconds} s`);
  }
} catch (error) {
  // Prints errors of the client and invalid arguments as one line; any other error is a bug in this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
