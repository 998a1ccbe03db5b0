// Lists all events of the last days, newest first, and prints the credit to publish with them:
//   node 02-list-events.mjs http://127.0.0.1:3000 720h
import { createPartnerClient, PartnerError } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';

const [baseUrl = 'http://127.0.0.1:3000', since = '720h'] = process.argv.slice(2);

try {
  const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });
  const list = client.events.list({ since });
  for await (const { occurred, province, title } of list) {
    console.log(`${occurred.latest}  ${province?.name ?? '(no province)'}: ${title}`);
  }
  console.log(`\n${toText(list)}`);
} catch (error) {
  // Prints errors of the client and invalid arguments as one line; any other error is a bug in this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
