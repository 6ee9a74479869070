import type { ScopeLine } from '#features/special-projects/contract';
import { linesCents } from '#features/special-projects/contract';
import { sum } from '#platform/contract/money';
import type { BilledType } from '../invoice/invoice-enums.ts';

export type BilledProject = {
  invoice_type: BilledType;
  /** Whole cents: of all of it, of a month, or of an occurrence. */
  price: number;
  scope_lines: readonly ScopeLine[];
  /** The first day of the work. */
  start: string;
  /** The last day of the work; null while it goes on. */
  end: string | null;
};

/** An invoice that is there; those that were deleted do not count. */
export type BilledBefore = {
  subtotal: number;
  /** The first day of its month. */
  period_from: string | null;
  task_ids: readonly number[];
};

/** Work that is done, on the day on which it was. */
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

/** The months of the work up to now, by their first days. */
export const monthsOf = ({ start, end }: Pick<BilledProject, 'start' | 'end'>, today: string): string[] => {
  const last = end !== null && end < today ? end : today;
  const months: string[] = [];
  for (let month = monthOf(start); month <= last && months.length < 1200; month = monthAfter(month))
    months.push(month);
  return months;
};

const billed = (invoices: readonly BilledBefore[]): number => sum(invoices.map(({ subtotal }) => subtotal));

const whole = ({ price, scope_lines }: BilledProject, left: number): ProposedLine[] => {
  if (left <= 0) return [];
  if (left === price && scope_lines.length > 0 && linesCents(scope_lines) === price)
    return scope_lines.map(({ description, ...line }) => ({
      ...line,
      about: { kind: 'scope', text: description },
      task_id: null,
    }));
  const one = { quantity: 1, unit_of_measure: 'lump sum', unit_price: left / 100, task_id: null } as const;
  return [{ ...one, about: { kind: 'all' } }];
};

const oneTime = (project: BilledProject, invoices: readonly BilledBefore[]): Proposal => {
  const left = Math.max(0, project.price - billed(invoices));
  return { period: null, lines: whole(project, left), left };
};

const perOccurrence = (
  { price }: BilledProject,
  invoices: readonly BilledBefore[],
  tasks: readonly DoneTask[],
): Proposal => {
  const taken = new Set(invoices.flatMap(({ task_ids }) => task_ids));
  const open = tasks.filter(({ id }) => !taken.has(id));
  return {
    period: null,
    lines: open.map(({ id, done_on }) => ({
      about: { kind: 'day', date: done_on },
      quantity: 1,
      unit_of_measure: 'each',
      unit_price: price / 100,
      task_id: id,
    })),
    left: open.length * price,
  };
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

/** What comes next on an invoice of a project. */
export const nextDraft = (
  project: BilledProject,
  invoices: readonly BilledBefore[],
  tasks: readonly DoneTask[],
  today: string,
): Proposal => {
  switch (project.invoice_type) {
    case 'one time':
      return oneTime(project, invoices);
    case 'per occurrence':
      return perOccurrence(project, invoices, tasks);
    case 'monthly':
      return monthly(project, invoices, today);
  }
};

/** The most that one invoice may come to without a reason, beside the others of its project. */
export const mostFor = (
  project: Pick<BilledProject, 'invoice_type' | 'price'>,
  others: readonly BilledBefore[],
  invoice: Pick<BilledBefore, 'task_ids'>,
): number => {
  switch (project.invoice_type) {
    case 'one time':
      return Math.max(0, project.price - billed(others));
    case 'per occurrence':
      return invoice.task_ids.length * project.price;
    case 'monthly':
      return project.price;
  }
};

/** Whether these invoices hold everything that is due for work that has ended. */
export const isAllBilled = (
  project: BilledProject,
  invoices: readonly BilledBefore[],
  tasks: readonly DoneTask[],
  today: string,
): boolean => {
  if (invoices.length === 0) return false;
  if (project.invoice_type !== 'per occurrence' || tasks.length > 0)
    return nextDraft(project, invoices, tasks, today).left === 0;
  return billed(invoices) >= project.price;
};
