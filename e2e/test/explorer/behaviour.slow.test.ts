import { embedded } from '@partner-api/storage/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { browserReason, hasBrowser, openBrowser, visit } from '../support/browser.js';
import { createKey } from '../support/create-key.js';
import { type PartnerServer, startPartnerServer } from '../support/partner-server.js';

const EVENTS = '**/api/v1/events?*';
const QUESTION = '/explore/ask#Did%20the%20sirens%20sound%20before%20the%20flood%3F';

describe.skipIf(!hasBrowser)(`the explorer in a browser${browserReason}`, { timeout: 120_000 }, () => {
  let server: PartnerServer;
  let browser: Browser;
  let page: Page;
  const open = async (path: string, options = {}) => {
    ({ page } = await visit(browser, `${server.address}/explore`, options));
    await page.goto(`${server.address}${path}`);
    return page;
  };
  const sees = (text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 60_000 });
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPartnerServer(embedded, { seedDemo: true }), openBrowser()]);
  }, 120_000);
  afterEach(() => page.context().close());
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('filters by the URL', async () => {
    await open('/explore/events?province=tarmonde&type=battle');
    await page.locator('.event-row').first().waitFor();
    const rows = await page.locator('.event-facts').allTextContents();
    for (const row of rows) expect(row).toMatch(/Tarmonde.*Battle/);
  });

  it('links a suggestion for an unknown province', async () => {
    await open('/explore/events?province=tarmond');
    await page.locator('.warning a', { hasText: 'tarmonde' }).click();
    await page.waitForURL('**/events?province=tarmonde');
    await page.locator('.event-row').first().waitFor();
  });

  it('explains an empty list, and links to other records', async () => {
    await open('/explore/events?province=sarenes&since=1h');
    await sees('Nothing is on record in this window');
    await page.getByRole('link', { name: 'Show all times' }).click();
    await page.locator('.event-row').first().waitFor();
  });

  it('explains a refused value, with the request id', async () => {
    await open('/explore/events?since=1d');
    await sees('A parameter is not valid');
    await sees(/^Request [\w-]+:/);
  });

  it('shows the retraction of an event and its reason', async () => {
    await open('/explore/events/demo-event-ballot-lorry');
    await sees('This event was retracted');
    const retracted = await server.client.events.get('demo-event-ballot-lorry');
    await sees(retracted.data.corrections.at(-1)?.reason ?? 'none');
  });

  it('verifies an answer, and rejects one that was changed in transit', async () => {
    await open(QUESTION);
    await page.getByRole('button', { name: 'Verify the evidence' }).click();
    await sees(/quotations? holds?: hash and offsets/);
    await page.context().close();

    ({ page } = await visit(browser, `${server.address}/explore`));
    await page.route('**/api/v1/research', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace(/"excerpt":\{"text":"/, '$&Not so: ');
      await route.fulfill({ response: answer, body: text });
    });
    await page.goto(`${server.address}${QUESTION}`);
    await page.getByRole('button', { name: 'Verify the evidence' }).click();
    await sees('Do not rely on this answer');
    await sees(/Does not hold: the text is not the one that was hashed/);
  });

  it('escapes markup in a record', async () => {
    const hostile =
      '<img src=x onerror="document.title=1"> \u202Eمرحبا</script><script>document.title=1</script>';
    await open('/explore/claims');
    await page.route(EVENTS, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      body.data[0].title = hostile;
      body.attribution.provider = hostile;
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`${server.address}/explore/events`);
    await page.locator('.event-row').first().waitFor();
    expect(await page.locator('.event-title').first().textContent()).toBe(hostile);
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await page.title()).toContain('Partner API');
  });

  it('counts down after 429 and retries', async () => {
    await open('/explore/claims');
    let asked = 0;
    await page.route(EVENTS, (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const problem = { type: '/problems/quota-exceeded', title: 'The quota is used up', status: 429 };
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '40', 'Content-Type': 'application/problem+json' },
        json: { ...problem, detail: 'Wait.', instance: '/api/v1/events', request_id: 'r1', errors: [] },
      });
    });
    await page.clock.install();
    await page.goto(`${server.address}/explore/events`);
    await sees('The quota is used up');
    await sees(/Trying again in \d+ seconds/);
    await page.clock.runFor(41_000);
    await page.locator('.event-row').first().waitFor();
  });

  it('recovers when the server restarts', async () => {
    await open('/explore/claims');
    let isGone = true;
    await page.route(EVENTS, (route) => (isGone ? route.abort() : route.continue()));
    await page.goto(`${server.address}/explore/events`);
    await sees('The server cannot be reached');
    isGone = false;
    await page.locator('.event-row').first().waitFor({ timeout: 60_000 });
  });

  it('asks for a key when one is required, reports a wrong key, and sends it only in the header', async () => {
    const desk = await startPartnerServer(embedded, {
      seedDemo: true,
      environment: { ACCESS: 'keys', PUBLICATION_DELAY_HOURS: '0', PROVIDER_URL: 'https://desk.example/' },
    });
    onTestFinished(() => desk.close());
    const key = await createKey(desk);
    const enter = async (typed: string) => {
      await page.locator('.problem').getByRole('button', { name: /key/i }).click();
      await page.locator('dialog[open] input').fill(typed);
      await page.locator('dialog[open]').getByRole('button', { name: 'Use this key' }).click();
    };
    ({ page } = await visit(browser, `${desk.address}/explore/events`));
    await sees('No valid key');
    await enter('pk_wrong');
    await sees(/^The key that you entered is not valid here/);
    await enter(key);
    await page.locator('.event-row').first().waitFor();
    expect(page.url()).not.toContain(key);
  });

  it('copies a citation with the credit', async () => {
    await open('/explore/events/demo-event-ridge-shelling', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: 'Copy citation' }).click();
    await sees('Copied');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain('demo-event-ridge-shelling');
    expect(copied).toContain('licensed CC-BY-4.0');
  });

  it('writes the credit into each file', async () => {
    await open('/explore/use?province=tarmonde');
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      const chunks = await (await download.createReadStream()).toArray();
      return Buffer.concat(chunks).toString();
    };
    const rows = (await saved('Download CSV')).trim().split('\r\n');
    for (const row of rows.slice(1)) expect(row).toContain('licensed CC-BY-4.0');
    expect(JSON.parse(await saved('Download GeoJSON')).attribution).toContain('licensed CC-BY-4.0');
  });

  it('shows a card with its credit in a closed shadow tree', async () => {
    await open('/explore/use?province=tarmonde');
    await page.locator('partner-event').waitFor();
    expect(await page.evaluate('document.querySelector("partner-event").shadowRoot')).toBeNull();
    expect(await page.getByText('licensed CC-BY-4.0').count()).toBeGreaterThan(0);
  });

  it('can be used by keyboard from the home page to an event', async () => {
    await open('/explore/events');
    await page.locator('.event-row').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    const names: string[] = [];
    for (let presses = 0; presses < 60 && !names.at(-1)?.includes('event-row '); presses += 1) {
      await page.keyboard.press('Tab');
      names.push(`${await page.evaluate<string>('document.activeElement.className')} `);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/explore/events/*');
  });

  it('prints the credit, and no controls', async () => {
    await open('/explore/events');
    await page.locator('.event-row').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.credit').isVisible()).toBe(true);
    expect(await page.locator('.filters').isVisible()).toBe(false);
  });

  it('shows the numbers of the map as a table when the browser cannot draw it', async () => {
    await open('/explore/claims');
    await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.goto(`${server.address}/explore/events`);
    await sees('This browser cannot draw the map');
    await page.locator('.map').getByRole('tab', { name: 'Table' }).click();
    expect(await page.locator('.map tbody tr').count()).toBeGreaterThan(3);
  });
});
