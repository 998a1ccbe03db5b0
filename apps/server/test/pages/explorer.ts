import { expect, it } from 'vitest';
import type { TestServer } from '../harness/test-server.js';

export function servedExplorer(server: () => TestServer): void {
  const html = { Accept: 'text/html' };
  const assetOf = async () => {
    const page = await server().get('/explore', html);
    return /src="(\/explore\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? 'none';
  };

  it('serves the same page for every view, to be revalidated each time', async () => {
    const page = await server().get('/explore', html);
    expect(page.headers['cache-control']).toBe('no-cache');
    for (const path of ['/explore/events', '/explore/events/ev-1', '/explore/ask?q=x', '/explore/check']) {
      expect((await server().get(path, html)).text).toBe(page.text);
    }
  });

  it('lets files whose names have a hash be kept for a year', async () => {
    const answer = await server().get(await assetOf());
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
  });

  it('sends a file compressed if the client accepts that, and plain otherwise', async () => {
    const path = await assetOf();
    const plain = await server().get(path, { 'Accept-Encoding': 'identity' });
    const compressed = await server().get(path, { 'Accept-Encoding': 'gzip, br' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(Number(compressed.headers['content-length'])).toBeLessThan(
      Number(plain.headers['content-length']) / 2,
    );
  });

  it.each([
    '/explore/nope',
    '/explore/assets/nope.js',
    '/explore/assets/..%2findex.html',
    '/explore/assets/..%2f..%2fpackage.json',
    '/explore/assets/%2e%2e',
  ])('is 404 at %s', async (path) => {
    const answer = await server().get(path, html);
    expect(answer.problem()).toMatchObject({ status: 404, code: 'unknown-path' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });
}
