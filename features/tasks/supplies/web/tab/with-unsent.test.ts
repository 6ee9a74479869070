import { expect, it } from 'vitest';
import type { Write } from '#platform/web/outbox/index';
import type { Supply, SupplyRequest } from '../../contract/index.ts';
import { isStocked, unsentRequests, withCounts } from './with-unsent.ts';

const write = (kind: string, about: object, state = 'waiting') =>
  ({ id: kind, kind, about, state, needs: [], enteredAt: '2026-11-20T10:00:00.000Z' }) as unknown as Write;

const supplies = [
  { id: 1, on_hand: 5 },
  { id: 2, on_hand: null },
] as Supply[];

it('shows the last count that waits on the device, and none that was refused', () => {
  const shown = withCounts(supplies, [
    write('countSupply', { supplyId: 2, onHand: 1 }),
    write('countSupply', { supplyId: 2, onHand: 3 }),
    write('countSupply', { supplyId: 1, onHand: 0 }, 'parked'),
  ]);
  expect(shown.map(({ on_hand }) => on_hand)).toEqual([5, 3]);
  expect(withCounts(supplies, [])).toBe(supplies);
});

it('knows the requests that only this device has', () => {
  const about = { jobId: 1, lines: [], note: '' };
  expect(unsentRequests([write('createSupplyRequest', about)])).toMatchObject([about]);
  const stocked = [write('stockSupplyRequest', { requestId: 7 })];
  expect(isStocked({ id: 7 } as SupplyRequest, stocked)).toBe(true);
  expect(isStocked({ id: 8 } as SupplyRequest, stocked)).toBe(false);
});
