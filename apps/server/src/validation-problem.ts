import type { ProblemError } from '@partner-api/contract';
import { suggestSlugs } from '@partner-api/text';
import { problem, type RequestProblem } from './problem.js';
import { withoutSecrets } from './without-secrets.js';

/** As schemas report it; the members that are not known come together in one issue. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  readonly keys?: readonly string[];
}

/** What a schema found wrong with a query string. `known` are the parameters that the operation takes. */
export function queryProblem(issues: readonly SchemaIssue[], known: readonly string[]): RequestProblem {
  const unknown = issues.flatMap(({ keys = [] }) => keys);
  if (unknown.length > 0) return unknownParameters(unknown, known);
  return problem(
    'invalid-parameter',
    summary(issues.map((issue) => ({ parameter: names(issue).join('.'), detail: issue.message }))),
  );
}

export function unknownParameters(names: readonly string[], known: readonly string[]): RequestProblem {
  return problem('unknown-parameter', summary(names.map((name) => unknownParameter(name, known))));
}

/** What a schema found wrong with a body, each member named by JSON Pointer. */
export function bodyProblem(issues: readonly SchemaIssue[]): RequestProblem {
  const errors = issues.flatMap((issue): ProblemError[] =>
    issue.keys
      ? issue.keys.map((key) => ({
          pointer: jsonPointer([...names(issue), shortened(key)]),
          detail: 'is not a member of this body',
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

/** RFC 6901. The empty pointer is the whole body. */
function jsonPointer(path: readonly string[]): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function names({ path = [] }: SchemaIssue): string[] {
  return path.map((part) => String(typeof part === 'object' ? part.key : part));
}

function unknownParameter(name: string, known: readonly string[]): ProblemError {
  const [suggestion] = suggestSlugs(name, known, 1);
  const hint =
    suggestion !== undefined
      ? `did you mean ${suggestion}?`
      : known.length > 0
        ? `this operation takes ${known.join(', ')}`
        : 'this operation takes no query parameters';
  return { parameter: shortened(name), detail: `is unknown; ${hint}` };
}

/** The first error in words, for those who read nothing else. */
function summary(errors: readonly ProblemError[]): { detail: string; errors: readonly ProblemError[] } {
  const [first] = errors;
  const name = first?.parameter ?? (first?.pointer === '' ? 'The body' : first?.pointer);
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more, see errors)` : '';
  return { detail: `${name} ${first?.detail}${others}.`, errors };
}

// A name is the caller's own text, and may be a pasted secret or a whole page.
function shortened(name: string): string {
  const shown = withoutSecrets(name);
  return shown.length > 64 ? `${shown.slice(0, 64)}…` : shown;
}
