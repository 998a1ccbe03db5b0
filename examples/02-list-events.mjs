// Walks over all events of the last days, newest first, and ends with the credit to publish beside them:
//   node 02-list-events.mjs http://127.0.0.1:3000 720h
import { createPartnerClient, PartnerApiError } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';

const [baseUrl = 'http://127.0.0.1:3000', since = '720h'] = process.argv.slice(2);
const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });

try {
  const list = client.events.list({ since });
  for await (const { occurred, province, title } of list) {
    console.log(`${occurred.latest}  ${province?.name ?? '(no province)'}: ${title}`);
  }
  console.log(`\n${toText(list)}`);
} catch (error) {
  if (!PartnerApiError.isInstance(error)) throw error;
  console.error(`${error.message} (request ${error.requestId})`);
  process.exitCode = 1;
}
