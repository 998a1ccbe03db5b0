import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Takes a third to a half less CPU time than Debian's `chromium`, which brings its whole user interface. */
export const browserPath = '/usr/bin/chromium-headless-shell';

export const hasBrowser = existsSync(browserPath);
/** Suffix for the names of tests that are skipped without Chromium. */
export const browserReason = hasBrowser ? '' : ' (skipped: chromium-headless-shell is not installed)';

/** Launches Chromium with software rendering for maps. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });

export interface Visit {
  readonly page: Page;
  /** Script errors and violations of the content security policy. */
  readonly complaints: string[];
}

/** Opens an address in a new browser context. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  await page.goto(address);
  return { page, complaints };
}

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Returns the serious and critical violations that axe finds, as `rule: element`. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Evaluates the source of axe, because the content security policy forbids a script element.
  await page.evaluate(await readFile(axePath, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}
