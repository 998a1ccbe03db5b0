import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** One bounded load on one server, by a program of `http` that takes its options as JSON and prints what came of it as JSON. */
export async function measure(server, options, program = 'load') {
  const file = fileURLToPath(new URL(`../http/${program}.mjs`, import.meta.url));
  const cpuBefore = server.cpuSeconds();
  const asked = JSON.stringify({ url: server.address, ...options });
  const { stdout } = await promisify(execFile)(process.execPath, [file, asked], { maxBuffer: 1 << 24 });
  const result = JSON.parse(stdout);
  return { ...result, cpu_us: ((server.cpuSeconds() - cpuBefore) * 1e6) / result.requests };
}

/** Starts `one` so many times a second, spread evenly, whether or not earlier ones have ended, with the time when it was due. */
export async function paced(perSecond, seconds, one) {
  const startedAt = performance.now();
  const underWay = new Set();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = startedAt + (count * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await delay(early);
    const work = one(count, due).finally(() => underWay.delete(work));
    underWay.add(work);
  }
  await Promise.all(underWay);
}

/** The status of an answer that was read whole, or what went wrong instead. */
export function ask(address, { method = 'GET', path, headers = {}, body, leaveAfterMilliseconds }) {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const content = text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
  const isLeft = leaveAfterMilliseconds !== undefined;
  return new Promise((resolve) => {
    const outgoing = request(
      `${address}${path}`,
      { method, agent: isLeft ? false : agent, headers: { ...content, ...headers } },
      (incoming) => incoming.resume().on('close', () => resolve(incoming.statusCode)),
    );
    outgoing.on('error', ({ code }) => resolve(isLeft ? 'left' : (code ?? 'failed')));
    outgoing.end(text);
    if (isLeft) setTimeout(() => outgoing.destroy(), leaveAfterMilliseconds);
  });
}
