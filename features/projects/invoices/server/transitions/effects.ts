import type { InvoiceTransition } from '../../contract/index.ts';
import { withdrawPapers } from '../paper/papers-repository.ts';
import { issue } from './issue.ts';
import { pay } from './pay.ts';
import { deletePayments } from './payments-repository.ts';
import type { Effect } from './transition-call.ts';

export const effects: Readonly<Record<InvoiceTransition, Effect>> = {
  issue,
  'mark-paid': pay,
  'mark-uncollected': async (_call, _invoice, said) => ({ set: { uncollected_reason: said.note ?? '' } }),
  reopen: async ({ tenant }, invoice) => {
    await deletePayments(tenant, invoice.id);
    return {
      set: { amount_paid: 0, paid_at: null, uncollected_reason: null },
      ...(invoice.paid_cents > 0 && { changes: { amount_paid: [invoice.paid_cents / 100, 0] } }),
    };
  },
  'revert-to-draft': async ({ tenant, now }, invoice) => {
    await withdrawPapers(tenant, invoice.id, now);
    return {
      set: {
        ...{ issue_date: null, due_date: null },
        ...{ exported_at: null, exported_by: null, exported_file: null },
      },
      ...(invoice.exported && { changes: { exported: [invoice.exported_file, null] } }),
    };
  },
};
