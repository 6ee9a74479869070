import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  draftedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  admin = await acme.signIn('admin');
  await setBilling(app, acme);
});
afterAll(() => app.close());

const drafted = async () => draftedInvoice(admin, await closedProject(admin, acme));

/** What `work` sends to the database from the statement of this name on, by the first word or the name of each. */
const sentFrom = async (first: string, work: () => Promise<unknown>): Promise<string[]> => {
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const original = prototype.query;
  const sent: string[] = [];
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const { name, text } = (given[0] ?? {}) as { name?: string; text?: string };
    sent.push(name ?? String(text ?? given[0]).trim());
    return original.apply(this, given);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return sent.slice(sent.indexOf(first) + 1, sent.lastIndexOf('commit'));
};

it('an invoice takes its number when all but its paper and the answer is written', async () => {
  const { id } = await drafted();
  const sent = await sentFrom('next-number', () => transitionInvoice(admin, id, 'issue'));
  // Its number, itself twice, and of the paper in two languages a row and work in the queue.
  expect(sent.filter((one) => one === 'invoice-find')).toHaveLength(2);
  expect(sent.filter((one) => /^insert into "invoice_papers"/.test(one))).toHaveLength(2);
  expect(sent).toHaveLength(7);
});

it('an invoice that goes back to a draft keeps its number, and one that is issued never lacks it', async () => {
  const { id } = await drafted();
  const { payload: first } = await transitionInvoice(admin, id, 'issue');
  expect(first).toMatchObject({ number: expect.stringMatching(/^INV-2027-\d{5}$/), status: 'invoiced' });
  expect(first.timeline.at(-1)).toMatchObject({ action: 'invoice.moved' });
  expect((await transitionInvoice(admin, id, 'revert-to-draft', { note: 'Wrong price' })).status).toBe(200);
  expect((await transitionInvoice(admin, id, 'issue')).payload.number).toBe(first.number);
  const { id: other } = await drafted();
  const without = `update invoices set status = 'invoiced', issue_date = '2027-03-10', due_date = '2027-03-10' where id = $1`;
  await expect(sqlAs(app, acme, without, [other])).rejects.toThrow('without a number');
});
