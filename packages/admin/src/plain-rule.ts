import type * as z from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Returns the plain name of a JSON type. */
export const plainKind = (expected: string): string => KINDS[expected] ?? expected;

/** Error map of `safeParse` with plain messages, for schemas without messages of their own. */
export const plainRule: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is unknown';
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${plainKind(issue.expected)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return bound(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return bound(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'invalid_format':
      return issue.format === 'url' ? 'must be an http or https address' : undefined;
    default:
      return undefined;
  }
};

function bound(origin: string, limit: number | bigint, how: string): string {
  if (origin === 'string') return limit === 1 ? 'must not be empty' : `must have ${how} ${limit} characters`;
  return origin === 'array' ? `must have ${how} ${limit}` : `must be ${how} ${limit}`;
}
