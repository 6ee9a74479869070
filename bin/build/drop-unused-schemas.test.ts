import { describe, expect, it } from 'vitest';
import { withoutServerParts } from './drop-unused-schemas.ts';

describe('the part of a contract that pages load', () => {
  it.each([
    [
      'keeps of an endpoint how it is called and what a form sends',
      `const table = { list: endpoint({ method: 'GET', path: '/x', access: { all: ['a'] }, body: form, answer: rows }) };`,
      `const table = /* @__PURE__ */ (() => ({ list: endpoint({ method: 'GET', path: '/x',  body: form,  }) }))();`,
    ],
    [
      'lets a schema be left out',
      'export const row: Row = z.object({ id: z.int() });',
      'export const row: Row = /* @__PURE__ */ (() => (z.object({ id: z.int() })))();',
    ],
    ['leaves functions alone', 'export const ask = () => call(x);', 'export const ask = () => call(x);'],
    ['leaves lists of words alone', "const words = ['a'] as const;", "const words = ['a'] as const;"],
    ['leaves statements alone', 'type A = string;\nrun();', 'type A = string;\nrun();'],
  ])('%s', (_what, source, expected) => {
    expect(withoutServerParts(source)).toBe(expected);
  });
});
