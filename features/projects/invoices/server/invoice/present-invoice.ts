import { type MessageRef, notFound } from '#platform/contract/errors';
import { holds } from '#platform/contract/transitions';
import { presentHistory } from '#platform/server/audit/present-history';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type Invoice, invoiceTransitions, lastDayOf, lineCents, maxFor } from '../../contract/index.ts';
import { loadBilling } from '../billed/load-billing.ts';
import type { StoredInvoice } from './columns-sql-repository.ts';
import { historyOfInvoice, loadInvoice } from './invoice-repository.ts';
import { presentRow } from './present-row.ts';

type Call = { tenant: Tenant; person: Person; now: Date; say: (messageRef: MessageRef) => string };

export const tasksOf = ({ lines }: Pick<StoredInvoice, 'lines'>): number[] =>
  lines.flatMap(({ task_id }) => task_id ?? []);

/** What an invoice says, in dollars. */
export const presentFields = (invoice: StoredInvoice) => {
  const { special_project_id, invoice_type, period_from, po_number, lines, notes } = invoice;
  return {
    special_project_id,
    invoice_type,
    po_number,
    notes,
    period: period_from === null ? null : { from: period_from, to: lastDayOf(period_from) },
    occurrence_task_ids: tasksOf(invoice),
    lines: lines.map((line) => ({ ...line, amount: lineCents(line) / 100 })),
    discount: invoice.discount_cents / 100,
    tax_rate: invoice.tax_rate / 1000,
    tax_exempt: invoice.tax_exempt,
    subtotal: invoice.subtotal_cents / 100,
    tax: invoice.tax_cents / 100,
    total: invoice.total_cents / 100,
  };
};

/** Maximum subtotal in dollars for which this invoice needs no reason. */
export const leftFor = async (tenant: Tenant, invoice: StoredInvoice, now: Date): Promise<number> => {
  const { terms, invoices, tasks } = await loadBilling(tenant, invoice.special_project_id, now);
  const others = invoices.filter(({ id }) => id !== invoice.id);
  return terms ? maxFor(terms, others, { task_ids: tasksOf(invoice) }, tasks) / 100 : 0;
};

/** What is said beside an invoice, and does not depend on its number. */
export const besideInvoice = async (
  { tenant, now }: Pick<Call, 'tenant' | 'now'>,
  invoice: StoredInvoice,
) => ({
  left: await leftFor(tenant, invoice, now),
  history: await historyOfInvoice(tenant, invoice.id),
});

const rightsOver = ({ status, number }: StoredInvoice, person: Person): Invoice['can'] => ({
  update: status === 'draft' && holds(person, 'specialProjects.canUpdateInvoices'),
  delete: status === 'draft' && number === null && holds(person, 'specialProjects.canDeleteInvoices'),
  pdf: person.flags.has('specialProjects.canDownloadInvoicePdf'),
  send: status !== 'draft' && holds(person, 'specialProjects.canTransitionInvoices'),
  void_payments: status !== 'draft' && holds(person, 'specialProjects.canTransitionInvoices'),
});

/** One invoice as this person may see it, with what may be done; 404 out of sight. `read` is what stands beside it, where that was
 * read already. */
export const presentInvoice = async (
  call: Call,
  id: number,
  read?: Awaited<ReturnType<typeof besideInvoice>>,
): Promise<Invoice> => {
  const { tenant, person, now } = call;
  const invoice = await loadInvoice(tenant, person, id);
  if (!invoice) throw notFound();
  const { left, history } = read ?? (await besideInvoice(call, invoice));
  const { job, bill_to, paid_at, uncollected_reason, over_reason, papers, time_zone } = invoice;
  const { payment_link, payment_page, accounted } = invoice;
  return {
    ...presentRow(invoice, now),
    ...presentFields(invoice),
    left,
    job,
    bill_to,
    paid_at,
    uncollected_reason,
    over_reason,
    papers,
    time_zone,
    payment_link,
    payment_page,
    accounted,
    special_project: invoice.special_project,
    payments: invoice.payments.map(({ cents, ...payment }) => ({ ...payment, amount: cents / 100 })),
    amount_paid: invoice.paid_cents / 100,
    payment_reference: invoice.payments.findLast(({ voided }) => !voided)?.reference || null,
    winteam_invoice_number: null,
    allowed_transitions: invoiceTransitions.allowed({ ...invoice, today: dateAt(now, time_zone) }, person),
    can: rightsOver(invoice, person),
    timeline: presentHistory(history),
    updated_at: invoice.updated_at,
  };
};
