import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const never = () => new Promise<never>(() => {});

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

it('takes the place of work that hangs, for those who wait', async () => {
  const limit = limitConcurrency(1, 20);
  const [hanging, next] = await Promise.allSettled([limit(never), limit(async () => 'next')]);
  expect(hanging).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  expect(next).toMatchObject({ value: 'next' });
});

it('forgets who stops waiting, and gives the place to the one behind', async () => {
  const limit = limitConcurrency(1);
  const working = Promise.withResolvers<void>();
  const first = limit(() => working.promise);
  const leaving = new AbortController();
  const second = limit(async () => 'second', leaving.signal);
  const third = limit(async () => 'third');
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  working.resolve();
  await first;
  expect(await third).toBe('third');
  await expect(limit(async () => 'again', leaving.signal)).rejects.toThrow('left');
  expect(await limit(async () => 'last')).toBe('last');
});
