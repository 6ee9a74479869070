import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specialProjectEndpoints } from '#features/projects/special-projects/contract';
import { clientEndpoints, clientUses } from '#features/sites/clients/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import {
  closedProject,
  doneProject,
  draftedInvoice,
  issuedInvoice,
  setBilling,
  transitionInvoice,
} from '../../../../../tests/api/harness/invoices.ts';
import { draftProject, transitionProject } from '../../../../../tests/api/harness/projects.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { invoiceEndpoints } from '../../contract/index.ts';

const projects = specialProjectEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T18:00:00Z' }));
  admin = await acme.signIn('admin');
  await setBilling(app, acme);
});
afterAll(() => app.close());

let added = 0;

/** Adds a client with a tax rate of 10 %. */
const otherClient = async (): Promise<number> => {
  added += 1;
  const [made] = await sqlAs<{ id: number }>(
    app,
    acme,
    `insert into clients (organization_id, account_number, name, tax_rate_pct, billing_email)
     values ($1, $2, $3, 10000, '{other@client.test}') returning id`,
    [acme.organizationId, `X-${added}`, `Other ${added}`],
  );
  return made?.id ?? 0;
};

const sell = (id: number, client_id: number) =>
  admin.call(projects.updateProjectClient, { params: { id }, body: { client_id } });

const washing = { invoice_type: 'per occurrence', price: 450, scope_lines: [] };

describe('another client of a project', () => {
  it('is the client of its draft, with its tax', async () => {
    const id = await doneProject(admin, acme, washing);
    const draft = await draftedInvoice(admin, id);
    const client = await otherClient();
    expect((await sell(id, client)).status).toBe(200);
    const { payload } = await transitionInvoice(admin, draft.id, 'issue');
    expect(payload).toMatchObject({
      client: { id: client },
      bill_to: { emails: ['other@client.test'] },
      tax_rate: 10,
      tax: 45,
      total: 495,
    });
  });

  it('is refused once an invoice has a number, though it is a draft again', async () => {
    const id = await doneProject(admin, acme, washing);
    const { id: invoice } = await issuedInvoice(admin, id);
    await transitionInvoice(admin, invoice, 'revert-to-draft', { note: 'Wrong address' });
    const refused = await sell(id, await otherClient());
    expect([refused.status, refused.code]).toEqual([409, 'project_client_billed']);
  });
});

describe('a client', () => {
  it('stays while it has open projects or drafts', async () => {
    const client_id = await otherClient();
    const project = await draftProject(admin, acme, { client_id, job_id: null, building_id: null });
    const kept = await admin.call(clientEndpoints.deleteClient, { params: { id: client_id } });
    expect([kept.status, clientUses.parse(kept.details).reasons]).toEqual([
      409,
      [
        {
          kind: 'projects',
          id: project.id,
          label: `${project.number} ${project.title}`,
          href: `/special-project/${project.id}`,
        },
      ],
    ]);
    await transitionProject(admin, project.id, 'cancel', { note: 'Not wanted' });
    expect((await admin.call(clientEndpoints.deleteClient, { params: { id: client_id } })).status).toBe(200);

    const billed = await closedProject(admin, acme);
    const draft = await draftedInvoice(admin, billed);
    const owner = await otherClient();
    await sqlAs(app, acme, 'update invoices set client_id = $2 where id = $1', [draft.id, owner]);
    const drafted = await admin.call(clientEndpoints.deleteClient, { params: { id: owner } });
    expect(clientUses.parse(drafted.details).reasons).toMatchObject([{ kind: 'invoices', id: draft.id }]);
  });
});

describe('work on an invoice', () => {
  it.each(['draft', 'issued'])('is not taken back while that is %s', async (step) => {
    const project = await doneProject(admin, acme, washing);
    const made = await draftedInvoice(admin, project);
    if (step === 'issued') await transitionInvoice(admin, made.id, 'issue');
    const code = step === 'issued' ? 'task_on_invoice' : 'task_on_draft';
    const task = made.occurrence_task_ids[0] ?? 0;
    const refused = [
      await transitionTask(admin, task, 'reopen', { note: 'Not clean' }),
      await admin.send(taskEndpoints.deleteTask, { params: { id: task } }),
    ];
    expect(refused.map((answer) => [answer.status, answer.code])).toEqual([
      [409, code],
      [409, code],
    ]);
    if (step === 'issued') return;
    await admin.call(invoiceEndpoints.deleteInvoice, { params: { id: made.id } });
    expect((await transitionTask(admin, task, 'reopen', { note: 'Not clean' })).status).toBe(200);
  });
});
