import { jsonParts } from '@partner-api/text';
import { problem } from '../problems/problem.js';
import { bodyProblem } from '../problems/validation-problem.js';

const DEPTH_MAXIMUM = 32;
// Names that reach a prototype when a parsed object is copied carelessly; zod silently drops `__proto__`.
const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body; refuses duplicate members, unsafe names and invalid Unicode, which `JSON.parse` accepts silently.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  const value = parse(text);
  inspect(text);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return STRICT_UTF8.decode(bytes);
  } catch {
    throw problem('invalid-encoding', { detail: 'The body is not valid UTF-8.' });
  }
}

function parse(text: string): unknown {
  if (text.trim() === '')
    throw problem('malformed-json', { detail: 'The body is empty; send one JSON object.' });
  try {
    return JSON.parse(text);
  } catch {
    throw problem('malformed-json', { detail: 'The body is not well-formed JSON.' });
  }
}

function inspect(text: string): void {
  for (const { written, depth, name, isDuplicate } of jsonParts(text)) {
    refuseHalfCharacters(written);
    if (depth > DEPTH_MAXIMUM) {
      throw problem('malformed-json', {
        detail: `The body is nested more than ${DEPTH_MAXIMUM} levels deep.`,
      });
    }
    if (name === null) continue;
    if (FORBIDDEN_NAMES.has(name)) throw forbidden(name, depth);
    // No body has nested members; the schema refuses them anyway.
    if (depth === 1 && isDuplicate) throw refused(name, 'is given twice');
  }
}

const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** An unpaired surrogate cannot be written as UTF-8, so a repeated text would differ from the one sent. */
function refuseHalfCharacters(written: string): void {
  if (!SURROGATE_ESCAPE.test(written)) return;
  const text: string = JSON.parse(written);
  if (!text.isWellFormed()) {
    throw problem('invalid-encoding', {
      detail: 'The body has an escape, such as \\ud800, that is half of a character.',
    });
  }
}

/** Reports names below the first level for the whole body: no valid body is nested, so a pointer would not help. */
function forbidden(name: string, depth: number) {
  if (depth === 1) return refused(name, 'is not a member of this body');
  const detail = `has a member named ${name} within it`;
  return problem('invalid-body', { detail: `The body ${detail}.`, errors: [{ pointer: '', detail }] });
}

function refused(name: string, rule: string) {
  return bodyProblem([{ path: [name], message: rule }]);
}
