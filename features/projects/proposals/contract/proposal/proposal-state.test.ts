import { expect, it } from 'vitest';
import { stateOf } from './proposal-state.ts';

it.each([
  ['sent', '2027-03-31', '2027-03-31', 'sent'],
  ['sent', '2027-03-31', '2027-04-01', 'expired'],
  ['approved', '2027-03-31', '2027-04-01', 'approved'],
  ['draft', null, '2027-04-01', 'draft'],
] as const)('%s and valid until %s is on %s: %s', (status, valid_until, today, state) => {
  expect(stateOf({ status, valid_until }, today)).toBe(state);
});
