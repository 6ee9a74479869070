import { ageBuckets } from '#features/projects/invoices/contract';
import { projectStatuses } from '#features/projects/special-projects/contract';
import {
  completedIn,
  issuedIn,
  liveStatuses,
  monthsOf,
  outstanding,
  type ProjectCharts,
  plannedIn,
} from '../../contract/index.ts';
import type { FigureQuery } from './figure-query.ts';
import { invoicedByMonth, owedByAge } from './invoice-sums-repository.ts';
import { byKind, byStatus, endedByMonth } from './project-charts-repository.ts';
import { scheduledIn } from './value-in.ts';

type Stored = { count: number; cents: number };

type Shown = { prices: boolean; invoices: boolean };

const nothing = { count: 0, cents: 0 };

/** Charts about projects and, for people who see them, about invoices. Without prices they only have counts. */
export const chartsOf = async (query: FigureQuery, { prices, invoices }: Shown): Promise<ProjectCharts> => {
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
