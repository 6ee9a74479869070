import { z } from 'zod';
import { seesProject } from '#features/projects/special-projects/server';
import { refused } from '#platform/contract/errors';
import type { DateRange } from '#platform/contract/range-fields';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { type Charged, maxOnStatement } from '../../contract/index.ts';

const client = z.object({
  id: z.int(),
  name: z.string(),
  account_number: z.string(),
  billing_email: z.array(z.string()),
  reminded: z.boolean(),
});

/** The caller must check that the client may be seen. */
export const loadStatedClient = async (tenant: Tenant, id: number) => {
  const [found] = await tenant.query({
    name: 'invoice-stated-client',
    text: `select c.id, c.name, c.account_number, c.billing_email,
        not exists (select from invoice_clients_unreminded n
          where n.organization_id = $1 and n.client_id = c.id) as reminded
      from clients c where c.organization_id = $1 and c.id = $2`,
    values: [tenant.organizationId, id],
    row: client,
  });
  return found;
};

const charged = z.object({
  id: z.int(),
  number: z.string(),
  project: z.object({ id: z.int(), number: z.string(), title: z.string() }),
  issue_date: z.string(),
  due_date: z.string(),
  total: z.int(),
  payments: z.array(
    z.object({ date: z.string(), cents: z.int(), reference: z.string(), voided_on: z.string().nullable() }),
  ),
});

/** The invoices of an account: those open now or, with a period, those open at some time in or after it. Invoices that
 * were given up are left out. `person` null: the system. A payment is voided on a day of `timeZone`. */
export const chargedTo = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  { clientId, period, timeZone }: { clientId: number; period: DateRange | null; timeZone: string },
): Promise<Charged[]> => {
  const values = collectValues([tenant.organizationId, clientId]);
  const where = [
    'i.organization_id = $1',
    'i.client_id = $2',
    `i.status <> 'draft'`,
    'i.deleted_at is null',
    't.deleted_at is null',
    ...(person ? seesProject(tenant, person, () => values.add(tenant.userId)) : []),
    period
      ? `(i.status = 'invoiced' or i.status = 'paid' and i.paid_at >= ${values.add(period.from)}::date)`
      : `i.status = 'invoiced'`,
  ].join(' and ');
  const zone = values.add(timeZone);
  const found = await tenant.query({
    text: `select i.id, i.number, json_build_object('id', t.id, 'number', t.number, 'title', t.title) as project,
        i.issue_date::text, i.due_date::text, i.total,
        coalesce((select json_agg(json_build_object('date', p.paid_on, 'cents', p.amount, 'reference', p.reference,
            'voided_on', (p.voided_at at time zone ${zone})::date) order by p.paid_on, p.id) from invoice_payments p
          where p.organization_id = $1 and p.invoice_id = i.id), '[]') as payments
      from invoices i join special_projects t on t.organization_id = $1 and t.id = i.special_project_id
      where ${where} order by i.issue_date, i.id limit ${maxOnStatement + 1}`,
    values: values.all,
    row: charged,
  });
  if (found.length > maxOnStatement) throw refused('invoice_statement_too_long', { maximum: maxOnStatement });
  return found;
};

const seen = z.object({ seen: z.boolean() });

/** Whether an invoice of the client is of a project that the person may see. */
export const seesInvoiceOf = async (tenant: Tenant, person: Person, clientId: number): Promise<boolean> => {
  const values = collectValues([tenant.organizationId, clientId]);
  const where = [
    `i.organization_id = $1 and i.client_id = $2 and i.status <> 'draft' and i.deleted_at is null`,
    ...seesProject(tenant, person, () => values.add(tenant.userId)),
  ].join(' and ');
  const [found] = await tenant.query({
    text: `select exists (select from invoices i
      join special_projects t on t.organization_id = $1 and t.id = i.special_project_id and t.deleted_at is null
      where ${where}) as seen`,
    values: values.all,
    row: seen,
  });
  return found?.seen ?? false;
};

/** Turns the reminders of a client on or off; returns whether that changed anything. */
export const setReminded = async (tenant: Tenant, client_id: number, reminded: boolean): Promise<boolean> => {
  const { organizationId: organization_id } = tenant;
  if (reminded) {
    const { numDeletedRows } = await tenant.db
      .deleteFrom('invoice_clients_unreminded')
      .where('organization_id', '=', organization_id)
      .where('client_id', '=', client_id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows: added = 0n } = await tenant.db
    .insertInto('invoice_clients_unreminded')
    .values({ organization_id, client_id, by: tenant.userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added > 0n;
};
