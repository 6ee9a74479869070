import { expect, it } from 'vitest';
import { headingsOf } from './headings-of.ts';

const rows = ['a1', 'a2', 'b1', 'a3'].map((name) => ({ name }));

it('puts a heading above the first row of each group', () => {
  const headingOf = headingsOf(rows, ({ name }) => ({ key: name.charAt(0), heading: name.charAt(0) }));
  expect(rows.map(headingOf)).toEqual(['a', undefined, 'b', 'a']);
});

it('puts none where rows are in no groups', () => {
  expect(rows.map(headingsOf(rows, undefined))).toEqual(Array(4).fill(undefined));
  expect(rows.map(headingsOf(rows, () => undefined))).toEqual(Array(4).fill(undefined));
});
