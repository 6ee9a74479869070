import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { untilDone } from './until-done.ts';

it('repeats a batch until it has nothing more to do', async () => {
  const left = [3, 2, 1];
  expect(await untilDone(async () => left.pop() ?? 0)).toBe(true);
  expect(left).toEqual([]);
});

it('ends with its round when a batch always has more to do, by count and by time', async () => {
  let begun = 0;
  const more = async () => {
    begun += 1;
    await pause(2);
    return 1;
  };
  expect(await untilDone(more, { batches: 5, milliseconds: 60_000 })).toBe(false);
  expect(begun).toBe(5);
  expect(await untilDone(more, { batches: 1_000_000, milliseconds: 20 })).toBe(false);
  expect(begun).toBeLessThan(100);
});
