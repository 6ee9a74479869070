import { refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { type InvoiceTransition, invoiceTransitions } from '../../contract/index.ts';
import { followProject } from '../billed/follow-project.ts';
import { saveBilledState } from '../billed/save-billed-state.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { type InvoiceSet, saveInvoice } from '../invoice/invoice-repository.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { effects } from './effects.ts';
import type { Said, TransitionCall } from './transition-call.ts';

type InvoiceOnDay = StoredInvoice & { today: string };

const invoiceSteps = transitionEngine(invoiceTransitions, {
  save: ({ tenant }: TransitionCall, { id }: InvoiceOnDay, set: InvoiceSet) => saveInvoice(tenant, id, set),
  record: (call, invoice, change) =>
    recordInvoiceChange(call, invoice, { ...change, data: { ...change.data, note: change.note } }),
});

/** Makes one transition of an invoice whose project is locked; the status of the project follows. An invoice that was issued
 * still needs its number and its paper, see `numberInvoice`; `issuedIn` is its year. */
export const applyInvoiceTransition = async (
  call: TransitionCall,
  stored: StoredInvoice,
  { name, ...said }: Said & { name: InvoiceTransition },
): Promise<{ issuedIn: number | undefined }> => {
  const { tenant, now } = call;
  const invoice = { ...stored, today: dateAt(now, stored.time_zone) };
  invoiceSteps.requireAllowed(call, invoice, name);
  if (name === 'revert-to-draft' && invoice.exported && !said.confirm_exported)
    throw refused('invoice_was_exported');
  const effect = () => effects[name](call, invoice, said);
  await invoiceSteps.apply(call, invoice, { name, note: said.note, effect });
  await saveBilledState(tenant, invoice.special_project_id);
  await followProject(call, invoice.special_project_id);
  return { issuedIn: name === 'issue' ? Number(invoice.today.slice(0, 4)) : undefined };
};
