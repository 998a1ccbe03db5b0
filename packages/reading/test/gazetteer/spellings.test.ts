import { expect, test } from 'vitest';
import { keysOf } from '../../src/gazetteer/division-keys.js';
import { placeSpellings } from '../../src/gazetteer/spellings.js';

test.each([...placeSpellings])(
  'every spelling of %s is found by what those before it are not',
  (_, names) => {
    const known = new Set<string>();
    const idle = names.filter((name) => {
      const keys = keysOf(name);
      const adds = keys.some((key) => !known.has(key));
      for (const key of keys) known.add(key);
      return !adds;
    });
    expect(idle).toEqual([]);
  },
);
