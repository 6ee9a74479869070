import { describe, expect, it } from 'vitest';
import { specialProjectMessages } from '../messages.ts';
import { type ActivationFacts, missingFor } from './activation.ts';

const ready: ActivationFacts = {
  client_id: 1,
  projectType: 'power washing',
  description: 'Entrance and garage',
  price: 45_000,
  price_basis: 'total',
  invoice_type: 'one time',
  scheduled_date: '2027-01-31',
  job_id: 7,
  building_id: 9,
  has_service_address: false,
  has_billing_address: true,
  billing_emails: 1,
  po_number: null,
  requires_po: false,
  schedulers: 1,
  managers: 1,
  approved: false,
  approval_threshold: 0,
  today: '2027-01-31',
};

const empty: ActivationFacts = {
  ...ready,
  client_id: null,
  projectType: null,
  description: '',
  price: null,
  invoice_type: null,
  scheduled_date: null,
  job_id: null,
  building_id: null,
  schedulers: 0,
  managers: 0,
};

const said = (code: string): string =>
  specialProjectMessages.en[code as keyof typeof specialProjectMessages.en] ?? code;

describe('what a special project needs before it is scheduled', () => {
  it('is nothing once all is there', () => {
    expect(missingFor(ready)).toEqual({});
  });

  it('is said of every field at once, in the words of the product', () => {
    const missing = Object.entries(missingFor(empty)).map(([field, code]) => [field, said(code)]);
    expect(Object.fromEntries(missing)).toEqual({
      client_id: 'Client id required.',
      projectType: 'Project type required.',
      description: 'Project description required.',
      price: 'Price required.',
      scheduled_date: 'Project date required.',
      service_address: 'Service address required.',
      schedulers: 'At least 1 scheduler.',
      managers: 'At least 1 manager.',
      invoice_type: 'Invoice type required.',
    });
  });

  it.each<[string, Partial<ActivationFacts>, object]>([
    ['yesterday', { scheduled_date: '2027-01-30' }, { scheduled_date: 'only_future_dates' }],
    ['no price', { price: 0 }, { price: 'price_required' }],
    [
      'a price of each date, billed by the month',
      { price_basis: 'per_occurrence', invoice_type: 'monthly' },
      { price_basis: 'project_month_price' },
    ],
    [
      'a price of each date, billed for each',
      { price_basis: 'per_occurrence', invoice_type: 'per occurrence' },
      {},
    ],
    ['no price and no invoice', { price: 0, invoice_type: 'no invoice' }, {}],
    ['a bonus without price', { price: null, projectType: 'field bonus' }, {}],
    [
      'no invoice, no billing',
      { invoice_type: 'no invoice', has_billing_address: false, billing_emails: 0 },
      {},
    ],
    ['no billing address', { has_billing_address: false }, { billing_address: 'billing_address_required' }],
    ['no email', { billing_emails: 0 }, { billing_email: 'email_required' }],
    ['a client who wants an order', { requires_po: true }, { po_number: 'po_number_required' }],
    ['with its order', { requires_po: true, po_number: 'PO-7' }, {}],
    ['a job without its building', { building_id: null }, { building_id: 'project_building' }],
    ['an address of its own', { job_id: null, building_id: null, has_service_address: true }, {}],
    ['a large one', { approval_threshold: 40_000 }, { approval: 'project_approval_required' }],
    ['a large one, approved', { approval_threshold: 40_000, approved: true }, {}],
    ['one at the threshold', { approval_threshold: 45_000 }, {}],
  ])('with %s', (_, change, missing) => {
    expect(missingFor({ ...ready, ...change })).toEqual(missing);
  });

  it('never grows when a fact is added', () => {
    const filled = Object.keys(ready) as (keyof ActivationFacts)[];
    let facts = empty;
    let count = Object.keys(missingFor(facts)).length;
    for (const field of filled) {
      facts = { ...facts, [field]: ready[field] };
      if (field === 'invoice_type' || field === 'job_id') continue;
      const next = Object.keys(missingFor(facts)).length;
      expect(next, field).toBeLessThanOrEqual(count);
      count = next;
    }
    expect(count).toBe(0);
  });
});
