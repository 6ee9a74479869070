import { clientEndpoints } from '#features/clients/contract';
import { specialProjectEndpoints } from '#features/special-projects/contract';
import type { Sample, SampleHarness } from '#platform/server/testing/sample';
import { invoiceEndpoints } from '../contract/index.ts';

const { createSpecialProject, addScheduler, addManager, transitionSpecialProject } = specialProjectEndpoints;

const billing = {
  billing_address: { line_1: '1 Main St', city: 'Denver', state: 'CO' as const, zip: '80202' },
  billing_email: ['billing@client.test'],
};

const scheduledProject = async ({ call, known }: SampleHarness): Promise<number> => {
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
      invoice_type: 'one time',
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

const invoice = 'organization_id, special_project_id, client_id, invoice_type, bill_to, subtotal, tax, total';

export const sample: Sample = {
  create: async (harness) => {
    const projectId = await scheduledProject(harness);
    const lines = [
      { description: 'Garage', quantity: 1, unit_of_measure: 'lump sum' as const, unit_price: 450 },
    ];
    const { id } = await harness.call(invoiceEndpoints.createInvoice, {
      body: { special_project_id: projectId, lines },
    });
    return { projectId, invoiceId: id };
  },
  records: {
    '/special-project/invoice/{id}': 'invoiceId',
    '/special-project/invoices/client/{id}': 'clientId',
  },
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
