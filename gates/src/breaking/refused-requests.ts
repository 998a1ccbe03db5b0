import type { AcceptedRequest } from './accepted-requests.js';

/** As much of an operation of the contract as checking a request needs. */
export interface CheckedOperation {
  readonly metadata: { readonly operationId: string };
  readonly query?: Schema;
  readonly body?: Schema;
}

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export interface RefusedRequest {
  readonly request: AcceptedRequest;
  readonly reason: string;
}

/** Those of the requests that the operations do not take. */
export function refusedRequests(
  operations: readonly CheckedOperation[],
  requests: readonly AcceptedRequest[],
): readonly RefusedRequest[] {
  return requests.flatMap((request) => {
    const operation = operations.find(({ metadata }) => metadata.operationId === request.operationId);
    if (!operation) return [{ request, reason: 'There is no such operation.' }];
    const results = [
      request.query && operation.query?.safeParse(request.query),
      request.body && operation.body?.safeParse(request.body),
    ];
    const [issue] = results.flatMap((result) => result?.error?.issues ?? []);
    return issue ? [{ request, reason: `${issue.path.join('/')}: ${issue.message}` }] : [];
  });
}
