import type { Change } from './compare-documents.js';

/** Says in words what a change breaks, or null where this promise is kept. */
type Judge = (change: Change) => string | null;

/** What we promise beyond what the comparison of documents looks at, by the name of the rule. */
export const PROMISES: Readonly<Record<string, Judge>> = {
  'value-removed': ({ property, base, revision }) => {
    if (property !== 'enum') return null;
    const left = texts(base?.value).filter((value) => !texts(revision?.value).includes(value));
    return left.length > 0 ? `No longer among the values: ${left.join(', ')}.` : null;
  },

  'default-changed': ({ property, base, revision }) =>
    property === 'default' && base?.value !== undefined
      ? `What applies when it is left out changed from ${show(base.value)} to ${show(revision?.value)}.`
      : null,

  'scope-raised': ({ typeName, kind, base, revision }) => {
    if (typeName !== 'SecurityRequirement' || kind !== 'modified') return null;
    const more = texts(revision?.value).filter((scope) => !texts(base?.value).includes(scope));
    return more.length > 0 ? `Keys need a scope that they did not need: ${more.join(', ')}.` : null;
  },

  'header-not-assured': ({ typeName, property, base, revision }) =>
    typeName === 'Header' && property === 'required' && base?.value === true && revision?.value !== true
      ? 'A response header that was always there may be absent.'
      : null,

  'success-added': ({ path, kind }) =>
    kind === 'added' && /\/responses\/2\d\d$/.test(path) ? 'There is another status of success.' : null,

  // Generated clients name their types after these.
  'schema-name-removed': ({ path, kind }) =>
    kind === 'removed' && /^#\/components\/schemas\/[^/]+$/.test(path) ? 'A named schema is gone.' : null,
};

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
