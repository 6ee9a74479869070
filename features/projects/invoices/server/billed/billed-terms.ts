import { invalid } from '#platform/contract/errors';
import { type BilledProject, isOpenEnded } from '../../contract/index.ts';
import type { Billing } from './load-billing.ts';

/** The terms on which a project is billed. 422 for a project that is not billed, or whose total price cannot be divided
 * because its rules have no end. */
export const billedTerms = ({ terms }: Pick<Billing, 'terms'>): BilledProject => {
  if (!terms) throw invalid({ invoice_type: ['invoice_no_invoice'] });
  if (isOpenEnded(terms)) throw invalid({ invoice_type: ['invoice_open_ended'] });
  return terms;
};
