import { expect, it } from 'vitest';
import type { Supply } from '../../contract/index.ts';
import { firstValues, linesOf } from './request-values.ts';

const supply = (id: number, par_level: number, on_hand: number | null, requested = 0) =>
  ({ id, name: `S${id}`, unit: 'case', par_level, on_hand, requested }) as Supply;

const all = [supply(1, 6, 2), supply(2, 4, 4), supply(3, 5, null), supply(4, 6, 1, 5)];

it('selects what is below par and not asked for yet, with what is missing', () => {
  expect(firstValues(all).lines).toEqual({
    1: { chosen: true, quantity: 4 },
    2: { chosen: false, quantity: 1 },
    3: { chosen: false, quantity: 1 },
    4: { chosen: false, quantity: 5 },
  });
});

it('sends what is selected with a quantity', () => {
  const values = firstValues(all);
  values.lines[2] = { chosen: true, quantity: '' };
  values.lines[3] = { chosen: true, quantity: 3 };
  expect(linesOf(values, all).map(({ supply_id, quantity }) => [supply_id, quantity])).toEqual([
    [1, 4],
    [3, 3],
  ]);
});
