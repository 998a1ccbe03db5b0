// Takes the screenshots of the explorer in docs/img from a server with the demo data: `pnpm screenshots`, or
// `node e2e/screenshots.mjs http://127.0.0.1:3000` from a running server.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const target = path.join(root, 'docs', 'img');

const WIDE = { viewport: { width: 1280, height: 1000 } };
const NARROW = { viewport: { width: 390, height: 844 } };

/** File name, path, selector to wait for, and browser options. */
const PICTURES = [
  ['events', '/explore/events', '.timeline svg', WIDE],
  ['events-dark', '/explore/events', '.timeline svg', { ...WIDE, colorScheme: 'dark' }],
  ['events-arabic', '/explore/events', '.timeline svg', { ...WIDE, locale: 'ar' }],
  ['events-narrow', '/explore/events', '.timeline svg', NARROW],
  ['event', '/explore/events/demo-event-ridge-shelling', '.facts', WIDE],
  ['event-retracted', '/explore/events/demo-event-ballot-lorry', '.record-head', WIDE],
  ['dossiers', '/explore/dossiers', 'article', WIDE],
  ['claims', '/explore/claims', 'article', WIDE],
  ['ask', '/explore/ask#Did%20the%20sirens%20sound%20before%20the%20flood%3F', '.evidence mark', WIDE],
  [
    'ask-counted',
    '/explore/ask#How%20many%20events%20were%20there%20in%20the%20last%2030%20days%2C%20by%20province%3F',
    '.plot svg',
    WIDE,
  ],
  [
    'check',
    '/explore/check#The%20Federal%20Court%20in%20Sarenes%20ordered%20the%20dam%20to%20be%20demolished.',
    '.match',
    WIDE,
  ],
  ['use', '/explore/use', 'partner-event', WIDE],
  ['home', '/', '.cards', WIDE],
  ['reference', '/docs', '.opblock', WIDE],
];

/** Time for the canvas to be drawn, for which there is no selector. */
const SETTLE_MILLISECONDS = 3_000;

const [given] = process.argv.slice(2);
const server = given ? { address: given, stop: () => {} } : await startServer();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  mkdirSync(target, { recursive: true });
  for (const [name, address, sign, options] of PICTURES) {
    const context = await browser.newContext({ locale: 'en', ...options });
    const page = await context.newPage();
    await page.goto(`${server.address}${address}`);
    await page.locator(sign).first().waitFor({ timeout: 60_000 });
    if (name.startsWith('events')) await page.locator('[data-drawn]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    await page.screenshot({ path: path.join(target, `${name}.png`) });
    await context.close();
    console.log(`docs/img/${name}.png`);
  }
} finally {
  await browser.close();
  server.stop();
}

/** Starts a server with the demo data on a free port. */
function startServer() {
  const data = mkdtempSync(path.join(tmpdir(), 'partner-api-screenshots-'));
  const running = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, DATA_DIR: path.join(data, 'data'), PORT: '0', METRICS_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    running.once('close', () => rmSync(data, { recursive: true }));
    running.kill();
  };
  return new Promise((resolve, reject) => {
    let output = '';
    running.once('close', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    running.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /ready on (\S+)/.exec(output)?.[1];
      if (address) resolve({ address, stop });
    });
  });
}
