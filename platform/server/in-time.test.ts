import { expect, it } from 'vitest';
import { inTime } from './in-time.ts';

const never = () => new Promise<never>(() => {});

it('passes on what the work returns or throws', async () => {
  expect(await inTime(1000, async () => 'done')).toBe('done');
  const failing = inTime(1000, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});

it('is a 503 when the work does not end, and ends the work', async () => {
  let given: AbortSignal | undefined;
  const late = inTime(10, (signal) => {
    given = signal;
    return never();
  });
  await expect(late).rejects.toMatchObject({ status: 503 });
  expect(given?.aborted).toBe(true);
});

it('ends with the signal it was given, whose reason it passes on', async () => {
  const leaving = new AbortController();
  const left = inTime(60_000, never, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(inTime(60_000, never, leaving.signal)).rejects.toThrow('left');
});
