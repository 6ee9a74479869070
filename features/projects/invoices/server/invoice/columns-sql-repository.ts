import { z } from 'zod';
import { projectTypes } from '#features/projects/special-projects/contract';
import { projectZone } from '#features/projects/special-projects/server';
import { jobJson } from '#features/sites/jobs/server';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import { billTo, invoice, invoiceLine, invoiceRow } from '../../contract/index.ts';
import { payment } from '../../contract/invoice/invoice.ts';

/** What lists say of an invoice `i` with its project `t`, client `c` and building `b`. `$1` is the organization. */
export const rowColumns = `i.id, i.number, i.status,
  json_build_object('id', t.id, 'number', t.number, 'title', t.title, 'status', t.status) as special_project,
  json_build_object('id', c.id, 'name', c.name) as client,
  i.po_number, i.issue_date::text, i.due_date::text, i.total as total_cents, i.amount_paid as paid_cents,
  i.exported_at is not null as exported, ${projectZone} as time_zone`;

export const rowJoins = `join special_projects t on t.organization_id = $1 and t.id = i.special_project_id
  join clients c on c.organization_id = $1 and c.id = i.client_id
  left join buildings b on b.organization_id = $1 and b.id = t.building_id`;

const project = invoice.shape.special_project;

export const storedRow = invoiceRow
  .omit({ total: true, balance: true, past_due: true, days_past_due: true })
  .extend({ special_project: project, total_cents: z.int(), paid_cents: z.int(), time_zone: z.string() });

export type StoredRow = z.infer<typeof storedRow>;

/** SQL: the payment link of `i`; a draft without its own link uses the one of the settings. */
const paymentPage = `coalesce(i.payment_link, case when i.status = 'draft' then
  (select s.payment_link from invoice_settings s where s.organization_id = $1) end)`;

export const detailColumns = `i.special_project_id, i.client_id, t.job_id, t.building_id, i.invoice_type,
  i.period_from::text, i.bill_to, i.lines, i.discount as discount_cents, i.tax_rate,
  (select c.tax_exempt from clients c where c.organization_id = $1 and c.id = i.client_id) as tax_exempt, i.subtotal as subtotal_cents,
  i.tax as tax_cents, i.notes, i.over_reason, i.payment_link, ${paymentPage} as payment_page, i.paid_at::text, i.exported_file,
  t.project_type, i.uncollected_reason, i.updated_at,
  case when i.exported_at is not null then json_build_object('at', ${isoText('i.exported_at')}, 'file', i.exported_file,
    'by', ${personName('i', 'exported_by')}) end as accounted,
  case when j.id is not null then ${jobJson}
    end as job,
  coalesce((select json_agg(json_build_object('id', p.id, 'date', p.paid_on, 'cents', p.amount, 'reference', p.reference,
      'voided', case when p.voided_at is not null then json_build_object('at', ${isoText('p.voided_at')},
        'by', ${personName('p', 'voided_by')}, 'reason', p.void_reason) end) order by p.paid_on, p.id) from invoice_payments p where p.organization_id = $1 and p.invoice_id = i.id), '[]')
    as payments,
  coalesce((select json_agg(json_build_object('language', a.locale, 'sha256', a.sha256) order by a.locale)
      from invoice_papers a where a.organization_id = $1 and a.invoice_id = i.id and a.withdrawn_at is null), '[]')
    as papers`;

export const detailJoins = 'left join jobs j on j.organization_id = $1 and j.id = t.job_id';

const shown = invoice.pick({
  job: true,
  invoice_type: true,
  notes: true,
  over_reason: true,
  payment_link: true,
  payment_page: true,
  paid_at: true,
  uncollected_reason: true,
  papers: true,
  accounted: true,
  updated_at: true,
});

export const storedInvoice = storedRow.extend({
  ...shown.shape,
  exported_file: z.string().nullable(),
  project_type: z.enum(projectTypes),
  special_project_id: z.int(),
  client_id: z.int(),
  job_id: z.int().nullable(),
  building_id: z.int().nullable(),
  period_from: z.string().nullable(),
  bill_to: billTo,
  lines: z.array(invoiceLine),
  discount_cents: z.int(),
  tax_rate: z.int(),
  tax_exempt: z.boolean(),
  subtotal_cents: z.int(),
  tax_cents: z.int(),
  payments: z.array(payment.omit({ amount: true }).extend({ cents: z.int() })),
});

export type StoredInvoice = z.infer<typeof storedInvoice>;
