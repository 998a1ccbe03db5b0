import { expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../../scripts/support/cpu-milliseconds.js';
import { pathHint } from '../../src/problems/path-hint.js';

const KNOWN = ['/api/v1/events', '/api/v1/fact-check', '/docs', '/docs/page.js', '/healthz', '/problems'];

test.each([
  ['/docs/', 'did you mean `/docs`?'],
  ['/Docs', 'did you mean `/docs`?'],
  ['/health', 'did you mean `/healthz`?'],
  ['/events', 'did you mean `/api/v1/events`?'],
  ['/api/v2/events', 'did you mean `/api/v1/events`?'],
  ['/api/v1/event', 'did you mean `/api/v1/events`?'],
  ['/api/v1/factcheck', 'did you mean `/api/v1/fact-check`?'],
  ['/api/v1/events/ev-1/sources', 'did you mean `/api/v1/events`?'],
  ['/api/v1', 'beneath it are `/api/v1/events`, `/api/v1/fact-check`'],
  ['/api/', 'beneath it are `/api/v1/events`, `/api/v1/fact-check`'],
  ['//', null],
  ['/.env', null],
  ['/wp-login.php', null],
])('%s: %s', (path, hint) => {
  expect(pathHint(path, KNOWN)).toBe(hint);
});

test('takes no time for a path of a thousand segments', () => {
  const decide = () => expect(pathHint('/x'.repeat(2_000), KNOWN)).toBeNull();
  expect(cpuMilliseconds(decide)).toBeLessThan(100);
});
