import { PATH_PREFIX } from '@partner-api/contract';
import type { Response } from 'express';
import { PATH_SHOWN } from '../redaction/path-answered.js';
import { withoutSecrets } from '../redaction/without-secrets.js';
import { stateOf } from './request-state.js';

/** The path of a refused request as its answer and its line in the log have it: looked through for places once. */
export function pathRefused(response: Response): string {
  const state = stateOf(response);
  state.pathRefused ??= withoutItsSecrets(state.path ?? state.page?.path ?? '').slice(0, PATH_SHOWN);
  return state.pathRefused;
}

/** What every path begins with is ours: "v1" would say of the numbers behind it that they are those of a version. */
function withoutItsSecrets(path: string): string {
  const ours = path.startsWith(`${PATH_PREFIX}/`) ? PATH_PREFIX : '';
  return ours + withoutSecrets(path.slice(ours.length));
}
