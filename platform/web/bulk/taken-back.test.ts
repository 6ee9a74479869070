import { expect, it } from 'vitest';
import { bulkLimit } from '#platform/contract/reversible';
import { reversibleChange } from './reversible-change.ts';

it('says of each that stays why, also of one that is gone, by the name it had', async () => {
  const change = reversibleChange(
    async (ids) => ({ changed: ids.map((id) => ({ id, name: `Site ${id}` })) }),
    async () => ({
      undone: [1],
      kept: [
        { id: 2, name: 'Site two', reason: 'changed' },
        { id: 3, name: null, reason: 'gone' },
      ],
    }),
  );
  await change.run([1, 2, 3]);
  expect(await change.undo()).toEqual({
    undone: 1,
    kept: 2,
    named: [
      { name: 'Site two', reason: 'changed' },
      { name: 'Site 3', reason: 'gone' },
    ],
  });
});

it('takes back after a failure only what was not taken back before it', async () => {
  const calls: number[] = [];
  const change = reversibleChange(
    async (ids) => ({ changed: ids.map((id) => ({ id, name: `Site ${id}` })) }),
    async (changed) => {
      calls.push(changed.length);
      if (calls.length === 2) throw new Error('no connection');
      return { undone: changed.map(({ id }) => id), kept: [] };
    },
  );
  await change.run(Array.from({ length: bulkLimit + 3 }, (_, id) => id));
  await expect(change.undo()).rejects.toThrow('no connection');
  expect(await change.undo()).toEqual({ undone: 3, kept: 0, named: [] });
  expect(calls).toEqual([bulkLimit, 3, 3]);
});
