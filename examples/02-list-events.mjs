// Walks over all events of the last days, newest first, and ends with the credit to publish beside them:
//   node 02-list-events.mjs http://127.0.0.1:3000 720h
import { createPartnerClient, PartnerApiError } from '@partner-api/client';

const [baseUrl = 'http://127.0.0.1:3000', since = '720h'] = process.argv.slice(2);
const client = createPartnerClient({ baseUrl });

try {
  const list = client.events.list({ since });
  for await (const { occurred, province, title } of list) {
    console.log(`${occurred.latest}  ${province?.name ?? '(no province)'}: ${title}`);
  }
  const { attribution } = await list;
  console.log(`\n${attribution.text}`);
} catch (error) {
  if (!PartnerApiError.isInstance(error)) throw error;
  console.error(
    `${error.status} ${error.problem.type}: ${error.problem.detail} (request ${error.problem.request_id})`,
  );
  process.exitCode = 1;
}
