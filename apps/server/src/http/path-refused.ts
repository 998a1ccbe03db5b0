import type { Response } from 'express';
import { PATH_SHOWN } from '../redaction/path-answered.js';
import { withoutSecrets } from '../redaction/without-secrets.js';
import { stateOf } from './request-state.js';

/** The path of a refused request as its answer and its line in the log have it: looked through for places once. */
export function pathRefused(response: Response): string {
  const state = stateOf(response);
  state.pathRefused ??= withoutSecrets(state.path ?? state.page?.path ?? '').slice(0, PATH_SHOWN);
  return state.pathRefused;
}
