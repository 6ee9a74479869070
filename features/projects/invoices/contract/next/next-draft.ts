import type { BilledType, PriceBasis, ScopeLine } from '#features/projects/special-projects/contract';
import { linesCents } from '#features/projects/special-projects/contract';
import { portion, sum } from '#platform/contract/money';
import { type BilledBefore, billedCents, dueOnce, sharesOf } from './shares.ts';

export type BilledProject = {
  invoice_type: BilledType;
  /** Whole cents for all of the work, for a month, or for one occurrence. */
  price: number;
  price_basis: PriceBasis;
  /** How often the work is done in all, counted by its tasks and rules; null while a rule has no end. */
  occurrences: number | null;
  /** How often work without tasks was done, up to the day named when it was closed; 1 for all other work. */
  named_dates: number;
  scope_lines: readonly ScopeLine[];
  /** The first day of the work. */
  start: string;
  /** The last day of the work; null while it goes on. */
  end: string | null;
};

export type DoneTask = { id: number; done_on: string };

export type ProposedLine = {
  /** What the words of the line are about. */
  about:
    | { kind: 'scope'; text: string }
    | { kind: 'all' }
    | { kind: 'day'; date: string }
    | { kind: 'month'; month: string };
  quantity: number;
  unit_of_measure: ScopeLine['unit_of_measure'];
  /** Dollars. */
  unit_price: number;
  task_id: number | null;
};

export type Proposal = {
  period: { from: string; to: string } | null;
  lines: ProposedLine[];
  /** Whole cents that are left to bill, before this proposal. */
  left: number;
};

const monthOf = (date: string): string => `${date.slice(0, 7)}-01`;

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};

export const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The first days of the months of the work, up to the present month. */
export const monthsOf = ({ start, end }: Pick<BilledProject, 'start' | 'end'>, today: string): string[] => {
  const last = end !== null && end < today ? end : today;
  const months: string[] = [];
  for (let month = monthOf(start); month <= last && months.length < 1200; month = monthAfter(month))
    months.push(month);
  return months;
};

/** A total price cannot be divided into occurrences while their number is unknown. */
export const isOpenEnded = ({ invoice_type, price_basis, occurrences }: BilledProject): boolean =>
  invoice_type === 'per occurrence' && price_basis === 'total' && occurrences === null;

/** Work without a job site has no tasks, and is billed as a whole once it has ended. */
const isOneOccurrence = (
  { invoice_type, end }: Pick<BilledProject, 'invoice_type' | 'end'>,
  tasks: readonly DoneTask[],
): boolean => invoice_type === 'per occurrence' && end !== null && tasks.length === 0;

const timesDone = ({ named_dates }: BilledProject, tasks: readonly DoneTask[]): number =>
  tasks.length > 0 ? tasks.length : named_dates;

const whole = ({ price, scope_lines }: BilledProject, due: number, left: number): ProposedLine[] => {
  if (left <= 0) return [];
  if (left === price && scope_lines.length > 0 && linesCents(scope_lines) === price)
    return scope_lines.map(({ description, ...line }) => ({
      ...line,
      about: { kind: 'scope', text: description },
      task_id: null,
    }));
  const all = { about: { kind: 'all' }, task_id: null } as const;
  if (left === due && due > price)
    return [{ ...all, quantity: due / price, unit_of_measure: 'each', unit_price: price / 100 }];
  return [{ ...all, quantity: 1, unit_of_measure: 'lump sum', unit_price: left / 100 }];
};

const oneTime = (
  project: BilledProject,
  invoices: readonly BilledBefore[],
  tasks: readonly DoneTask[],
): Proposal => {
  const due = dueOnce(project, timesDone(project, tasks));
  const left = Math.max(0, due - billedCents(invoices));
  return { period: null, lines: whole(project, due, left), left };
};

const perOccurrence = (
  project: BilledProject,
  invoices: readonly BilledBefore[],
  tasks: readonly DoneTask[],
): Proposal => {
  const taken = new Set(invoices.flatMap(({ task_ids }) => task_ids));
  const open = tasks.filter(({ id }) => !taken.has(id));
  const shares = sharesOf(project, invoices, open.length);
  const lines = open.flatMap(({ id, done_on }, at): ProposedLine[] => {
    const cents = shares[at] ?? 0;
    if (cents <= 0) return [];
    return [
      {
        about: { kind: 'day', date: done_on },
        quantity: 1,
        unit_of_measure: 'each',
        unit_price: cents / 100,
        task_id: id,
      },
    ];
  });
  return { period: null, lines, left: sum(shares) };
};

const monthly = (project: BilledProject, invoices: readonly BilledBefore[], today: string): Proposal => {
  const taken = new Set(invoices.map(({ period_from }) => period_from));
  const open = monthsOf(project, today).filter((month) => !taken.has(month));
  const [first] = open;
  if (first === undefined) return { period: null, lines: [], left: 0 };
  return {
    period: { from: first, to: lastDayOf(first) },
    lines: [
      {
        about: { kind: 'month', month: first },
        quantity: 1,
        unit_of_measure: 'month',
        unit_price: project.price / 100,
        task_id: null,
      },
    ],
    left: open.length * project.price,
  };
};

export type PartMonth = { from: string; days: number; days_in_month: number; cents: number };

/** The first month of work that began within it, with the share of its price by days; null for any other month. */
export const partMonthOf = (
  { invoice_type, start, price }: BilledProject,
  period: Proposal['period'],
): PartMonth | null => {
  if (invoice_type !== 'monthly' || period === null || start <= period.from || start > period.to) return null;
  const days_in_month = Number(period.to.slice(8));
  const days = days_in_month - Number(start.slice(8)) + 1;
  return { from: start, days, days_in_month, cents: portion(price, days, days_in_month) };
};

/** What comes next on an invoice of a project. */
export const nextDraft = (
  project: BilledProject,
  invoices: readonly BilledBefore[],
  tasks: readonly DoneTask[],
  today: string,
): Proposal => {
  if (isOneOccurrence(project, tasks)) return oneTime(project, invoices, tasks);
  switch (project.invoice_type) {
    case 'one time':
      return oneTime(project, invoices, tasks);
    case 'per occurrence':
      return perOccurrence(project, invoices, tasks);
    case 'monthly':
      return monthly(project, invoices, today);
  }
};

/** Maximum subtotal, in whole cents, that needs no reason, given the other invoices of the project. */
export const maxFor = (
  project: BilledProject,
  others: readonly BilledBefore[],
  { task_ids }: Pick<BilledBefore, 'task_ids'>,
  tasks: readonly DoneTask[],
): number => {
  if (project.invoice_type === 'monthly') return project.price;
  if (project.invoice_type === 'per occurrence' && !isOneOccurrence(project, tasks))
    return sum(sharesOf(project, others, task_ids.length));
  return Math.max(0, dueOnce(project, timesDone(project, tasks)) - billedCents(others));
};

/** Whether these invoices hold everything that is due for work that has ended. */
export const isAllBilled = (
  project: BilledProject,
  invoices: readonly BilledBefore[],
  tasks: readonly DoneTask[],
  today: string,
): boolean => invoices.length > 0 && nextDraft(project, invoices, tasks, today).left === 0;
