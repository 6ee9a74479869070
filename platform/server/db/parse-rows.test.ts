import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseRows } from './parse-rows.ts';

const row = z.object({
  id: z.int(),
  client: z.object({ name: z.string() }),
  ended_at: z.string().nullable(),
});
const rows = [{ id: 1, client: { name: 'Alba' }, ended_at: null }];

it('answers the rows, without columns that the schema does not name', () => {
  expect(parseRows({ text: '' }, row, [{ ...rows[0], added_later: 1 }])).toEqual(rows);
});

it.each([
  [{ id: 1, client: { name: 'Alba' }, finished_at: null }, 'unexpected row of job-find: ended_at: '],
  [{ id: 1, client: { title: 'Alba' }, ended_at: null }, 'unexpected row of job-find: client.name: '],
  [{ id: '1', client: { name: 'Alba' }, ended_at: null }, 'unexpected row of job-find: id: '],
])('refuses %j, with statement and column', (given, message) => {
  expect(() => parseRows({ name: 'job-find', text: 'select' }, row, [...rows, given])).toThrow(message);
});

it('names a statement without a name by its text, and shows no value', () => {
  const refuse = () => parseRows({ text: 'select id' }, z.object({ id: z.int() }), [{ id: 'secret' }]);
  expect(refuse).toThrow(/^unexpected row of select id: id: (?!.*secret)/);
});
