import { seesMoney } from '#features/projects/special-projects/contract';
import { rangeBefore } from '#platform/contract/date-range';
import { dateAt } from '#platform/server/clock/dates';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import { type FigureKey, priceKeys, type projectFigureEndpoints } from '../../contract/index.ts';
import { invoiceKpis } from './invoice-kpis.ts';
import { chartsOf } from './project-charts.ts';
import { workDone, workNow } from './project-kpis.ts';

type Call = SignedInCall<(typeof projectFigureEndpoints)['getProjectDashboard']>;

const isPrice = (key: string): boolean => priceKeys.includes(key as FigureKey);

/** Figures of the special projects that the person sees; sums of money only with the flags for them. */
export const getProjectDashboard = async ({ query, tenant, person, now }: Call) => {
  const { range: name, from, to, ...narrowed } = query;
  const today = dateAt(now, person.timeZone);
  const range = askedRange({ range: name, from, to }, today);
  const previous = rangeBefore(range);
  const asked = { reader: { tenant, person, now }, narrowed, range, previous, today };
  const prices = seesMoney(person.flags);
  const invoices = person.flags.has('specialProjects.canViewInvoices');
  const work = { ...(await workNow(asked)), ...(await workDone(asked)) };
  return {
    ...{ range, previous, today },
    kpis: {
      ...Object.fromEntries(Object.entries(work).filter(([key]) => prices || !isPrice(key))),
      ...(invoices && (await invoiceKpis(asked))),
    },
    charts: await chartsOf(asked, { prices, invoices }),
  };
};
