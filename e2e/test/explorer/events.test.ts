import { engines } from '@partner-api/storage/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserReason, hasBrowser, openBrowser, seriousFaults, visit } from '../support/browser.js';
import { type PartnerServer, startPartnerServer } from '../support/partner-server.js';

describe.skipIf(!hasBrowser)(
  `the events of the demo in a browser${browserReason}`,
  { timeout: 120_000 },
  () => {
    let server: PartnerServer;
    let browser: Browser;
    beforeAll(async () => {
      const [embedded] = engines;
      if (!embedded) throw new Error('there is an embedded engine');
      [server, browser] = await Promise.all([
        startPartnerServer(embedded, { seedDemo: true }),
        openBrowser(),
      ]);
    }, 120_000);
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    it('shows how many there are, the credit, and nothing that the browser or axe objects to', async () => {
      const { page, complaints } = await visit(browser, `${server.address}/explore`);
      await page.getByText('All 45 events of this window').waitFor();
      await page.locator('.timeline svg').waitFor();
      expect(await page.locator('.credit').textContent()).toContain('licensed CC-BY-4.0');
      expect(await seriousFaults(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    });
  },
);
