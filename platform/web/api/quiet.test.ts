import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countPending, whenQuiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = () => {
  const seen = { quiet: false };
  void whenQuiet().then(() => {
    seen.quiet = true;
  });
  return seen;
};

it('waits for a second without calls', async () => {
  const seen = watch();
  await vi.advanceTimersByTimeAsync(900);
  expect(seen.quiet).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.quiet).toBe(true);
});

it('waits for calls under way, failed ones too, and not for ever', async () => {
  let fail = (_: Error) => {};
  const call = countPending(() => new Promise((_, reject) => (fail = reject))).catch(() => undefined);
  const [first, second] = [watch(), watch()];
  await vi.advanceTimersByTimeAsync(5000);
  expect(first.quiet).toBe(false);
  fail(new Error('no connection'));
  await call;
  await vi.advanceTimersByTimeAsync(1200);
  expect(first.quiet).toBe(true);
  expect(second.quiet).toBe(true);
  void countPending(() => new Promise(() => {}));
  const endless = watch();
  await vi.advanceTimersByTimeAsync(20_100);
  expect(endless.quiet).toBe(true);
});
