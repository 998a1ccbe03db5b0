// Asks a question, verifies the evidence of the answer offline, and prints both with the credit:
//   node 05-research.mjs http://127.0.0.1:3000 "Why do farmers in Ilvara Baja protest?"
import { createPartnerClient, PartnerApiError, PartnerError } from '@partner-api/client';
import { toText } from '@partner-api/client/attribution';
import { verifyEvidence } from '@partner-api/client/verify';

const [baseUrl = 'http://127.0.0.1:3000', query = 'Why do farmers in Ilvara Baja protest?', locale] =
  process.argv.slice(2);

try {
  const client = createPartnerClient({ baseUrl, apiKey: process.env.PARTNER_API_KEY });
  const result = await client.research({ query, locale });
  const { status, answer, evidence, coverage } = result.data;

  if (!answer) console.log(`Not known: ${coverage.records_searched} records were searched (${status}).`);
  for (const { kind, text, evidence_ids } of answer?.statements ?? []) {
    console.log(`${text} [${kind}, ${evidence_ids.join(', ')}]`);
  }

  const report = await verifyEvidence(result);
  for (const [index, { id, quote, faults }] of report.evidence.entries()) {
    const { stance, source } = evidence[index];
    console.log(`\n${id} ${stance}: “${quote}”`);
    console.log(`   ${source.publisher ?? 'no publisher'} ${source.url ?? ''}`);
    console.log(`   ${faults.length === 0 ? 'the quotation holds' : `DOES NOT HOLD: ${faults.join(', ')}`}`);
  }
  if (!report.holds) process.exitCode = 1;
  console.log(`\nMade by a program (${result.data.method.name}), checked by nobody yet. ${toText(result)}`);
} catch (error) {
  // Prints errors of the client and invalid arguments as one line; any other error is a bug in this program.
  if (!PartnerError.isInstance(error) && !(error instanceof TypeError)) throw error;
  const isProhibited = PartnerApiError.isInstance(error, 'prohibited-use');
  console.error(isProhibited ? `Refused under the terms: ${error.problem.detail}` : error.message);
  process.exitCode = 1;
}
