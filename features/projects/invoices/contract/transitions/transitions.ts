import { defineTransitions, type NameOf } from '#platform/contract/transitions';
import { type InvoiceStatus, invoiceStatuses } from '../invoice/invoice-totals.ts';

/** `paid_cents` were paid; `today` is the day at the site. */
type Facts = { status: InvoiceStatus; paid_cents: number; due_date: string | null; today: string };

/** A payment of a part keeps the status. */
export const invoiceTransitions = defineTransitions({
  entity: 'invoice',
  statuses: invoiceStatuses,
  status: ({ status }: Facts) => status,
  right: 'specialProjects.canTransitionInvoices',
  edges: {
    issue: { from: ['draft'], to: 'invoiced' },
    'mark-paid': { from: ['invoiced', 'uncollected'], to: 'paid' },
    'mark-uncollected': {
      from: ['invoiced'],
      to: 'uncollected',
      guard: ({ due_date, today }) =>
        due_date === null || due_date >= today ? 'invoice_not_past_due' : null,
      reason: true,
    },
    reopen: { from: ['paid', 'uncollected'], to: 'invoiced', reason: true },
    'revert-to-draft': {
      from: ['invoiced'],
      to: 'draft',
      guard: ({ paid_cents }) => (paid_cents > 0 ? 'invoice_has_payments' : null),
      reason: true,
    },
  },
  automatic: {
    /** A payment of it was voided. */
    'lose-payment': { from: ['paid'], to: 'invoiced', event: 'invoice.payment-voided' },
  },
});

export type InvoiceTransition = NameOf<typeof invoiceTransitions>;

type Payment = { amount: number; reference: string };

/** A payment of the same amount and reference that is there already: the same one sent twice, or another one of a client who
 * pays in equal parts. Only a person knows. */
export const paymentLike = <P extends Payment>(
  payments: readonly P[],
  { amount, reference }: Payment,
): P | undefined =>
  payments.find((other) => other.amount === amount && other.reference.trim() === reference.trim());
