import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

const START_SECONDS = 60;

/** Starts a server and waits for the line that says where it listens. Its log goes to a file, as it would in production. */
export async function startContender({ name, file, env }, logFile) {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', log],
  });
  closeSync(log);
  const address = await new Promise((resolve, reject) => {
    let output = '';
    const giveUp = setTimeout(
      () => reject(new Error(`${name} was not ready in ${START_SECONDS} s`)),
      START_SECONDS * 1000,
    );
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, found] = /ready on (http:\S+)/.exec(output) ?? [];
      if (!found) return;
      clearTimeout(giveUp);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(giveUp);
      reject(new Error(`${name} ended with code ${code}; its log is ${logFile}`));
    });
  });
  return {
    name,
    address,
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}
