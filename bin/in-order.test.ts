import { expect, it } from 'vitest';
import { inOrder } from './in-order.mjs';

it('shows the first output at once and each other when those before it have ended', () => {
  const shown: string[] = [];
  const [first, second, third] = inOrder(3, (chunk) => shown.push(chunk));
  third?.write('c');
  second?.write('b1');
  first?.write('a1');
  expect(shown).toEqual(['a1']);
  third?.end();
  first?.write('a2');
  first?.end();
  expect(shown).toEqual(['a1', 'a2', 'b1']);
  second?.write('b2');
  second?.end();
  expect(shown).toEqual(['a1', 'a2', 'b1', 'b2', 'c']);
});
