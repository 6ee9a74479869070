import { expect, it } from 'vitest';
import { changesOfClient } from './clients-with-contacts.ts';

it('names what differs by the fields of the file', () => {
  const before = {
    name: 'Harbor',
    tax_rate_pct: null,
    billing_email: ['a@example.test', 'b@example.test'],
    address: { line_1: '1 Elm St', line_2: '', city: 'Denver', county: '', state: 'CO', zip: '80202' },
  };
  const after = {
    name: 'Harbor Light',
    tax_rate_pct: 8250,
    billing_email: ['c@example.test'],
    address: { zip: '80202', line_1: '1 Elm St', line_2: 'Suite 2', city: 'Denver', state: 'CO' },
  };
  expect(changesOfClient({ type: 'client-change', id: 1, difference: { before, after } })).toEqual([
    { field: 'name', before: 'Harbor', after: 'Harbor Light' },
    { field: 'tax_rate_pct', before: null, after: 8.25 },
    { field: 'billing_email', before: 'a@example.test; b@example.test', after: 'c@example.test' },
    {
      field: 'address',
      before: '1 Elm St, Denver, CO, 80202',
      after: '1 Elm St, Suite 2, Denver, CO, 80202',
    },
  ]);
  const difference = { before: { rank: 'other' }, after: { rank: 'primary' } };
  expect(changesOfClient({ type: 'contact-change', id: 1, difference })).toEqual([
    { field: 'contact_rank', before: 'other', after: 'primary' },
  ]);
  const fields = { name: 'Dana', title: null, email: null, phone: null, rank: 'other' as const };
  expect(changesOfClient({ type: 'contact', fields })).toEqual([
    { field: 'contact_name', before: null, after: 'Dana' },
  ]);
});
