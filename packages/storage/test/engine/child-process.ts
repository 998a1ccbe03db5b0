import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The build, because child processes cannot run TypeScript. */
const engine = new URL('../../dist/engine/index.js', import.meta.url).href;

export class Child {
  readonly process: ChildProcess;
  /** Lines printed so far. */
  readonly lines: string[] = [];
  readonly #waiting = new Set<() => void>();

  /** Runs `script`, an ES module with the variables `engine` and `directory`. */
  constructor(directory: string, script: string) {
    const prelude = `import * as engine from ${JSON.stringify(engine)}; const directory = ${JSON.stringify(directory)};`;
    this.process = spawn(process.execPath, ['--input-type=module', '-e', `${prelude}\n${script}`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    if (this.process.stdout === null) throw new Error('no standard output');
    createInterface(this.process.stdout).on('line', (line) => {
      this.lines.push(line);
      for (const look of this.#waiting) look();
    });
  }

  /** Resolves with the first line that begins with `start`. */
  line(start: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.lines.find((line) => line.startsWith(start));
        if (found === undefined) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      this.process.once('exit', () => {
        look();
        reject(new Error(`ended without a line that starts with ${start}`));
      });
      look();
    });
  }

  nextLine(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
  }
}
