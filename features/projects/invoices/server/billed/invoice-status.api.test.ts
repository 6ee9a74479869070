import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectListEndpoints } from '#features/projects/special-projects/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  draftedInvoice,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';

let app: TestApp;
let acme: Company;
let admin: Client;
let manager: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' }));
  [admin, manager] = [await acme.signIn('admin'), await acme.signIn('manager')];
  await setBilling(app, acme);
});
afterAll(() => app.close());

const statusOf = async (id: number, client = admin) => {
  const { payload } = await client.call(projectListEndpoints.listSpecialProjects);
  return payload.rows.find((row) => row.id === id)?.invoice_status;
};

const part = {
  lines: [{ description: 'Part', quantity: 1, unit_of_measure: 'lump sum', unit_price: 350 }],
};

it('follows the invoices of a project, for those who see them', async () => {
  const id = await closedProject(admin, acme);
  await draftedInvoice(admin, id, part);
  expect(await statusOf(id)).toBe('not_invoiced');
  expect(await statusOf(id, manager)).toBeNull();
});

it('is of a part until all that is due is issued, and paid once all of that is', async () => {
  const id = await closedProject(admin, acme);
  const first = await issuedInvoice(admin, id, part);
  expect(await statusOf(id)).toBe('part_invoiced');
  await transitionInvoice(admin, first.id, 'mark-paid');
  expect(await statusOf(id)).toBe('part_invoiced');
  const rest = await issuedInvoice(admin, id);
  expect(await statusOf(id)).toBe('invoiced');
  await transitionInvoice(admin, rest.id, 'mark-paid');
  expect(await statusOf(id)).toBe('paid');
  await transitionInvoice(admin, rest.id, 'reopen', { note: 'Bounced check' });
  expect(await statusOf(id)).toBe('invoiced');
  await transitionInvoice(admin, rest.id, 'revert-to-draft', { note: 'Wrong PO number' });
  expect(await statusOf(id)).toBe('part_invoiced');
  const { text } = await admin.call(projectListEndpoints.exportSpecialProjects, { query: { format: 'csv' } });
  expect(text).toContain('Partly invoiced');
  const seen = await manager.call(projectListEndpoints.exportSpecialProjects, { query: { format: 'csv' } });
  expect([seen.text.includes('Partly invoiced'), seen.text.includes('Invoice status')]).toEqual([
    false,
    false,
  ]);
});

it('has nothing to invoice where nothing is billed', async () => {
  const id = await closedProject(admin, acme, { invoice_type: 'no invoice' });
  expect(await statusOf(id)).toBe('nothing');
});
