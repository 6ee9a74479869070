import { afterAll, beforeAll, expect, it } from 'vitest';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import { type Company, startWithCompanies, type TestApp } from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { receivablesEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' }));
  await setBilling(app, acme);
});
afterAll(() => app.close());

it('people of billing issue what others have done, take payments, and leave the work to others', async () => {
  await sqlAs(
    app,
    acme,
    `update membership_roles set role_id = (select id from roles where key = 'billing')
     where user_id = (select user_id from memberships where email = 'csr@acme.test')`,
  );
  const [admin, billing] = await Promise.all([acme.signIn('admin'), acme.signIn('csr')]);
  const project = await closedProject(admin, acme);
  const lines = [{ description: 'All', quantity: 1, unit_of_measure: 'lump sum', unit_price: 200 }];
  const { id } = await issuedInvoice(billing, project, { lines, tax_rate: 0 });
  const sums = async () => (await billing.call(receivablesEndpoints.getReceivables)).payload.sums.total;
  expect(await sums()).toBe(200);
  await transitionInvoice(billing, id, 'mark-paid', { amount: 50 });
  expect(await sums()).toBe(150);
  await transitionInvoice(billing, id, 'mark-paid', {});
  expect(await sums()).toBe(0);
  const made = await billing.send(specialProjectEndpoints.createSpecialProject, { body: {} });
  expect(made.status).toBe(403);
});
