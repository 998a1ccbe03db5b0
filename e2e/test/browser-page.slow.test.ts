import { execFile } from 'node:child_process';
import { embedded } from '@partner-api/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, browserReason, hasBrowser } from './support/browser.js';
import { type PartnerServer, startPartnerServer } from './support/partner-server.js';
import { type Program, readyAddress, startProgram } from './support/run-program.js';

/** Returns the DOM of a page after its scripts have run. */
const domOf = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const flags = ['--no-sandbox', '--disable-gpu', '--virtual-time-budget=20000', '--dump-dom'];
    execFile(browserPath, [...flags, address], { timeout: 60_000 }, (error, dom) => {
      if (error) reject(error);
      else resolve(dom);
    });
  });

describe('examples/09-browser-page', () => {
  let server: PartnerServer;
  let page: Program;
  let address: string;
  beforeAll(async () => {
    server = await startPartnerServer(embedded, { seedDemo: true });
    page = startProgram('examples/09-browser-page/serve.mjs', [server.address, '0'], {});
    address = await readyAddress(page);
  });
  afterAll(async () => {
    page.kill();
    await server.close();
  });

  it.skipIf(!hasBrowser)(
    `shows the latest events and the credit in a browser, with an import map and no bundler${browserReason}`,
    async () => {
      const dom = await domOf(`${address}/`);
      expect(dom).toContain('10 events as of');
      expect(dom.match(/<li>/g)).toHaveLength(10);
      expect(dom).toContain('<strong lang="es">');
      expect(dom).toContain('Explosion reported near Brenosa');
      expect(dom).toMatch(
        /<footer><a href="[^"]+">Partner API<\/a>, licensed <a href="https:\/\/creativecommons/,
      );
    },
    90_000,
  );

  it('forwards only the operation of the page, and serves no other file', async () => {
    const statusOf = async (path: string, init?: RequestInit) =>
      (await fetch(`${address}${path}`, init)).status;
    expect(await statusOf('/api/v1/events?limit=1')).toBe(200);
    expect(await statusOf('/client/index.js')).toBe(200);
    expect(await statusOf('/api/v1/claims')).toBe(404);
    expect(await statusOf('/serve.mjs')).toBe(404);
    expect(await statusOf('/client/..%2f..%2fpackage.json')).toBe(404);
    expect(await statusOf('/api/v1/events', { method: 'POST' })).toBe(405);
  });
});
