import { expect, it } from 'vitest';
import { invoiceStatusOf } from './invoice-status.ts';

it.each([
  ['closed', 'one time', null, 'not_invoiced'],
  ['draft', null, null, 'not_invoiced'],
  ['active', 'monthly', 'paid', 'part_invoiced'],
  ['closed', 'per occurrence', 'issued', 'part_invoiced'],
  ['invoiced', 'one time', 'issued', 'invoiced'],
  ['invoiced', 'one time', 'paid', 'paid'],
  ['closed', 'no invoice', null, 'nothing'],
  ['cancelled', 'one time', null, 'nothing'],
  ['cancelled', 'monthly', 'issued', 'part_invoiced'],
] as const)('of a project that is %s, billed %s, with invoices %s, is %s', (status, type, billed, is) => {
  expect(invoiceStatusOf({ status, invoice_type: type, billed })).toBe(is);
});
