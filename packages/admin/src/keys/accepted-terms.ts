import { TERMS, TERMS_PATH } from '@partner-api/contract';
import { CommandFailed } from '../errors.js';

/** Throws `CommandFailed` unless the version of the terms is the one in force. */
export function checkAcceptedTerms(version: string): void {
  if (version === TERMS.version) return;
  throw new CommandFailed(
    `The terms in force are version ${TERMS.version}; another version cannot be accepted. Let the partner read them, ` +
      `at ${TERMS_PATH} of the service, and name the version that it accepted.`,
  );
}
