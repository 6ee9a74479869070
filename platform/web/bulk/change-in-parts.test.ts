import { expect, it } from 'vitest';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { changeInParts } from './change-in-parts.ts';

const done = async (ids: number[]): Promise<BulkOutcome> => ({ done: ids, failed: [] });

it('sends no more than a call may name, and says how far it is', async () => {
  const calls: number[][] = [];
  const seen: number[] = [];
  const send = (ids: number[]) => {
    calls.push(ids);
    return done(ids);
  };
  const result = await changeInParts([1, 2, 3, 4, 5], 2, send, ({ done: at }) => seen.push(at));
  expect(calls).toEqual([[1, 2], [3, 4], [5]]);
  expect(seen).toEqual([0, 2, 4]);
  expect(result).toEqual({ done: [1, 2, 3, 4, 5], failed: [], unconfirmed: [] });
});

it('keeps what was done when a later call fails', async () => {
  const error = new Error('no line');
  const send = (ids: number[]) => (ids.includes(3) ? Promise.reject(error) : done(ids));
  expect(await changeInParts([1, 2, 3, 4, 5], 2, send, () => {})).toEqual({
    done: [1, 2],
    failed: [],
    unconfirmed: [3, 4, 5],
    error,
  });
});

it('a refusal of the first call goes back into the form', async () => {
  const error = new Error('refused');
  await expect(
    changeInParts(
      [1],
      2,
      () => Promise.reject(error),
      () => {},
    ),
  ).rejects.toBe(error);
});
