import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** An executable code block of a page. */
export interface Snippet {
  readonly language: 'bash' | 'python' | 'r' | 'js';
  /** Required library, if any. */
  readonly library: string | null;
  readonly code: string;
  /** First line on the page. */
  readonly line: number;
  /** Expected output on the page, with `…` for variable text; null when the page shows none. */
  readonly shown: string | null;
}

const FENCE = /^```(bash|python|r|js)(?: (\w+))?\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm;

export function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(FENCE)].map(([, language, library = null, code = '', shown = null]) => ({
    language: language as Snippet['language'],
    library,
    code,
    shown,
    line: text.slice(0, text.indexOf(code)).split('\n').length,
  }));
}

const RUNNERS = {
  bash: { program: 'bash', options: ['-euo', 'pipefail'], extension: 'sh' },
  python: { program: 'python3', options: [], extension: 'py' },
  r: { program: 'Rscript', options: ['--vanilla'], extension: 'R' },
  js: { program: process.execPath, options: [], extension: 'mjs' },
} as const;

/** Returns the missing program or library, or null when the snippet can run. */
export async function missingFor({ language, library }: Snippet): Promise<string | null> {
  const { program } = RUNNERS[language];
  const probe: Record<string, readonly string[]> = {
    python: ['-c', `import ${library ?? 'json'}`],
    r: ['-e', `library(${library ?? 'stats'})`],
  };
  const { code } = await run(program, probe[language] ?? ['--version'], process.cwd(), {});
  return code === 0 ? null : `${[program, library].filter(Boolean).join(' with ')} is not installed`;
}

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a snippet as a file in the directory with only the given environment. */
export async function runSnippet(
  { language, code }: Snippet,
  directory: string,
  environment: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { program, options, extension } = RUNNERS[language];
  const file = path.join(directory, `snippet.${extension}`);
  await writeFile(file, code);
  return run(program, [...options, file], directory, environment);
}

function run(
  program: string,
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    // R writes ASCII unless the locale is UTF-8.
    const env = { PATH, HOME, LANG: 'C.UTF-8', ...environment };
    execFile(program, args, { cwd, env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) || 1 : 0, output, errors });
    });
  });
}

/** Whether the output contains the shown lines in order; `…` matches anything. */
export function showsWhatItPrints(shown: string, output: string): boolean {
  const pattern = shown
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd().split('…').map(escaped).join('.*'))
    .join('[\\s\\S]*');
  return new RegExp(pattern).test(output);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
