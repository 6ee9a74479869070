import { z } from 'zod';
import {
  billableTypes,
  invoiceTypes,
  priceBases,
  projectStatuses,
  projectTypes,
  scopeLine,
} from '#features/projects/special-projects/contract';
import { projectZone } from '#features/projects/special-projects/server';
import { address } from '#features/sites/clients/contract';
import { recurrenceRule } from '#features/tasks/tasks/contract';
import type { Tenant } from '#platform/server/db/tenant';
import { invoiceStatuses } from '../../contract/index.ts';
import {
  doneOn,
  isDoneTask,
  knownTasks,
  namedDates,
  workEnd,
  workStart,
} from './done-work-sql-repository.ts';

const billedProject = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  projectType: z.enum(projectTypes),
  status: z.enum(projectStatuses),
  invoice_type: z.enum(invoiceTypes).nullable(),
  price: z.int().nullable(),
  price_basis: z.enum(priceBases),
  known_tasks: z.int(),
  named_dates: z.int(),
  schedules: z.array(z.object({ rule: recurrenceRule, next_on: z.string().nullable() })),
  scope_lines: z.array(scopeLine),
  po_number: z.string().nullable(),
  job_id: z.int().nullable(),
  building_id: z.int().nullable(),
  start: z.string(),
  end: z.string().nullable(),
  time_zone: z.string(),
  client_id: z.int(),
  client_name: z.string(),
  account_number: z.string(),
  address: address.nullable(),
  emails: z.array(z.string()),
  payment_terms_days: z.int(),
  tax_rate: z.int(),
  tax_exempt: z.boolean(),
});

/** A project with the terms on which its client is billed. */
export type StoredBilledProject = z.infer<typeof billedProject>;

/** The caller must check that the project may be seen. */
export const loadBilledProject = async (
  tenant: Tenant,
  id: number,
): Promise<StoredBilledProject | undefined> => {
  const [found] = await tenant.query({
    name: 'invoice-billed-project',
    text: `select t.id, t.number, t.title, t.project_type as "projectType", t.status, t.invoice_type, t.price,
        t.price_basis, (${knownTasks})::int as known_tasks, ${namedDates} as named_dates,
        coalesce((select json_agg(json_build_object('rule', s.rule, 'next_on', s.next_on))
          from special_project_schedules s
          where s.organization_id = $1 and s.special_project_id = t.id and s.deleted_at is null), '[]') as schedules,
        t.scope_lines, t.po_number, t.job_id, t.building_id, ${projectZone} as time_zone,
        (${workStart})::text as start,
        case when t.status in ('closed', 'invoiced') then (${workEnd})::text end as "end",
        c.id as client_id, c.name as client_name, c.account_number,
        coalesce(t.billing_address, c.billing_address, c.address) as address, c.billing_email as emails, c.payment_terms_days,
        case when c.tax_exempt then 0 else c.tax_rate_pct end as tax_rate, c.tax_exempt
      from special_projects t
      join clients c on c.organization_id = $1 and c.id = t.client_id
      left join buildings b on b.organization_id = $1 and b.id = t.building_id
      where t.organization_id = $1 and t.id = $2 and t.deleted_at is null`,
    values: [tenant.organizationId, id],
    row: billedProject,
  });
  return found;
};

const billedInvoice = z.object({
  id: z.int(),
  number: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  invoice_type: z.enum(billableTypes),
  client_id: z.int(),
  subtotal: z.int(),
  discount: z.int(),
  period_from: z.string().nullable(),
  task_ids: z.array(z.int()),
});

export type BilledInvoice = z.infer<typeof billedInvoice>;

/** The invoices of a project that are there, oldest first. */
export const invoicesOfProject = (tenant: Tenant, projectId: number): Promise<BilledInvoice[]> =>
  tenant.query({
    name: 'invoices-of-project',
    text: `select i.id, i.number, i.status, i.invoice_type, i.client_id, i.subtotal, i.discount, i.period_from::text,
        coalesce((select json_agg(o.task_id order by o.task_id) from invoice_occurrences o
          where o.organization_id = $1 and o.invoice_id = i.id), '[]') as task_ids
      from invoices i
      where i.organization_id = $1 and i.special_project_id = $2 and i.deleted_at is null order by i.id limit 1000`,
    values: [tenant.organizationId, projectId],
    row: billedInvoice,
  });

const doneTask = z.object({ id: z.int(), done_on: z.string() });

/** The work of a project that is done, in the order of its days. */
export const doneTasks = (tenant: Tenant, { id, time_zone }: { id: number; time_zone: string }) =>
  tenant.query({
    name: 'invoice-done-tasks',
    text: `select k.id, d.done_on::text from tasks k
      cross join lateral (select ${doneOn('$3')} as done_on) d
      where ${isDoneTask('$2')} and d.done_on is not null
      order by d.done_on, k.id limit 1000`,
    values: [tenant.organizationId, id, time_zone],
    row: doneTask,
  });

const projectId = z.object({ id: z.int(), status: z.enum(projectStatuses) });

/** The project whose work a task is. */
export const projectOfTask = async (tenant: Tenant, taskId: number) => {
  const [found] = await tenant.query({
    name: 'invoice-project-of-task',
    text: `select t.id, t.status from tasks k
      join special_projects t on t.organization_id = $1 and t.id = k.related_type_id and t.deleted_at is null
      where k.organization_id = $1 and k.id = $2 and k.source = 'special_project'`,
    values: [tenant.organizationId, taskId],
    row: projectId,
  });
  return found;
};

/** The invoice that bills a task. */
export const invoiceOfTask = (tenant: Tenant, taskId: number) =>
  tenant.db
    .selectFrom('invoice_occurrences as o')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.organization_id', '=', 'o.organization_id').onRef('i.id', '=', 'o.invoice_id'),
    )
    .select('i.number')
    .where('o.organization_id', '=', tenant.organizationId)
    .where('o.task_id', '=', taskId)
    .executeTakeFirst();
