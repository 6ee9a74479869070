import { compared, rated, ratio } from '#platform/contract/figure';
import {
  completedIn,
  createdIn,
  decidedIn,
  notInvoiced,
  type ProjectFigures,
  scheduledThisMonth,
  servicedIn,
} from '../../contract/index.ts';
import type { FigureQuery } from './figure-query.ts';
import {
  completedSums,
  costedSums,
  counted,
  decidedSums,
  servicedSums,
  sumsOf,
} from './project-sums-repository.ts';
import { valueIn } from './value-in.ts';

type Sums = Record<string, number | null>;

const number = (sums: Sums, name: string): number => sums[name] ?? 0;

const dollars = (sums: Sums, name = 'value'): number => number(sums, name) / 100;

/** The share of a sum that is left after its cost. */
const leftOf = (sums: Sums, worth: string, cost: string): number | null =>
  ratio(number(sums, worth) - number(sums, cost), number(sums, worth));

const asOfNow = (sums: Sums) => compared(dollars(sums), null, number(sums, 'count'));

const timed = (now: Sums, before: Sums, of = number(now, 'count')) =>
  compared(now.median ?? null, before.median ?? null, of, now.mean ?? null);

/** Reads the same for the range and for the time before. */
const both = async <S>(
  query: FigureQuery,
  read: (range: FigureQuery['range']) => Promise<S>,
): Promise<[S, S]> => [await read(query.range), await read(query.previous)];

/** Figures of the work as of now, and of this month. */
export const workNow = async (query: FigureQuery): Promise<ProjectFigures['kpis']> => {
  const now = (...status: ('proposed' | 'pending' | 'open' | 'active')[]) =>
    sumsOf(query, { status }, counted);
  const { scheduled_from: from, scheduled_to: to, ...ofMonth } = scheduledThisMonth(query.today);
  const month = await valueIn(query, { ...ofMonth, scheduled_from: from, scheduled_to: to }, { from, to });
  return {
    pipeline: asOfNow(await now('proposed')),
    approved: asOfNow(await now('pending')),
    running: asOfNow(await now('open', 'active')),
    on_hold: asOfNow(await valueIn(query, { status: ['on_hold'] }, query.range)),
    scheduled_month: compared(number(month, 'count'), null, number(month, 'count')),
    scheduled_month_value: asOfNow(month),
    not_invoiced: asOfNow(await sumsOf(query, notInvoiced, counted)),
  };
};

/** Figures of answered proposals and of finished work. */
export const workDone = async (query: FigureQuery): Promise<ProjectFigures['kpis']> => {
  const [entered, enteredBefore] = await both(query, (range) => sumsOf(query, createdIn(range), counted));
  const [offers, offersBefore] = await both(query, (range) => sumsOf(query, decidedIn(range), decidedSums));
  const [done, doneBefore] = await both(query, (range) => sumsOf(query, completedIn(range), completedSums));
  const [took, tookBefore] = await both(query, (range) =>
    sumsOf(query, { ...completedIn(range), costed: true }, costedSums),
  );
  const service = await both(query, (range) => sumsOf(query, servicedIn(range), servicedSums));
  return {
    created: compared(number(entered, 'count'), number(enteredBefore, 'count'), number(entered, 'count')),
    conversion: rated(
      [number(offers, 'approved'), number(offers, 'count')],
      [number(offersBefore, 'approved'), number(offersBefore, 'count')],
    ),
    on_time: rated(
      [number(done, 'on_time'), number(done, 'with_due')],
      [number(doneBefore, 'on_time'), number(doneBefore, 'with_due')],
    ),
    days_to_approval: timed(offers, offersBefore, number(offers, 'approved')),
    days_to_service: timed(...service),
    completed: compared(dollars(done), dollars(doneBefore), number(done, 'count')),
    margin_estimated: compared(
      leftOf(done, 'estimated_worth', 'estimated_cost'),
      leftOf(doneBefore, 'estimated_worth', 'estimated_cost'),
      number(done, 'estimated'),
    ),
    margin_made: compared(
      leftOf(took, 'value', 'cost'),
      leftOf(tookBefore, 'value', 'cost'),
      number(took, 'count'),
    ),
  };
};
