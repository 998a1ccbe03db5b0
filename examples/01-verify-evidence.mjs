// Checks every piece of evidence of a research or fact-check response, offline, from the response alone:
//   curl -s .../api/v1/fact-check -H 'Content-Type: application/json' -d '{"claim": "..."}' | node 01-verify-evidence.mjs
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';

const answer = parsed(await text(process.stdin));
if (!answer?.data?.evidence) {
  // A problem response has no evidence.
  console.error(answer?.detail ?? answer?.title ?? 'This is no answer of research or fact-check');
  process.exitCode = 1;
}
for (const { id, quote, excerpt, byte_start, byte_end } of answer?.data?.evidence ?? []) {
  const bytes = Buffer.from(excerpt.text, 'utf8');
  const whole = createHash('sha256').update(bytes).digest('hex') === excerpt.sha256;
  const there = bytes.subarray(byte_start, byte_end).toString('utf8') === quote;
  console.log(`${whole && there ? 'holds' : 'FAILS'} ${id}: ${quote}`);
  if (!whole || !there) process.exitCode = 1;
}

function parsed(body) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
