import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpuSeconds } from './process-cpu.mjs';

const run = promisify(execFile);
const loadFile = fileURLToPath(new URL('./load.mjs', import.meta.url));

/** One bounded load on one server. */
export async function measure(server, { requestsFile, request, connections, seconds }) {
  const { path = '', ...others } = request ?? {};
  const options = { url: server.address + path, connections, duration: seconds, requestsFile, ...others };
  const cpuBefore = cpuSeconds(server.pid);
  const { stdout } = await run(process.execPath, [loadFile, JSON.stringify(options)], { maxBuffer: 1 << 24 });
  const cpu = cpuSeconds(server.pid) - cpuBefore;
  const result = JSON.parse(stdout);
  return { ...result, cpu_us: result.requests > 0 ? (cpu * 1e6) / result.requests : Number.NaN };
}
