import { addDays } from '#platform/contract/add-days';
import { compared, rated, ratio } from '#platform/contract/figure';
import { issuedIn, outstanding, type ProjectFigures, paidIn } from '../../contract/index.ts';
import type { FigureQuery } from './figure-query.ts';
import { collectedIn, invoiceSum, settledSum } from './invoice-sums-repository.ts';

const dsoDays = 90;

/** Days sales outstanding: the unpaid amount, as days of the amount that was invoiced lately. */
const salesOutstanding = (owed: number, invoiced: number): number | null => {
  const share = ratio(owed, invoiced);
  return share === null ? null : share * dsoDays;
};

export const invoiceKpis = async (query: FigureQuery): Promise<ProjectFigures['kpis']> => {
  const { range, previous, today } = query;
  const issued = (within: typeof range) => invoiceSum(query, issuedIn(within), 'i.total');
  const settled = (within: typeof range) =>
    settledSum(query, { ...issuedIn(within), status: ['paid', 'uncollected'] });
  const [invoiced, invoicedBefore] = [await issued(range), await issued(previous)];
  const [collected, collectedBefore] = [
    await collectedIn(query, paidIn(range)),
    await collectedIn(query, paidIn(previous)),
  ];
  const [over, overBefore] = [await settled(range), await settled(previous)];
  const owed = await invoiceSum(query, outstanding, 'i.total - i.amount_paid');
  const lately = await issued({ from: addDays(today, 1 - dsoDays), to: today });
  return {
    invoiced: compared(invoiced.cents / 100, invoicedBefore.cents / 100, invoiced.count),
    outstanding: compared(owed.cents / 100, null, owed.count),
    collected: compared(collected.cents / 100, collectedBefore.cents / 100, collected.count),
    uncollected_rate: rated([over.lost, over.cents], [overBefore.lost, overBefore.cents], over.count),
    dso: compared(salesOutstanding(owed.cents, lately.cents), null, owed.count),
  };
};
