import { type Invoice, invoiceEndpoints } from '#features/projects/invoices/contract';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import type { Client } from './client.ts';
import { scheduledProject, transitionProject } from './projects.ts';
import type { Company } from './seed-company.ts';
import { sqlAs } from './sql-as.ts';
import type { TestApp } from './start-app.ts';
import { transitionTask } from './transition-task.ts';

/** Gives the company's client an address to bill, 8.25 % tax and 30 days to pay. */
export const setBilling = (app: TestApp, company: Company) =>
  sqlAs(
    app,
    company,
    `update clients set billing_address = $2, billing_email = '{billing@client.test}', tax_rate_pct = 8250,
       payment_terms_days = 30 where id = $1`,
    [
      company.clientId,
      JSON.stringify({
        line_1: '1 Main St',
        line_2: '',
        city: 'Denver',
        county: '',
        state: 'CO',
        zip: '80202',
      }),
    ],
  );

/** A project of 1,350.00 whose work is done. */
export const doneProject = async (client: Client, company: Company, more: object = {}): Promise<number> => {
  const { id } = await scheduledProject(client, company, { invoice_type: 'one time', ...more });
  const { payload } = await client.call(specialProjectEndpoints.getSpecialProjectTasks, { params: { id } });
  for (const task of payload) await transitionTask(client, task.id, 'close');
  return id;
};

export const closedProject = async (client: Client, company: Company, more: object = {}): Promise<number> => {
  const id = await doneProject(client, company, more);
  const closed = await transitionProject(client, id, 'close');
  if (closed.status !== 200) throw new Error(closed.text);
  return id;
};

/** The invoice that the server proposes for a project, as the body of the call that creates it. */
export const proposedBody = async (client: Client, projectId: number, more: object = {}) => {
  const { payload } = await client.call(invoiceEndpoints.getNextDraft, { params: { projectId } });
  const { period, po_number, discount, tax_rate, lines } = payload;
  return { special_project_id: projectId, period, po_number, discount, tax_rate, lines, ...more };
};

export const draftedInvoice = async (
  client: Client,
  projectId: number,
  more: object = {},
): Promise<Invoice> => {
  const body = await proposedBody(client, projectId, more);
  const answer = await client.call(invoiceEndpoints.createInvoice, { body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

export const transitionInvoice = (client: Client, id: number, transition: string, more: object = {}) =>
  client.send(invoiceEndpoints.transitionInvoice, { params: { id }, body: { transition, ...more } });

export const issuedInvoice = async (
  client: Client,
  projectId: number,
  more: object = {},
): Promise<Invoice> => {
  const { id } = await draftedInvoice(client, projectId, more);
  const answer = await transitionInvoice(client, id, 'issue');
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};
