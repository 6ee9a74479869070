import { expect, it } from 'vitest';
import { type AliasedColumn, outerColumn } from './aliased-column.ts';

it.each(['t.job_id', 'task_series.job_id', 'jb2.job_id'] as const)('takes %s', (column) => {
  expect(outerColumn(column, ['v', 'jb'])).toBe(column);
});

it.each([
  'job_id',
  '',
  '.job_id',
  't.',
  'a.b.c',
  't.job_id or true',
  't.job id',
  '$1.x',
  'v.job_id',
  'jb.job_id',
])('refuses %j', (column) => {
  expect(() => outerColumn(column as AliasedColumn, ['v', 'jb'])).toThrow(/alias|of its own/);
});
