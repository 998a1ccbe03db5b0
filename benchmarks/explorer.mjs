// How soon the explorer can be used, and how long it holds up its page: with the demo, and with 5,000 events of UCDP where
// TEST_DATA_DIR has them. Prints each figure with its aim.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { cli, OPEN, startServer } from './support/server.mjs';
import { median } from './support/statistics.mjs';
import { ownStore } from './support/stores.mjs';

const RUNS = 5;
const PANS = 20;
const AIM_INTERACTIVE_MILLISECONDS = 2_000;
const AIM_LONGEST_TASK_MILLISECONDS = 100;

const ucdp = path.join(process.env.TEST_DATA_DIR ?? '', 'ucdp-ged-syria-2016-2019.csv.gz');

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const figures = [];
try {
  await withServer({ SEED_DEMO: '1' }, async (address) => {
    const loads = [];
    for (let run = 0; run < RUNS; run += 1) loads.push(await interactive(address));
    figures.push(['usable with the demo, ms (median of 5)', median(loads), AIM_INTERACTIVE_MILLISECONDS]);
  });
  if (existsSync(ucdp)) {
    await withServer({ SEED_DEMO: '0' }, async (address, environment) => {
      execFileSync(process.execPath, [cli, 'import', 'ucdp-ged', ucdp], {
        env: { ...process.env, ...environment },
        stdio: 'ignore',
      });
      const longest = await panned(address);
      figures.push([
        'longest task while 5,000 events are panned, ms',
        longest,
        AIM_LONGEST_TASK_MILLISECONDS,
      ]);
    });
  } else console.log('TEST_DATA_DIR has no ucdp-ged-syria-2016-2019.csv.gz: nothing is panned.');
} finally {
  await browser.close();
}
console.table(figures.map(([figure, value, aim]) => ({ figure, value: Math.round(value), aim })));

async function withServer(more, work) {
  const { environment, remove } = await ownStore('embedded');
  const server = await startServer({ env: { ...OPEN, LOG_LEVEL: 'warn', ...environment, ...more } });
  try {
    await work(server.address, environment);
  } finally {
    await server.stop();
    await remove();
  }
}

/** Milliseconds from the address to a page whose rows and filters can be used, in a browser without history. */
async function interactive(address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(`${address}/explore/events`);
  await page.locator('.event-row').first().waitFor();
  await page.locator('.filters select').first().selectOption({ index: 1 });
  await page.waitForURL(/since=/);
  const milliseconds = performance.now() - started;
  await context.close();
  return milliseconds;
}

/** The longest task of the page while its map is dragged to and fro, in milliseconds. */
async function panned(address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${address}/explore/events`);
  await page.getByText('The first 5,000 events of this window').waitFor({ timeout: 180_000 });
  const map = page.locator('.map canvas').first();
  await map.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const box = await map.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let pan = 0; pan < PANS; pan += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (pan % 2 ? 150 : -150), y + (pan % 3) * 30, { steps: 10 });
    await page.mouse.up();
  }
  const longest = await page.evaluate(() => globalThis.longest);
  await context.close();
  return longest;
}
