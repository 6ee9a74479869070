import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

/** Days. A reminder missed on its day, as in an outage, is still sent this long afterwards and then no more. */
const late = 3;

/** SQL: the billing addresses that the client has now; without any, those that the invoice `i` was issued to. */
export const remindedAt = (client: string): string => `case when cardinality(${client}.billing_email) > 0
  then to_jsonb(${client}.billing_email) else i.bill_to -> 'emails' end`;

const row = z.object({ id: z.int(), days: z.int(), emails: z.array(z.string()) });

export type Reminder = z.infer<typeof row>;

/** Marks the reminders that are due today as sent and returns them, at most 100. `days` counts from the due date. Nothing is
 * due before eight in the morning on the organization's clock. Each reminder goes to one process, even when several ask at
 * once. */
export const claimReminders = (tenant: Tenant, days: readonly number[], now: Date): Promise<Reminder[]> =>
  tenant.query({
    name: 'invoices-take-reminders',
    text: `with here as (
        select (local.at)::date as today from organizations o
        cross join lateral (select $2::timestamptz at time zone o.time_zone as at) local
        where o.id = $1 and local.at::time >= '08:00'),
      due as (
        select distinct on (i.id) i.id, i.due_date, s.days, ${remindedAt('c')} as emails
        from here cross join unnest($3::int[]) s (days)
        join invoices i on i.organization_id = $1 and i.status = 'invoiced' and i.deleted_at is null
          and i.due_date between here.today - s.days - ${late} and here.today - s.days
          and i.due_date + s.days > i.issue_date and (s.days > 0 or here.today <= i.due_date)
        join special_projects t on t.organization_id = $1 and t.id = i.special_project_id and t.deleted_at is null
        join clients c on c.organization_id = $1 and c.id = i.client_id
        where jsonb_array_length(${remindedAt('c')}) > 0
          and not exists (select from invoice_clients_unreminded n
            where n.organization_id = $1 and n.client_id = i.client_id)
          and not exists (select from invoice_reminders r where r.organization_id = $1 and r.invoice_id = i.id
            and r.due_date = i.due_date and r.days >= s.days)
        order by i.id, s.days desc limit 100),
      marked as (
        insert into invoice_reminders (organization_id, invoice_id, due_date, days, at)
        select $1, id, due_date, days, $2 from due
        on conflict do nothing returning invoice_id)
      select due.id, due.days, due.emails from marked join due on due.id = marked.invoice_id order by due.id`,
    values: [tenant.organizationId, now.toISOString(), days],
    row,
  });
