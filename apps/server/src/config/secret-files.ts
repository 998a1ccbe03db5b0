import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that hold a secret; each can also be read from the file named by the variable with the suffix `_FILE`. */
export const SECRET_VARIABLES = ['DATABASE_URL', 'DATABASE_READ_URLS', 'REDIS_URL', 'MODEL_API_KEY'] as const;

const BYTES_MAXIMUM = 65_536;

/**
 * Returns the environment with secrets read from their files, without a line break at the end, and the problems of
 * those files.
 */
export function withSecretFiles(environment: Environment): {
  readonly environment: Environment;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const read: Record<string, string> = {};
  for (const name of SECRET_VARIABLES) {
    const file = environment[`${name}_FILE`];
    if (file === undefined || file === '') continue;
    if (environment[name]) {
      problems.push(`${name}_FILE must not be set together with ${name}.`);
      continue;
    }
    try {
      const text = readFileSync(file, 'utf8');
      if (text.length > BYTES_MAXIMUM) throw new Error('it is too large');
      read[name] = text.replace(/\r?\n$/, '');
      if (read[name] === '') problems.push(`${name}_FILE must name a file that is not empty.`);
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'too large';
      problems.push(`${name}_FILE must name a file that can be read (${reason}).`);
    }
  }
  return { environment: { ...environment, ...read }, problems };
}
