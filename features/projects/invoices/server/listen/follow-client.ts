import type { AuditActor } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import { invoiceTotals } from '../../contract/index.ts';
import type { StoredBilledProject } from '../billed/billed-project-repository.ts';
import { auditedChanges } from '../invoice/audited-changes.ts';
import { loadInvoice, saveInvoice } from '../invoice/invoice-repository.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { billToOf, settledOf } from '../invoice/stored-fields.ts';

type Call = { tenant: Tenant; person: AuditActor; wiring: { events: Events } };

/** Gives a draft without a number the present client of its project, and the tax rate of that client. */
export const followClient = async (
  call: Call,
  draftId: number,
  project: StoredBilledProject,
): Promise<void> => {
  const { tenant } = call;
  const draft = await loadInvoice(tenant, null, draftId);
  if (!draft) return;
  const { tax_rate, client_id } = project;
  const totals = invoiceTotals(draft.lines, draft.discount_cents, tax_rate);
  await saveInvoice(tenant, draftId, {
    client_id,
    tax_rate,
    bill_to: JSON.stringify(billToOf(project)),
    ...totals,
  });
  const before = settledOf(draft);
  const changes = auditedChanges(before, { ...before, tax_rate, ...totals });
  await recordInvoiceChange(call, draft, { action: 'invoice.updated', changes });
};
