import { embedded } from '@partner-api/storage/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserReason, hasBrowser, openBrowser, visit } from '../support/browser.js';
import { type PartnerServer, startPartnerServer } from '../support/partner-server.js';
import { partnerApi } from '../support/run-program.js';
import { ucdpFile, ucdpMissing } from '../support/ucdp-file.js';

const reason = ucdpMissing ? ` (skipped: ${ucdpMissing})` : browserReason;

describe.skipIf(ucdpMissing !== null || !hasBrowser)(
  `16,566 events in a browser${reason}`,
  { timeout: 240_000 },
  () => {
    let server: PartnerServer;
    let browser: Browser;
    let summary: Record<string, unknown> | null;
    beforeAll(async () => {
      [server, browser] = await Promise.all([
        startPartnerServer(embedded, { seedDemo: false }),
        openBrowser(),
      ]);
      const { code, errors, json } = await partnerApi(
        ['import', 'ucdp-ged', ucdpFile ?? '', '--json'],
        server.environment,
      );
      expect(code, errors).toBe(0);
      summary = json;
    }, 300_000);
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    it('are created once each', () => {
      expect(summary).toMatchObject({ read: 16_566, created: 16_566, rejected: 0 });
    });

    it('loads the first 5,000, says so, and loads more on request', async () => {
      const { page, complaints } = await visit(browser, `${server.address}/explore`);
      await page.locator('progress').waitFor();
      await page.getByText('The first 5,000 events of this window').waitFor({ timeout: 180_000 });
      expect(await page.locator('.event-rows li').count()).toBeLessThan(60);
      await page.getByRole('button', { name: 'Load 5,000 more' }).click();
      await page.getByText(/5,[2-9]00 events so far|[6-9],\d00 events so far/).waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('stops on request, and shows the loaded events', async () => {
      const { page } = await visit(browser, `${server.address}/explore`);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(/^The first [\d,]+ events of this window/).waitFor();
      expect(await page.locator('.provinces tbody tr').count()).toBeGreaterThan(3);
      await page.context().close();
    });
  },
);
