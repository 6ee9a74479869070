import { expect, it } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

it.each([
  ['2', { name: 'Liners', quantity: 2 }],
  ['', { name: 'Liners', quantity: 1 }],
  ['0', { name: 'Liners', quantity: 1 }],
  ['2 boxes', { name: 'Liners (boxes)', quantity: 2 }],
  ['12cajas', { name: 'Liners (cajas)', quantity: 12 }],
  ['boxes', { name: 'Liners (boxes)', quantity: 1 }],
])('takes Liners, %s as it was meant', (typed, noted) => {
  expect(typedQuantity('Liners', typed)).toEqual(noted);
});
