import { ageBuckets } from '#features/projects/invoices/contract';
import { projectStatuses, seesMoney } from '#features/projects/special-projects/contract';
import { addDays } from '#platform/contract/add-days';
import { rangeBefore } from '#platform/contract/date-range';
import { compared, rated, ratio } from '#platform/contract/figure';
import { dateAt } from '#platform/server/clock/dates';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import {
  completedIn,
  type FigureKey,
  issuedIn,
  liveStatuses,
  monthsOf,
  outstanding,
  type ProjectCharts,
  type ProjectFigures,
  paidIn,
  plannedIn,
  priceKeys,
  type projectFigureEndpoints,
} from '../../contract/index.ts';
import type { FigureQuery } from './figure-query.ts';
import {
  collectedIn,
  invoicedByMonth,
  invoiceSum,
  owedByAge,
  settledSum,
} from './invoice-sums-repository.ts';
import { byKind, byStatus, endedByMonth } from './project-charts-repository.ts';
import { workDone, workNow } from './project-kpis.ts';
import { scheduledIn } from './value-in.ts';

type Stored = { count: number; cents: number };

type Shown = { prices: boolean; invoices: boolean };

const nothing = { count: 0, cents: 0 };

/** Charts about projects and, for people who see them, about invoices. Without prices they only have counts. */
const chartsOf = async (query: FigureQuery, { prices, invoices }: Shown): Promise<ProjectCharts> => {
  const { range } = query;
  const money = <S extends Stored>({ cents, ...rest }: S, shown = prices) => ({
    ...rest,
    value: shown ? cents / 100 : null,
  });
  const byMonth = (stored: readonly (Stored & { month: string })[], shown = prices) =>
    monthsOf(range).map((month) => {
      const found = stored.find((one) => one.month.slice(0, 7) === month.from.slice(0, 7)) ?? nothing;
      return { ...month, count: found.count, value: shown ? found.cents / 100 : null };
    });
  const statuses = await byStatus(query, { status: [...liveStatuses] });
  const { types, schedulers, clients } = await byKind(query, plannedIn(range));
  const ages = invoices ? await owedByAge(query, outstanding) : null;
  return {
    statuses: projectStatuses.flatMap((key) =>
      statuses.filter((one) => one.key === key).map((one) => money(one)),
    ),
    types: types.map((one) => money(one)),
    schedulers: schedulers.map((one) => money(one)),
    clients: clients.map((one) => money(one)),
    scheduled: byMonth(await scheduledIn(query, plannedIn(range), monthsOf(range))),
    completed: byMonth(await endedByMonth(query, completedIn(range))),
    invoiced: invoices ? byMonth(await invoicedByMonth(query, issuedIn(range)), true) : null,
    ages:
      ages &&
      ageBuckets.map((key) => {
        const { count, cents } = ages.find(({ age }) => age === key) ?? nothing;
        return { key, count, value: cents / 100 };
      }),
  };
};

const dsoDays = 90;

/** Days sales outstanding: the unpaid amount, as days of the amount that was invoiced lately. */
const salesOutstanding = (owed: number, invoiced: number): number | null => {
  const share = ratio(owed, invoiced);
  return share === null ? null : share * dsoDays;
};

const invoiceKpis = async (query: FigureQuery): Promise<ProjectFigures['kpis']> => {
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
    range,
    previous,
    today,
    kpis: {
      ...Object.fromEntries(Object.entries(work).filter(([key]) => prices || !isPrice(key))),
      ...(invoices && (await invoiceKpis(asked))),
    },
    charts: await chartsOf(asked, { prices, invoices }),
  };
};
