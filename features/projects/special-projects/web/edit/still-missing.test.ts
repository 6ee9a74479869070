import { describe, expect, it } from 'vitest';
import { partly } from '#platform/contract/testing/partly';
import { missingParts } from './missing-parts.ts';
import { emptyProject } from './project-values.ts';
import { stillMissing } from './still-missing.ts';

const missing = {
  price: 'Price required.',
  scheduled_date: 'Project date required.',
  po_number: 'The client requires a purchase order number.',
  managers: 'At least 1 manager.',
  billing_address: 'Billing address required.',
};

const project = {
  client: { id: 1, name: 'Acme' },
  schedules: [],
  scheduled_date: null,
  service_address: null,
  billing: { address: null, emails: [] },
  schedulers: [],
  managers: [],
  approved: false,
  time_zone: 'America/Denver',
  missing,
};

const line = { description: 'Dock', quantity: 2, unit_of_measure: 'each' as const, unit_price: 100 };

describe('what a project lacks in its form', () => {
  it('is marked in the words of the server; the rest is completed elsewhere', () => {
    const { price, scheduled_date, po_number } = missing;
    expect(stillMissing(emptyProject, project)).toEqual({ price, scheduled_date, po_number });
    expect(missingParts(project).page).toEqual(['managers', 'billing_address']);
  });

  it.each([
    ['a price', { price: 5 as const }, 'price'],
    ['lines with a price', { scope_lines: [line] }, 'price'],
    ['nothing to pay', { invoice_type: 'no invoice' as const }, 'price'],
    ['a day', { scheduled_date: '2099-01-05' }, 'scheduled_date'],
    ['a purchase order', { po_number: '4711' }, 'po_number'],
    ['no invoice', { invoice_type: 'no invoice' as const }, 'po_number'],
  ])('is no longer marked with %s', (_, entered, field) => {
    expect(stillMissing({ ...emptyProject, ...entered }, project)).not.toHaveProperty(field);
  });

  it.each([
    ['a price of nothing', { price: 0 as const }, 'price'],
    ['a day that has passed', { scheduled_date: '2020-01-05' }, 'scheduled_date'],
  ])('stays marked with %s', (_, entered, field) => {
    expect(stillMissing({ ...emptyProject, ...entered }, project)).toHaveProperty(field);
  });

  it('leaves the days of work that recurs to its rules', () => {
    const rule = { freq: 'week', every: 1, weekdays: [4], start_on: '2027-03-11' } as const;
    const schedules = partly<Parameters<typeof stillMissing>[1]['schedules']>([
      { id: 1, rule, upcoming: [] },
    ]);
    const recurring = { ...project, schedules };
    expect(stillMissing(emptyProject, recurring)).not.toHaveProperty('scheduled_date');
    expect(missingParts(recurring).page).toContain('scheduled_date');
  });
});
