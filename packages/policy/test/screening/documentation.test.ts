import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screeningRules } from '../../src/screening/screening-rules.js';
import { statementRules } from '../../src/screening/statement-rules.js';
import { labelledStatements, labelledTexts } from './labelled-texts.js';

const page = readFileSync(new URL('../../../../docs/screening.md', import.meta.url), 'utf8');

test.each([...screeningRules, ...statementRules])('docs/screening.md names the rule $id', ({ id }) => {
  expect(page).toContain(`\`${id}\``);
});

test('docs/screening.md names no rule that is not there', () => {
  const named = [...page.matchAll(/^\| .* \|$/gm)].flatMap(([row]) =>
    [...row.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, id]) => id),
  );
  const known = [...screeningRules, ...statementRules].map(({ id }) => id);
  expect(named.filter((id) => id !== undefined && !known.includes(id))).toEqual([]);
});

test('every rule has a name of its own', () => {
  const ids = [...screeningRules, ...statementRules].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('docs/screening.md counts the labelled texts', () => {
  expect(page).toContain(`holds ${labelledTexts.length.toLocaleString('en')} texts`);
  expect(page).toContain(`${labelledStatements.length} labelled texts`);
});
