import { costEndpoints, specialProjectEndpoints } from '#features/projects/special-projects/contract';
import { clientEndpoints } from '#features/sites/clients/contract';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import { type Sample, type SampleHarness, write } from '#platform/server/testing/sample';
import { accountingEndpoints, invoiceEndpoints, toInvoiceEndpoints } from '../contract/index.ts';
import { projectOfTask } from './billed/billed-project-repository.ts';
import { claimReminders } from './reminders/claim-reminders-repository.ts';

const { createSpecialProject, addScheduler, addManager, transitionSpecialProject } = specialProjectEndpoints;

const billing = {
  billing_address: { line_1: '1 Main St', city: 'Denver', state: 'CO' as const, zip: '80202' },
  billing_email: ['billing@client.test'],
};

const scheduledProject = async (
  { call, known }: SampleHarness,
  invoice_type: 'one time' | 'per occurrence',
): Promise<number> => {
  const params = { id: Number(known.clientId) };
  const { account_number, name, updated_at } = await call(clientEndpoints.getClient, { params });
  await call(clientEndpoints.updateClient, {
    params,
    body: { account_number, name, ...billing, updated_at },
  });
  const { id } = await call(createSpecialProject, {
    body: {
      client_id: Number(known.clientId),
      job_id: Number(known.jobId),
      building_id: Number(known.buildingId),
      description: 'Wash the garage',
      projectType: 'power washing',
      price: 450,
      invoice_type,
      po_number: 'PO 4410',
      scheduled_date: '2030-01-15',
    },
  });
  const userId = Number(known.userId);
  await call(addScheduler, { params: { id, userId } });
  await call(addManager, { params: { id, userId } });
  await call(transitionSpecialProject, { params: { id, name: 'activate' }, body: {} });
  return id;
};

const garage = { description: 'Garage', quantity: 1, unit_of_measure: 'lump sum' as const, unit_price: 450 };

const invoice = 'organization_id, special_project_id, client_id, invoice_type, bill_to, subtotal, tax, total';

export const sample: Sample = {
  create: async (harness) => {
    const { call } = harness;
    const taskOf = async (id: number): Promise<number> =>
      (await call(specialProjectEndpoints.getSpecialProjectTasks, { params: { id } }))[0]?.id ?? 0;
    const projectId = await scheduledProject(harness, 'one time');
    const { id: invoiceId } = await call(invoiceEndpoints.createInvoice, {
      body: { special_project_id: projectId, lines: [garage] },
    });
    const doneProjectId = await scheduledProject(harness, 'per occurrence');
    const doneTaskId = await taskOf(doneProjectId);
    await call(taskEndpoints.transitionTask, { body: { id: doneTaskId, transition: 'close' } });
    await call(transitionSpecialProject, { params: { id: doneProjectId, name: 'close' }, body: {} });
    const draft = async () =>
      (
        await call(invoiceEndpoints.createInvoice, {
          body: { special_project_id: doneProjectId, lines: [garage], over_reason: 'Asked for on the day' },
        })
      ).id;
    const issuedInvoiceId = await draft();
    await call(invoiceEndpoints.transitionInvoice, {
      params: { id: issuedInvoiceId },
      body: { transition: 'issue' },
    });
    const { payments } = await call(invoiceEndpoints.transitionInvoice, {
      params: { id: issuedInvoiceId },
      body: { transition: 'mark-paid', amount: 20 },
    });
    const worked = { kind: 'hours', quantity: 2, unit: 'hour', worked_on: '2026-01-15' } as const;
    const { entries } = await call(costEndpoints.noteProjectCost, {
      params: { id: projectId },
      body: { ...worked, task_id: await taskOf(projectId) },
    });
    return {
      workedCostId: entries[0]?.id ?? 0,
      workedCostSavedAt: entries[0]?.updated_at ?? '',
      projectId,
      invoiceId,
      projectTaskId: await taskOf(projectId),
      doneProjectId,
      doneTaskId,
      issuedInvoiceId,
      paymentId: payments[0]?.id ?? 0,
      doneInvoiceId: await draft(),
    };
  },
  records: {
    '/special-project/invoice/{id}': 'invoiceId',
    '/special-project/invoices/client/{id}': 'clientId',
  },
  writes: [
    write(costEndpoints.changeProjectCost, (id, known) => ({
      params: { id: id('workedCostId') },
      body: {
        kind: 'hours',
        unit: 'hour',
        worked_on: '2026-01-15',
        task_id: id('projectTaskId'),
        updated_at: known.workedCostSavedAt,
      },
    })),
    write(invoiceEndpoints.createInvoice, (id) => ({
      body: {
        special_project_id: id('doneProjectId'),
        lines: [{ ...garage, task_id: id('doneTaskId') }],
        over_reason: 'Asked for on the day',
      },
    })),
    write(invoiceEndpoints.updateInvoice, (id) => ({
      params: { id: id('doneInvoiceId') },
      body: { lines: [{ ...garage, task_id: id('doneTaskId') }], over_reason: 'Asked for on the day' },
    })),
    write(invoiceEndpoints.voidInvoicePayment, (id) => ({
      params: { id: id('issuedInvoiceId'), paymentId: id('paymentId') },
      body: { note: 'The check bounced' },
    })),
    write(toInvoiceEndpoints.draftInvoices, (id) => ({ body: { ids: [id('projectId')] } })),
    write(accountingEndpoints.exportToAccounting, (id) => ({ body: { ids: [id('issuedInvoiceId')] } })),
  ],
  statements: [
    (tenant, known) => projectOfTask(tenant, Number(known.doneTaskId)),
    (tenant) => claimReminders(tenant, [-7, 0, 14], new Date()),
  ],
  grow: [
    `insert into invoices (${invoice})
     select organization_id, special_project_id, client_id, invoice_type, bill_to, n, 0, n
     from invoices, :more where organization_id = :organizationId and id = :invoiceId`,
    `insert into special_projects (organization_id, year, serial, client_id, job_id, title, description, project_type,
       status, price, invoice_type, actual_service_date)
     select organization_id, 2021, n, client_id, job_id, 'Windows ' || n, 'Clean the windows', 'glass cleaning', 'closed',
       45000, 'one time', '2026-03-10'
     from special_projects, :more where organization_id = :organizationId and id = :projectId`,
  ],
  lists: { listInvoices: '', getProjectBilling: '', listToInvoice: '' },
  short: { getReceivables: 'at most 500 clients', getClientStatement: 'at most 2,000 invoices' },
};
