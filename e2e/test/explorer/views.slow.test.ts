import { embedded } from '@partner-api/storage/testing';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserReason, hasBrowser, openBrowser, seriousFaults, visit } from '../support/browser.js';
import { type PartnerServer, startPartnerServer } from '../support/partner-server.js';

/** Path of each view, with a selector of its content. */
const VIEWS: Readonly<Record<string, string>> = {
  '/explore': '.event-row',
  '/explore/events/demo-event-ridge-shelling': '.facts',
  '/explore/dossiers': 'article',
  '/explore/claims': 'article',
  '/explore/ask#Did%20the%20sirens%20sound%20before%20the%20flood%3F': '.evidence mark',
  '/explore/check#Nobody%20was%20killed%20in%20Cordanza%20in%202026.': '.verdict',
  '/explore/use': '.snippet',
};

const MODES: Readonly<Record<string, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'Arabic, from right to left': { locale: 'ar' },
  '390 pixels': { viewport: { width: 390, height: 844 } },
};

describe.skipIf(!hasBrowser)(`every view in every mode${browserReason}`, { timeout: 240_000 }, () => {
  let server: PartnerServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPartnerServer(embedded, { seedDemo: true }), openBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each(Object.entries(MODES))('has no serious violation by axe: %s', async (_name, options) => {
    const found: Record<string, string[]> = {};
    const { page, complaints } = await visit(browser, `${server.address}/explore`, options);
    for (const [path, sign] of Object.entries(VIEWS)) {
      await page.goto(`${server.address}${path}`);
      await page.locator(sign).first().waitFor({ timeout: 60_000 });
      await page.locator('.credit').waitFor();
      const faults = await seriousFaults(page);
      const sideways = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
      if (faults.length > 0 || sideways) found[path] = [...faults, ...(sideways ? ['scrolls sideways'] : [])];
    }
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(['en', 'ar', 'es', 'fr', 'ru', 'uk'])('is available in %s', async (locale) => {
    const { page } = await visit(browser, `${server.address}/explore/ask`, { locale });
    await page.locator('textarea').waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe(locale);
    expect(await page.getAttribute('html', 'dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    await page.context().close();
  });
});
