import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { closedProject, issuedInvoice, setBilling } from '../../../../../tests/api/harness/invoices.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { invoiceEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T17:00:00Z' }));
  admin = await acme.signIn('admin');
  await setBilling(app, acme);
});
afterAll(() => app.close());

it('the paper of an issued invoice is served byte for byte or not at all when its file is gone', async () => {
  const { id } = await issuedInvoice(admin, await closedProject(admin, acme));
  const pdf = () => admin.call(invoiceEndpoints.getInvoicePdf, { params: { id }, query: { language: 'en' } });
  const early = await pdf();
  await runWork(app, 'papers');
  const stored = await pdf();
  // What is made until then is the same paper.
  expect([stored.status, stored.bytes.equals(early.bytes)]).toEqual([200, true]);
  const papers = await sqlAs<{ storage_key: string }>(
    app,
    acme,
    'select storage_key from invoice_papers where invoice_id = $1',
    [id],
  );
  const lose = () => Promise.all(papers.map(({ storage_key }) => app.wiring.storage.remove(storage_key)));
  await lose();
  expect((await pdf()).bytes.equals(stored.bytes)).toBe(true);
  // As it is with papers made before, whose files name the moment of their making.
  await sqlAs(app, acme, `update invoice_papers set sha256 = repeat('0', 64) where invoice_id = $1`, [id]);
  await lose();
  const lost = await pdf();
  expect([lost.status, lost.code], lost.text).toEqual([410, 'paper_lost']);
});
