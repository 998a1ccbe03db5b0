import { readFileSync, writeFileSync } from 'node:fs';
import { openPostgresql } from '@partner-api/storage';
import { answerOf, loadTable, tallyOf } from './truth.mjs';

const db = await openPostgresql({
  connectionString: process.env.TEST_DATABASE_URL,
  statementTimeoutSeconds: 60,
});
await db.transaction(async (c) => {
  await loadTable(c, process.env.TEST_DATA_DIR + '/ucdp-ged-syria-2016-2019.csv.gz');
  const out = [];
  for (const claim of JSON.parse(readFileSync('/tmp/claims-scratch/gen/all.json', 'utf8'))) {
    const { query, predicate } = claim;
    if (query && (query.to === 'NOW' || query.to === '2026-11-21')) query.to = '9999-12-31';
    const tally = query ? await tallyOf(c, query) : null;
    out.push({
      ...claim,
      expected: query ? answerOf(tally, query, predicate) : 'insufficient_evidence',
      tally,
    });
  }
  writeFileSync('/tmp/claims-scratch/gen/set.ndjson', out.map((o) => JSON.stringify(o)).join('\n') + '\n');
  const n = {};
  for (const o of out) {
    const k = `${o.split} ${o.predicate?.op ?? '-'} ${o.expected}`;
    n[k] = (n[k] ?? 0) + 1;
  }
  console.log(n);
});
await db.close();
