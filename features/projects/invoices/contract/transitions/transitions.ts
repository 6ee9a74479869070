import type { InvoiceStatus } from '../invoice/invoice-enums.ts';

type Edge = {
  from: readonly InvoiceStatus[];
  to: InvoiceStatus;
  /** Whether somebody has to say why. */
  asksReason: boolean;
};

/** The only table of status changes, all made with `specialProjects.canTransitionInvoices`. A payment of a part keeps the
 * status. */
export const invoiceTransitions = {
  issue: { from: ['draft'], to: 'invoiced', asksReason: false },
  'mark-paid': { from: ['invoiced', 'uncollected'], to: 'paid', asksReason: false },
  'mark-uncollected': { from: ['invoiced'], to: 'uncollected', asksReason: true },
  reopen: { from: ['paid', 'uncollected'], to: 'invoiced', asksReason: true },
  'revert-to-draft': { from: ['invoiced'], to: 'draft', asksReason: true },
} as const satisfies Record<string, Edge>;

export type InvoiceTransition = keyof typeof invoiceTransitions;

export const invoiceTransitionNames = Object.keys(invoiceTransitions) as [
  InvoiceTransition,
  ...InvoiceTransition[],
];

export const leadsFrom = (name: InvoiceTransition, status: InvoiceStatus): boolean =>
  (invoiceTransitions[name].from as readonly InvoiceStatus[]).includes(status);

/** What decides which transitions are possible. */
export type Facts = {
  status: InvoiceStatus;
  /** Whole cents that were paid. */
  paid: number;
  due_date: string | null;
};

/** Why a transition that the status allows cannot be made now; null when it can. */
export const hindrance = (name: InvoiceTransition, facts: Facts, today: string): string | null => {
  if (name === 'mark-uncollected' && (facts.due_date === null || facts.due_date >= today))
    return 'invoice_not_past_due';
  if (name === 'revert-to-draft' && facts.paid > 0) return 'invoice_has_payments';
  return null;
};

export const transitionsFrom = (facts: Facts, today: string): InvoiceTransition[] =>
  invoiceTransitionNames.filter(
    (name) => leadsFrom(name, facts.status) && hindrance(name, facts, today) === null,
  );

type Payment = { amount: number; reference: string };

/** A payment of the same amount and reference that is there already: the same one sent twice, or another one of a client who
 * pays in equal parts. Only a person knows. */
export const paymentLike = <P extends Payment>(
  payments: readonly P[],
  { amount, reference }: Payment,
): P | undefined =>
  payments.find((other) => other.amount === amount && other.reference.trim() === reference.trim());
