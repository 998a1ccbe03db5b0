import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openServer } from '../http/our-server.mjs';
import { cpuSeconds } from '../http/process-cpu.mjs';

/** Starts a server, and tells when it answered what. */
export async function startedServer(databaseUrl, env, { patienceSeconds = 3_000 } = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const { file, env: settings } = openServer('ours', databaseUrl, {
    ...{ PORT: String(port), METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn', ...env },
  });
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  const since = async (path) => {
    for (;;) {
      const { ok } = await fetch(address + path).catch(() => ({ ok: false }));
      if (ok) return (performance.now() - startedAt) / 1000;
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
      if (performance.now() - startedAt > patienceSeconds * 1000) throw new Error(`No ${path} in time`);
      await delay(50);
    }
  };
  const memory = (name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) /
    1024;
  const longestTurn = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)[1]) * 1000;
  };
  const reads = await since('/api/v1/events?limit=1');
  // What comes before is the loading of code.
  await longestTurn();
  const research = await since('/readyz/research');
  return {
    address,
    longestTurn,
    cpu: () => cpuSeconds(child.pid),
    start: {
      reads_seconds: reads,
      research_seconds: research,
      cpu_seconds: cpuSeconds(child.pid),
      longest_turn_ms: await longestTurn(),
      memory_mb: memory('VmRSS'),
      memory_most_mb: memory('VmHWM'),
    },
    memoryMost: () => memory('VmHWM'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
