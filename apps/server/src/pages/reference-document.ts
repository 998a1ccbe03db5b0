import { PROBLEM_CONTENT_TYPE } from '@partner-api/contract';
import { type OpenApiDocument, openApiDocument } from '@partner-api/contract/openapi';

type Parameter = OpenApiDocument['components']['parameters'][string];
type Responses = NonNullable<OpenApiDocument['paths'][string]['get']>['responses'];

/**
 * Returns the contract for Swagger UI, which prefills every field that has an example and lists all failures of each
 * operation. So only required fields keep their example, and the failures become one entry.
 */
export function referenceDocument(): OpenApiDocument {
  const document = openApiDocument();
  return {
    ...document,
    components: {
      ...document.components,
      parameters: mapValues(document.components.parameters, withoutPrefill),
    },
    paths: mapValues(document.paths, (operations) =>
      mapValues(operations, (operation) => ({
        ...operation,
        responses: failuresAsOne(operation.responses),
      })),
    ),
  };
}

function withoutPrefill({ example, ...parameter }: Parameter): Parameter {
  if (parameter.required) return { example, ...parameter };
  return { ...parameter, description: `${parameter.description} Example: \`${example}\`.` };
}

function failuresAsOne(responses: Responses): Responses {
  const isFailure = (status: string) => Number(status) >= 400;
  const statuses = Object.keys(responses).filter(isFailure).join(', ');
  return {
    ...Object.fromEntries(Object.entries(responses).filter(([status]) => !isFailure(status))),
    default: {
      description: `Every failure has one shape; its status is one of ${statuses}. [All of them, with what to do](/problems).`,
      headers: {},
      content: { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  };
}

function mapValues<Value>(
  object: Record<string, Value>,
  map: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}
