import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('runs so many at once and no more, in the order they came, failures included', async () => {
  const limit = limitConcurrency(2);
  const began: number[] = [];
  let running = 0;
  let max = 0;
  const work = (n: number) => async () => {
    began.push(n);
    running += 1;
    max = Math.max(max, running);
    await setImmediate();
    running -= 1;
    if (n % 3 === 0) throw new Error('no');
    return n;
  };
  const numbers = [1, 2, 3, 4, 5, 6, 7];
  const ended = await Promise.allSettled(numbers.map((n) => limit(work(n))));
  expect([max, began]).toEqual([2, numbers]);
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual(numbers.map((n) => n % 3 !== 0));
});
