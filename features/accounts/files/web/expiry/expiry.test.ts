import { expect, it } from 'vitest';
import { expiryOf } from './expiry.ts';

it.each([
  [null, { state: 'none' }],
  ['2026-03-09', { state: 'expired' }],
  ['2026-03-10', { state: 'soon', days: 0 }],
  ['2026-05-09', { state: 'soon', days: 60 }],
  ['2026-05-10', { state: 'later' }],
])('a paper that holds until %s on 10 March', (expires_on, expected) => {
  expect(expiryOf(expires_on, '2026-03-10')).toEqual(expected);
});
