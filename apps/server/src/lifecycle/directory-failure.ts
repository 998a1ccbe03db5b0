import { asSentence } from '@partner-api/text';

/** Codes of the file system and of PostgreSQL. */
const FULL = new Set<unknown>(['ENOSPC', '53100']);
const UNUSABLE = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']);

/**
 * Returns why the embedded store's directory cannot be used and what to do; null if the error is not one of the file
 * system.
 */
export function directoryFailure(directory: string, error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error) ?? codeOf(error.cause);
  const failure = `The directory ${directory} cannot be used: ${asSentence(error.message)}`;
  if (FULL.has(code)) return `${failure} Make room on its disk.`;
  return UNUSABLE.has(String(code)) || isTakingNone(error)
    ? `${failure} Set DATA_DIR to one that can be written.`
    : null;
}

/** Whether `mkdir` failed because no directory is possible there, as in `/proc`. In other calls ENOENT is a bug. */
function isTakingNone(error: Error): boolean {
  return codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
}

// The embedded database runs in a thread, whose error is the cause of this one.
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
