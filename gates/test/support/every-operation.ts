import { type Document, type Parameter, parametersOf } from './document.js';

interface Operation {
  readonly operationId: string;
  readonly path: string;
  readonly method: string;
  readonly parameters: readonly Parameter[];
  readonly bodies: readonly unknown[];
}

/** A parameter that no document has. */
export const MISTAKE = 'no_such_parameter';

/** Values by the name of a parameter. */
type Values = Readonly<Record<string, string>>;

export interface Called {
  /** Of each operation, the statuses of its answers. */
  readonly statuses: Readonly<Record<string, readonly number[]>>;
  /** Parameters that the service takes and the document does not have, or the other way round. */
  readonly faults: readonly string[];
}

/**
 * Calls every operation of a service, knowing nothing but its document: with what is required, with each optional parameter beside
 * it, with each body shown, for identifiers that lists have told, and once with a parameter that the document does not have.
 */
export async function callEveryOperation(
  document: Document,
  address: string,
  apiKey: string,
): Promise<Called> {
  const statuses: Record<string, number[]> = {};
  const faults: string[] = [];
  const rows = new Map<string, readonly { readonly id: string }[]>();
  // The proxy may end a connection just when it is used again.
  const always = { authorization: `Bearer ${apiKey}`, connection: 'close' };
  const call = async (operation: Operation, values: Values, body: unknown, mistake?: Values) => {
    const { target, headers } = addressed(operation, values, mistake);
    const response = await fetch(address + target, {
      method: operation.method,
      headers: { ...headers, ...always, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    statuses[operation.operationId] = [...(statuses[operation.operationId] ?? []), response.status];
    const isUnknown = response.status === 400 && JSON.parse(text).type.endsWith('/unknown-parameter');
    if (mistake && response.status < 400)
      faults.push(`${target}: a parameter that is not described is taken`);
    if (!mistake && isUnknown) faults.push(`${target}: a parameter that is described is not taken`);
    return response.ok && text !== '' ? JSON.parse(text) : null;
  };
  // Lists first: their rows have the identifiers that other paths ask for.
  for (const operation of operationsOf(document).sort((a, b) => a.path.length - b.path.length)) {
    const { path, parameters, bodies } = operation;
    const required = parameters.filter((parameter) => parameter.required);
    const told = rows.get(path.replace(/\/\{[^}]+\}$/, '')) ?? [];
    const alternatives = [
      valuesOf(required),
      ...(path.includes('{') ? told.slice(0, 2).map(({ id }) => ({ ...valuesOf(required), id })) : []),
    ];
    for (const values of alternatives)
      for (const body of bodies) {
        const answer = await call(operation, values, body);
        if (Array.isArray(answer?.data)) rows.set(path, answer.data);
        for (const parameter of parameters.filter((one) => !one.required))
          await call(operation, { ...values, ...valuesOf([parameter]) }, body);
      }
    await call(operation, valuesOf(required), bodies[0], { [MISTAKE]: '1' });
  }
  return { statuses, faults };
}

const valuesOf = (parameters: readonly Parameter[]): Values =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));

const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const examples = operation.requestBody?.content['application/json']?.examples;
      return {
        ...{ operationId: operation.operationId, path, method: method.toUpperCase() },
        parameters: parametersOf(document, operation),
        bodies: examples ? Object.values(examples).map(({ value }) => value) : [undefined],
      };
    }),
  );

function addressed({ path, parameters }: Operation, values: Values, mistake: Values = {}) {
  const query = new URLSearchParams(mistake);
  const headers: Record<string, string> = {};
  let target = path;
  for (const [name, value] of Object.entries(values)) {
    const place = parameters.find((parameter) => parameter.name === name)?.in;
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === 'query') query.set(name, value);
    else headers[name] = value;
  }
  return { target: query.size > 0 ? `${target}?${query}` : target, headers };
}
