import { expect, it } from 'vitest';
import { resolveStayed, untilLeftOrStayed } from './staying.ts';

const settled = async (navigation: Promise<void>): Promise<boolean> => {
  let is = false;
  void navigation.then(() => {
    is = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return is;
};

const blocked = new Promise<void>(() => undefined);

it('waits for the page that opens', async () => {
  expect(await settled(untilLeftOrStayed(blocked))).toBe(false);
  expect(await settled(untilLeftOrStayed(Promise.resolve()))).toBe(true);
});

it('does not wait for a page that was not left', async () => {
  const navigation = untilLeftOrStayed(blocked);
  resolveStayed();
  expect(await settled(navigation)).toBe(true);
});

it('fails as the navigation does', async () => {
  await expect(untilLeftOrStayed(Promise.reject(new Error('no code')))).rejects.toThrow('no code');
});
