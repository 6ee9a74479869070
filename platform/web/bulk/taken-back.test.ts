import { expect, it } from 'vitest';
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
    ...{ undone: 1, kept: 2 },
    named: [
      { name: 'Site two', reason: 'changed' },
      { name: 'Site 3', reason: 'gone' },
    ],
  });
});
