// TEST_DATA_DIR=… pnpm -s bench safeguards [--json] [--texts]: false positives of redaction in texts without places,
// and its cost.
import { redactText } from '@partner-api/safeguards';
import { realTexts } from './real-texts.mjs';

const directory = process.env.TEST_DATA_DIR;
if (!directory) {
  console.error('TEST_DATA_DIR names no directory with the data sets.');
  process.exit(2);
}

const results = Object.entries(realTexts(directory)).map(([name, texts]) => {
  const startedAt = process.cpuUsage();
  const changed = texts.map((text) => [text, redactText(text)]).filter(([text, after]) => text !== after);
  const { user, system } = process.cpuUsage(startedAt);
  return {
    set: name,
    texts: texts.length,
    changed: changed.length,
    microseconds_per_text: Math.round((user + system) / Math.max(texts.length, 1)),
    changes: changed.map(([before, after]) => ({ before, after })),
  };
});

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(results));
} else {
  console.log('texts without a place        texts   changed   CPU µs a text');
  for (const { set, texts, changed, microseconds_per_text, changes } of results) {
    console.log(
      set.padEnd(25) +
        String(texts).padStart(9) +
        String(changed).padStart(10) +
        String(microseconds_per_text).padStart(16),
    );
    if (process.argv.includes('--texts')) for (const { after } of changes) console.log(`    ${after}`);
  }
}
