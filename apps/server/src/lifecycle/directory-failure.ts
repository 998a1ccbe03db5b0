import { asSentence } from '@partner-api/text';

/** Of the file system, and of PostgreSQL. */
const FULL = new Set<unknown>(['ENOSPC', '53100']);
const UNUSABLE = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']);

/** Why the directory of the embedded store cannot be used, with what to do; null when it is not the file system that says so. */
export function directoryFailure(directory: string, error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = codeOf(error) ?? codeOf(error.cause);
  const failure = `The directory ${directory} cannot be used: ${asSentence(error.message)}`;
  if (FULL.has(code)) return `${failure} Make room on its disk.`;
  return UNUSABLE.has(String(code)) || isTakingNone(error)
    ? `${failure} Set DATA_DIR to one that can be written.`
    : null;
}

/** A file that is missing elsewhere is a mistake of ours; of `mkdir` it says that there can be no directory, as in `/proc`. */
function isTakingNone(error: Error): boolean {
  return codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir';
}

// The embedded database runs in a thread: what stopped that is the cause of what is told here.
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
