import { refused } from '#platform/contract/errors';
import type { AuditActor } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { type BillingHindrance, type InvoiceFields, isOpenEnded } from '../../contract/index.ts';
import type { Billing } from '../billed/load-billing.ts';
import { billedTerms } from '../billed/load-billing.ts';
import { checkInvoice } from './check-invoice.ts';
import { insertInvoice } from './invoice-repository.ts';
import { replaceOccurrences } from './occurrences-repository.ts';
import { recordInvoiceChange } from './record-invoice-change.ts';
import { billToOf, columnsOf, settled } from './stored-fields.ts';

type Call = { tenant: Tenant; person: AuditActor; wiring: { events: Events } };

/** Statuses in which a project is billed: from the day on which it is scheduled. */
const billable: readonly string[] = ['open', 'active', 'inactive', 'on_hold', 'closed', 'invoiced'];

/** Why nothing can be drafted for a project now. */
export const billingHindrance = ({ project, terms }: Billing): BillingHindrance | null => {
  if (!terms) return 'no_invoice';
  if (isOpenEnded(terms)) return 'open_ended';
  if (billable.includes(project.status)) return null;
  return project.status === 'cancelled' ? 'cancelled' : 'not_scheduled';
};

/** A new draft for a project that the caller holds. */
export const draftInvoice = async (
  call: Call,
  billing: Billing,
  fields: InvoiceFields,
  client_uuid?: string,
): Promise<number> => {
  const { project } = billing;
  const terms = billedTerms(billing);
  if (billingHindrance(billing))
    throw refused('invoice_project_status', { status: { code: `special_project_status_${project.status}` } });
  const period = terms.invoice_type === 'monthly' ? fields.period : null;
  const draft = settled({ ...fields, period }, project);
  checkInvoice(terms, billing, { ...draft, id: null, period });
  const id = await insertInvoice(call.tenant, {
    ...columnsOf(draft),
    ...(client_uuid && { client_uuid }),
    special_project_id: project.id,
    client_id: project.client_id,
    invoice_type: terms.invoice_type,
    bill_to: JSON.stringify(billToOf(project)),
  });
  await replaceOccurrences(
    call.tenant,
    id,
    draft.lines.flatMap(({ task_id }) => task_id ?? []),
  );
  const { job_id, building_id } = project;
  await recordInvoiceChange(
    call,
    { id, special_project_id: project.id, job_id, building_id },
    { action: 'invoice.created', to: 'draft', changes: { total: [null, draft.total / 100] } },
  );
  return id;
};
