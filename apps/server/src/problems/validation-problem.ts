import type { ProblemError } from '@partner-api/contract';
import { asSentence, suggestSlugs } from '@partner-api/text';
import { withoutSecrets } from '../redaction/without-secrets.js';
import { problem, type RequestProblem } from './problem.js';
import { slugHint } from './slug-hint.js';

/** An issue of a zod schema; unknown members come together in `keys`. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
}

/** Query parameters by name, as given. */
export type GivenParameters = Readonly<Record<string, unknown>>;

/** Returns the problem for a query whose parameters are all known. */
export function queryProblem(issues: readonly SchemaIssue[], given: GivenParameters): RequestProblem {
  return problem('invalid-parameter', summary(invalidParameters(issues, given)));
}

interface QueryFaults {
  /** Known parameters that are repeated. */
  readonly twice: readonly string[];
  readonly unknown: readonly string[];
  /** Issues of known parameters that are given once. */
  readonly issues: readonly SchemaIssue[];
}

/** Returns the problem for a query with unknown or repeated parameters. */
export function unknownParameters(
  { twice, unknown, issues }: QueryFaults,
  given: GivenParameters,
  known: readonly string[],
): RequestProblem {
  const errors = [
    ...twice.map((parameter) => ({ parameter, detail: 'is given twice' })),
    ...unknown.map((name) => unknownParameter(name, known)),
    ...invalidParameters(issues, given),
  ];
  return problem('unknown-parameter', summary(errors));
}

/** Returns the problem for a body, with a JSON Pointer for each member. `known` are the names of its members. */
export function bodyProblem(issues: readonly SchemaIssue[], known: readonly string[] = []): RequestProblem {
  const errors = issues.flatMap((issue): ProblemError[] =>
    issue.keys
      ? issue.keys.map((key) => ({
          pointer: jsonPointer([...names(issue), shortened(key)]),
          detail: `is not a member of this body; ${nearest(key, known) ?? `it takes ${known.join(', ')}`}`,
        }))
      : [
          {
            pointer: jsonPointer(names(issue).map(shortened)),
            detail: issue.path?.length ? issue.message : 'must be one JSON object',
          },
        ],
  );
  return problem('invalid-body', summary(errors));
}

/** RFC 6901; the empty pointer is the whole body. */
function jsonPointer(path: readonly string[]): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function names({ path = [] }: SchemaIssue): string[] {
  return path.map((part) => String(typeof part === 'object' ? part.key : part));
}

function invalidParameters(issues: readonly SchemaIssue[], given: GivenParameters): ProblemError[] {
  return issues.map((issue) => {
    const parameter = names(issue).join('.');
    const hint = hintOf[parameter]?.(given[parameter]) ?? '';
    return { parameter, detail: issue.message + hint };
  });
}

/** Suggests a valid value for an invalid one; empty if there is none. */
const hintOf: Readonly<Record<string, (given: unknown) => string>> = {
  province: slugHint,
  country: (given) =>
    typeof given === 'string' && /^[a-z]{2}$/i.test(given) ? `; did you mean ${given.toUpperCase()}?` : '',
};

function unknownParameter(name: string, known: readonly string[]): ProblemError {
  const taken = known.length > 0 ? known.join(', ') : 'no query parameters';
  const hint = nearest(name, known) ?? `this operation takes ${taken}`;
  return { parameter: shortened(name), detail: `is unknown; ${hint}` };
}

function nearest(name: string, known: readonly string[]): string | null {
  const [suggestion] = suggestSlugs(name.toLowerCase(), known, 1);
  return suggestion === undefined ? null : `did you mean ${suggestion}?`;
}

/** Bounds the answer: a request can have thousands of errors. */
const ERRORS_MAXIMUM = 20;

/** Words the first error for `detail`, and shortens the list. */
function summary(errors: readonly ProblemError[]): { detail: string; errors: readonly ProblemError[] } {
  const [first] = errors;
  const shown = errors.slice(0, ERRORS_MAXIMUM);
  const where = shown.length < errors.length ? `the first ${shown.length} are in errors` : 'see errors';
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more, ${where})` : '';
  return { detail: asSentence(`${subject(first)} ${first?.detail}${others}`), errors: shown };
}

function subject({ parameter, pointer }: Partial<ProblemError> = {}): string | undefined {
  if (parameter === '') return 'A parameter without a name';
  return parameter ?? (pointer === '' ? 'The body' : pointer);
}

// A name is the caller's own text, and may be a pasted secret or very long.
function shortened(name: string): string {
  const shown = withoutSecrets(name);
  return shown.length > 64 ? `${shown.slice(0, 64)}…` : shown;
}
