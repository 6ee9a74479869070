import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Invoice, invoiceEndpoints } from '../../contract/index.ts';
import { loadBilling } from '../billed/load-billing.ts';
import { auditedChanges } from './audited-changes.ts';
import { checkInvoice } from './check-invoice.ts';
import { saveInvoice } from './invoice-repository.ts';
import { lockInvoice } from './lock-invoice.ts';
import { replaceOccurrences } from './occurrences-repository.ts';
import { presentInvoice } from './present-invoice.ts';
import { recordInvoiceChange } from './record-invoice-change.ts';
import { billToOf, columnsOf, settled, settledOf } from './stored-fields.ts';

type Call = SignedInCall<(typeof invoiceEndpoints)['updateInvoice']>;

/** A draft follows the address of its client until it is issued. */
export const updateInvoice = async (call: Call): Promise<Invoice> => {
  const { tenant, now } = call;
  const { updated_at: readAt, ...fields } = call.body;
  const invoice = await lockInvoice(call, call.params.id, readAt);
  if (invoice.status !== 'draft') throw refused('invoice_not_draft');
  const billing = await loadBilling(tenant, invoice.special_project_id, now);
  const { project, terms } = billing;
  if (!terms) throw invalid({ invoice_type: ['invoice_no_invoice'] });
  const period = invoice.invoice_type === 'monthly' ? fields.period : null;
  const draft = settled({ ...fields, period }, project);
  checkInvoice({ ...terms, invoice_type: invoice.invoice_type }, billing, {
    ...draft,
    id: invoice.id,
    period,
  });
  const changes = auditedChanges(settledOf(invoice), draft);
  if (Object.keys(changes).length === 0) return presentInvoice(call, invoice.id);
  await saveInvoice(tenant, invoice.id, {
    ...columnsOf(draft),
    bill_to: JSON.stringify(billToOf(project)),
  });
  const taskIds = draft.lines.flatMap(({ task_id }) => task_id ?? []);
  await replaceOccurrences(tenant, invoice.id, taskIds);
  await recordInvoiceChange(call, invoice, { action: 'invoice.updated', changes });
  return presentInvoice(call, invoice.id);
};
