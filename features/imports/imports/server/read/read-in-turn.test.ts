import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readInTurn } from './read-table.ts';

/** Reads that the test ends by hand. */
const makeReads = () => {
  const began: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const read = (organizationId: number, name: string): Promise<void> => {
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return readInTurn(organizationId, async () => {
      began.push(name);
      await end.promise;
    });
  };
  const finish = async (name: string, error?: Error) => {
    await setImmediate();
    if (error) ends.get(name)?.reject(error);
    else ends.get(name)?.resolve();
    await setImmediate();
  };
  return { began, read, finish };
};

it('lets a company read one file at a time, and few companies at once, in turn', async () => {
  const { began, read, finish } = makeReads();
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'].map((name) => read(name.charCodeAt(0), name));
  await setImmediate();
  expect(began).toEqual(['a1', 'b1']);
  await finish('a1');
  expect(began.slice(2)).toEqual(['c1']);
  await finish('c1');
  expect(began.slice(3)).toEqual(['a2']);
  for (const name of ['b1', 'a2', 'c2', 'a3']) await finish(name);
  await Promise.all(all);
});

it('goes on behind a file that could not be read', async () => {
  const { began, read, finish } = makeReads();
  const failing = read(1, 'broken');
  const next = read(1, 'next');
  const refusal = expect(failing).rejects.toThrow('no table');
  await finish('broken', new Error('no table'));
  await refusal;
  await finish('next');
  await next;
  expect(began).toEqual(['broken', 'next']);
});

it('refuses who waits too long, and gives the turn to the next', async () => {
  const { began, read, finish } = makeReads();
  const first = read(1, 'first');
  await expect(readInTurn(1, async () => began.push('late'), 10)).rejects.toMatchObject({ status: 503 });
  const next = read(1, 'next');
  await finish('first');
  await finish('next');
  await Promise.all([first, next]);
  expect(began).toEqual(['first', 'next']);
});
