import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpuSeconds } from './process-cpu.mjs';

const run = promisify(execFile);
const loadFile = fileURLToPath(new URL('./load.mjs', import.meta.url));
const steadyLoadFile = fileURLToPath(new URL('./steady-load.mjs', import.meta.url));

/** One bounded load on one server. */
export function measure(server, { requestsFile, request, connections, seconds }) {
  const { path = '', ...others } = request ?? {};
  const options = { url: server.address + path, connections, duration: seconds, requestsFile, ...others };
  return loaded(server, loadFile, options);
}

/** A load of so many requests a second, spread evenly. */
export function hold(server, { requestsFile, rate, connections, seconds }) {
  return loaded(server, steadyLoadFile, { url: server.address, requestsFile, rate, connections, seconds });
}

async function loaded(server, file, options) {
  const cpuBefore = cpuSeconds(server.pid);
  const { stdout } = await run(process.execPath, [file, JSON.stringify(options)], { maxBuffer: 1 << 24 });
  const cpu = cpuSeconds(server.pid) - cpuBefore;
  const result = JSON.parse(stdout);
  return { ...result, cpu_us: result.requests > 0 ? (cpu * 1e6) / result.requests : Number.NaN };
}
