import { invalid, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { hindrance, type InvoiceTransition, invoiceTransitions, leadsFrom } from '../../contract/index.ts';
import { followProject } from '../billed/follow-project.ts';
import { saveBilledState } from '../billed/save-billed-state.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { factsOf } from '../invoice/invoice-policy.ts';
import { saveInvoice } from '../invoice/invoice-repository.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { effects } from './effects.ts';
import type { Said, TransitionCall } from './transition-call.ts';

/** Makes one transition of an invoice whose project is locked; the status of the project follows. An invoice that was issued
 * still needs its number and its paper, see `numberInvoice`; `issuedIn` is its year. 409 when the status or a
 * hindrance does not allow it, 422 without what it needs. */
export const applyInvoiceTransition = async (
  call: TransitionCall,
  invoice: StoredInvoice,
  { name, ...said }: Said & { name: InvoiceTransition },
): Promise<{ issuedIn: number | undefined }> => {
  const { tenant, now } = call;
  if (!leadsFrom(name, invoice.status))
    throw refused('invoice_transition_refused', {
      status: { code: `invoice_status_${invoice.status}` },
      transition: { code: `invoice_transition_${name}` },
    });
  const against = hindrance(name, factsOf(invoice), dateAt(now, invoice.time_zone));
  if (against) throw refused(against);
  if (name === 'revert-to-draft' && invoice.exported && !said.confirm_exported)
    throw refused('invoice_was_exported');
  if (invoiceTransitions[name].asksReason && (said.note ?? '').length < 3)
    throw invalid({ note: ['reason_required'] });
  const { set, changes, keepsStatus, issuedIn } = await effects[name](call, invoice, said);
  const to = keepsStatus ? invoice.status : invoiceTransitions[name].to;
  await saveInvoice(tenant, invoice.id, { ...set, status: to });
  await recordInvoiceChange(call, invoice, {
    action: 'invoice.moved',
    from: invoice.status,
    to,
    note: said.note || null,
    ...(changes && { changes }),
    data: { transition: name, note: said.note || null },
  });
  await saveBilledState(tenant, invoice.special_project_id);
  await followProject(call, invoice.special_project_id);
  return { issuedIn };
};
