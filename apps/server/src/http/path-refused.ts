import { PATH_PREFIX } from '@partner-api/contract';
import type { Response } from 'express';
import { PATH_SHOWN } from '../redaction/path-answered.js';
import { withoutSecrets } from '../redaction/without-secrets.js';
import { stateOf } from './request-state.js';

/** Returns the path of a refused request for its answer and its log line; redacted once and cached. */
export function pathRefused(response: Response): string {
  const state = stateOf(response);
  state.pathRefused ??= withoutItsSecrets(state.path ?? state.page?.path ?? '').slice(0, PATH_SHOWN);
  return state.pathRefused;
}

/**
 * The prefix is left out of the redaction: "v1" in front of numbers would make them look like a version and not like
 * coordinates.
 */
function withoutItsSecrets(path: string): string {
  const ours = path.startsWith(`${PATH_PREFIX}/`) ? PATH_PREFIX : '';
  return ours + withoutSecrets(path.slice(ours.length));
}
