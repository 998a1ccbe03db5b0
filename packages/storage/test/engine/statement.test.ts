import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Statement, sql } from '../../src/engine/index.js';

describe('sql', () => {
  it('makes every value a parameter', () => {
    const { text, values } = sql`select ${1}, ${'x'} from t where a = ${null}`;
    expect(text).toBe('select $1, $2 from t where a = $3');
    expect(values).toEqual([1, 'x', null]);
  });

  it('inserts statements and renumbers their parameters', () => {
    const inner = sql`b > ${2} and ${sql`c = ${3}`}`;
    const { text, values } = sql`select ${1} where ${inner} limit ${4}`;
    expect(text).toBe('select $1 where b > $2 and c = $3 limit $4');
    expect(values).toEqual([1, 2, 3, 4]);
  });

  it('numbers parameters beyond nine', () => {
    const inner = sql`${1} ${2} ${3} ${4} ${5} ${6} ${7} ${8} ${9} ${10} ${11}`;
    expect(sql`${0} ${inner}`.text).toBe('$1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12');
  });

  it('gives the same name to the same text only', () => {
    const byId = (id: number) => sql`select * from t where id = ${id}`;
    expect(byId(1).name).toBe(byId(2).name);
    expect(byId(1).name).not.toBe(sql`select * from t where no = ${1}`.name);
  });

  it('gives names within the 63 bytes that PostgreSQL allows', () => {
    expect(sql`select 1`.name).toMatch(/^[\w-]{22}$/);
  });

  it('refuses undefined and invalid dates, naming the parameter', () => {
    expect(() => sql`select ${1}, ${undefined}`).toThrow('parameter $2 is undefined');
    expect(() => sql`select ${new Date('never')}`).toThrow('parameter $1 is an invalid date');
  });

  it('converts objects to JSON, and refuses those without JSON', () => {
    expect(sql`${{ a: [1] }} ${[1]} ${Buffer.from('a')}`.values).toEqual([
      '{"a":[1]}',
      [1],
      Buffer.from('a'),
    ]);
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(() => sql`${circular}`).toThrow(TypeError);
  });

  it('numbers nested statements so that parameter n is value n', () => {
    const nested = fc.letrec<{ tree: Statement }>((tie) => ({
      tree: fc
        .array(fc.oneof({ maxDepth: 3 }, fc.integer(), tie('tree')), { maxLength: 5 })
        .map((parts) => parts.reduce<Statement>((left, part) => sql`${left} + ${part}`, sql`0`)),
    }));
    fc.assert(
      fc.property(nested.tree, ({ text, values }) => {
        const numbers = [...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]));
        expect(numbers).toEqual(values.map((_, index) => index + 1));
      }),
    );
  });
});
