import * as z from 'zod';
import type { Fault } from '../../imports/reject.js';
import { plainKind, plainRule } from '../../plain-rule.js';

const ISSUES_SHOWN = 5;

/** Options of `safeParse`: plain messages, and `reportInput`, which distinguishes a missing value from a wrong one. */
export const PARSE_OPTIONS = { reportInput: true, error: plainRule } as const;

/** Returns the first error of a line, with the others in its detail. */
export function toFault(error: z.ZodError): Fault {
  const [first, ...others] = error.issues.slice(0, ISSUES_SHOWN).map(readIssue);
  if (!first) return { field: null, reason: 'invalid_value', detail: 'is wrong' };
  const more = others.map(({ field, detail }) => `; ${field ?? 'the line'} ${detail}`).join('');
  return { ...first, detail: `${first.detail}${more}` };
}

function readIssue(issue: z.core.$ZodIssue): Fault {
  const field = z.core.toDotPath(issue.path) || null;
  if (issue.code === 'unrecognized_keys') {
    const [name = '', ...others] = issue.keys;
    return {
      field: z.core.toDotPath([...issue.path, name]),
      reason: 'unknown_member',
      detail: ['is not known here', ...others].join(', nor '),
    };
  }
  if (issue.code === 'custom' && typeof issue.params?.reason === 'string') {
    return { field, reason: issue.params.reason, detail: issue.message };
  }
  // Only the absence of a value is used; the value itself can be an exact place and must not be quoted.
  if (canBeMissing(issue) && issue.input === undefined) {
    return { field, reason: 'missing_value', detail: `must be given (${wantedOf(issue)})` };
  }
  return { field, reason: 'invalid_value', detail: issue.message };
}

type PresenceIssue = z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue;

const canBeMissing = (issue: z.core.$ZodIssue): issue is PresenceIssue =>
  issue.code === 'invalid_type' || issue.code === 'invalid_value';

const wantedOf = (issue: PresenceIssue): string =>
  issue.code === 'invalid_type' ? plainKind(issue.expected) : issue.values.map(String).join(', ');
