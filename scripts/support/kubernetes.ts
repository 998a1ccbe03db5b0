import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Returns the faults of a resource by the Kubernetes schemas: an invalid value, or unknown fields. */
export function faultsOf(resource: {
  readonly apiVersion: string;
  readonly kind: string;
}): readonly string[] {
  const { [resource.kind]: Model } = load(`kubernetes-models/${resource.apiVersion}`);
  const unread: string[] = [];
  const watched = watch(resource, '', unread);
  const model = new Model();
  Object.assign(model, watched.value);
  try {
    model.validate();
  } catch (error) {
    return [String(error)];
  }
  watched.finish();
  return unread.map((field) => `${field} is not known`);
}

/** Wraps a value and records which fields the validator reads. The schemas ignore unknown fields, which are never read. */
function watch(value: unknown, at: string, unread: string[]): { value: unknown; finish: () => void } {
  if (typeof value !== 'object' || value === null) return { value, finish: () => undefined };
  const read = new Set<PropertyKey>();
  const members = new Map(
    Object.entries(value).map(([name, member]) => [name, watch(member, `${at}/${name}`, unread)]),
  );
  const inner = Array.isArray(value) ? [] : {};
  for (const [name, member] of members) Reflect.set(inner, name, member.value);
  return {
    value: new Proxy(inner, {
      get(target, name) {
        read.add(name);
        return Reflect.get(target, name);
      },
    }),
    finish: () => {
      for (const [name, member] of members) {
        if (read.has(name)) member.finish();
        else unread.push(`${at}/${name}`);
      }
    },
  };
}
