import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

export interface CompiledEngine {
  /** URL from which a child process imports the engine. */
  readonly url: string;
  remove(): Promise<void>;
}

/** Compiles the engine and its thread with `tsc`, because child processes cannot run TypeScript. */
export async function compileEngine(): Promise<CompiledEngine> {
  // Inside the package, so that the compiled files find its dependencies.
  const cache = join(packageFolder, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'engine-'));
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const project = join(packageFolder, 'tsconfig.build.json');
  await promisify(execFile)(process.execPath, [tsc, '-p', project, '--noCheck', '--outDir', folder]);
  return {
    url: pathToFileURL(join(folder, 'engine', 'index.js')).href,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export class Child {
  readonly process: ChildProcess;
  /** Lines printed so far. */
  readonly lines: string[] = [];
  readonly #waiting = new Set<() => void>();

  /** Runs `script`, an ES module with the variables `engine` and `directory`. */
  constructor(engine: CompiledEngine, directory: string, script: string) {
    const prelude = `import * as engine from ${JSON.stringify(engine.url)}; const directory = ${JSON.stringify(directory)};`;
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
