import { invalid } from '#platform/contract/errors';
import { type BilledProject, isOpenEnded } from '../../contract/index.ts';
import type { Billing } from './load-billing.ts';

/** The terms on which a project is billed; 422 for one that is not, or not before its price is said in another way. */
export const billedTerms = ({ terms }: Pick<Billing, 'terms'>): BilledProject => {
  if (!terms) throw invalid({ invoice_type: ['invoice_no_invoice'] });
  if (isOpenEnded(terms)) throw invalid({ invoice_type: ['invoice_open_ended'] });
  return terms;
};
