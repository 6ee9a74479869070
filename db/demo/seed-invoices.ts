import { type InvoiceStatus, invoiceTotals } from '#features/projects/invoices/contract';
import type { ProjectType, ScopeLine } from '#features/projects/special-projects/contract';
import { addDays } from '#platform/contract/add-days';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { type ProjectSetting, seedConcerned, seedProjectRecords } from './seed-project-records.ts';
import type { TaskPlace } from './seed-tasks.ts';

type DemoInvoice = {
  type: ProjectType;
  title: string;
  status: InvoiceStatus;
  price: number;
  unit: ScopeLine['unit_of_measure'];
  quantity: number;
  /** Days from today. */
  issued: number;
  due: number;
  /** Share of the total, for one that is part paid. */
  paid?: number;
};

const demo = (
  type: ProjectType,
  title: string,
  [status, issued, due]: readonly [InvoiceStatus, number, number],
  [quantity, unit, price]: readonly [number, ScopeLine['unit_of_measure'], number],
  paid?: number,
): DemoInvoice => ({ type, title, status, issued, due, quantity, unit, price, ...(paid && { paid }) });

/** One past due by 44 days, as in the examples of the rules. */
const demoInvoices: readonly DemoInvoice[] = [
  demo('carpet cleaning', 'Carpets on floors 2 and 3', ['invoiced', -74, -44], [4200, 'sq ft', 0.22]),
  demo('power washing', 'Garage entrance', ['invoiced', -20, 10], [3, 'each', 450], 0.4),
  demo('glass cleaning', 'Skylights of the atrium', ['invoiced', -125, -95], [12, 'each', 85]),
  demo('hard surface floor work', 'Strip and wax the lobby', ['invoiced', -40, -10], [1800, 'sq ft', 0.55]),
  demo('detail cleaning', 'Handover of suite 410', ['paid', -60, -30], [16, 'hour', 42]),
  demo('event cleaning', 'Summer reception', ['paid', -90, -60], [24, 'hour', 38]),
  demo(
    'upholstery cleaning',
    'Chairs of the conference rooms',
    ['uncollected', -200, -170],
    [60, 'each', 14],
  ),
  demo('disinfection service', 'Daycare rooms', ['draft', 0, 30], [1, 'lump sum', 980]),
  demo('appliance cleaning', 'Kitchen appliances', ['draft', 0, 30], [8, 'each', 65]),
  demo('extra labor request', 'Help with the office move', ['invoiced', -5, 25], [32, 'hour', 36]),
];

type At = { today: string; zone: string };

const clientOf = (tenant: Tenant, jobId: number) =>
  tenant.db
    .selectFrom('jobs as j')
    .innerJoin('clients as c', (on) =>
      on.onRef('c.organization_id', '=', 'j.organization_id').onRef('c.id', '=', 'j.client_id'),
    )
    .select(['c.id', 'c.name', 'c.account_number', 'c.billing_address', 'c.billing_email', 'c.tax_rate_pct'])
    .where('j.organization_id', '=', tenant.organizationId)
    .where('j.id', '=', jobId)
    .executeTakeFirstOrThrow();

const seedInvoice = async (
  tenant: Tenant,
  { jobId, buildingId }: TaskPlace,
  one: DemoInvoice,
  { today, zone }: At,
): Promise<number> => {
  const organization_id = tenant.organizationId;
  const client = await clientOf(tenant, jobId);
  const line = {
    description: one.title,
    quantity: one.quantity,
    unit_of_measure: one.unit,
    unit_price: one.price,
  };
  const totals = invoiceTotals([{ ...line, taxable: true }], 0, client.tax_rate_pct);
  const issued = addDays(today, one.issued);
  const [worked, year] = [addDays(issued, -7), Number(issued.slice(0, 4))];
  const project = await tenant.db
    .insertInto('special_projects')
    .values({
      organization_id,
      year,
      client_id: client.id,
      job_id: jobId,
      building_id: buildingId,
      serial: await nextNumber(tenant, `special-project-${year}`),
      status: one.status === 'draft' ? 'closed' : 'invoiced',
      ...(one.status !== 'draft' && { billed: one.status === 'paid' ? 'paid' : 'issued' }),
      title: one.title,
      description: one.title,
      project_type: one.type,
      invoice_type: 'one time',
      scope_lines: JSON.stringify([line]),
      price: totals.subtotal,
      scheduled_date: worked,
      due_date: worked,
      actual_service_date: worked,
      // Closed before it was billed.
      ended_at: instantAt(addDays(worked, 2), '11:40', zone),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isDraft = one.status === 'draft';
  const paid = one.status === 'paid' ? totals.total : Math.round(totals.total * (one.paid ?? 0));
  const paid_on = addDays(issued, 15);
  const invoice = await tenant.db
    .insertInto('invoices')
    .values({
      organization_id,
      special_project_id: project.id,
      client_id: client.id,
      status: one.status,
      ...(!isDraft && { year, serial: await nextNumber(tenant, `invoice-${year}`) }),
      ...(!isDraft && { issue_date: issued, due_date: addDays(today, one.due) }),
      invoice_type: 'one time',
      bill_to: JSON.stringify({
        name: client.name,
        account_number: client.account_number,
        address: client.billing_address,
        emails: client.billing_email,
      }),
      lines: JSON.stringify([{ ...line, taxable: true, task_id: null }]),
      ...totals,
      tax_rate: client.tax_rate_pct,
      amount_paid: paid,
      ...(one.status === 'paid' && { paid_at: paid_on }),
      ...(one.status === 'uncollected' && { uncollected_reason: 'The company has closed.' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (paid > 0)
    await tenant.db
      .insertInto('invoice_payments')
      .values({ organization_id, invoice_id: invoice.id, paid_on, amount: paid, reference: 'Check 2041' })
      .execute();
  return project.id;
};

/** What clients of the demo were billed, oldest first, so that numbers follow the days. */
export const seedInvoices = async (
  tenant: Tenant,
  places: readonly TaskPlace[],
  { zone, ...setting }: ProjectSetting & { zone: string },
): Promise<void> => {
  const { now } = setting;
  const at = { today: wallOf(now.getTime(), zone).slice(0, 10), zone };
  const inOrder = demoInvoices.toSorted((a, b) => a.issued - b.issued);
  for (const [index, one] of inOrder.entries()) {
    const place = places[index % places.length];
    if (!place) continue;
    const id = await seedInvoice(tenant, place, one, at);
    await seedConcerned(tenant, id, place.buildingId);
    const scheduled = addDays(at.today, one.issued - 7);
    const project = { id, title: one.title, type: one.type, place, at: index, scheduled };
    await seedProjectRecords(tenant, project, setting);
  }
};
