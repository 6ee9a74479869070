import type { AgeBucket, InvoiceListFilters } from '#features/projects/invoices/contract';
import type { ProjectListFilters, ProjectStatus } from '#features/projects/special-projects/contract';
import { presetRange } from '#platform/contract/date-range';
import type { DateRange } from '#platform/contract/range-fields';
import { lastOfMonth } from './months-of.ts';
import type { FigureKey, ProjectCharts } from './project-figures.ts';

/** The list behind a figure, with as many rows as the figure's `of`. Behind a ratio or median it is the list from which that
 * is computed. */
export type FigureList =
  | { of: 'projects'; filters: ProjectListFilters }
  | { of: 'invoices'; filters: InvoiceListFilters };

export const liveStatuses = [
  'draft',
  'proposed',
  'pending',
  'open',
  'active',
  'inactive',
  'on_hold',
] as const satisfies ProjectStatus[];

const plannedStatuses = ['pending', 'open', 'active', 'on_hold', 'closed', 'invoiced'] as const;

/** Filters: entered in a range, with any status. */
export const createdIn = ({ from, to }: DateRange) =>
  ({ created_from: from, created_to: to }) satisfies ProjectListFilters;

/** Filters: ended in a range, with or without an invoice. */
export const completedIn = ({ from, to }: DateRange) =>
  ({ status: ['closed', 'invoiced'], ended_from: from, ended_to: to }) satisfies ProjectListFilters;

export const plannedIn = ({ from, to }: DateRange) =>
  ({ status: [...plannedStatuses], scheduled_from: from, scheduled_to: to }) satisfies ProjectListFilters;

export const decidedIn = ({ from, to }: DateRange) =>
  ({
    offer: ['approved', 'declined', 'expired'],
    offered_from: from,
    offered_to: to,
  }) satisfies ProjectListFilters;

export const servicedIn = ({ from, to }: DateRange) =>
  ({ approved: true, serviced_from: from, serviced_to: to }) satisfies ProjectListFilters;

export const issuedIn = ({ from, to }: DateRange) =>
  ({
    status: ['invoiced', 'paid', 'uncollected'],
    issue_from: from,
    issue_to: to,
  }) satisfies InvoiceListFilters;

export const paidIn = ({ from, to }: DateRange) =>
  ({ paid_from: from, paid_to: to }) satisfies InvoiceListFilters;

export const notInvoiced = { not_invoiced: true } satisfies ProjectListFilters;

export const outstanding = { status: ['invoiced'] } satisfies InvoiceListFilters;

/** Filters: scheduled for any day of this month, also after today. */
export const scheduledThisMonth = (today: string) => {
  const { from } = presetRange('this_month', today);
  const to = lastOfMonth(from);
  return { status: ['open'], scheduled_from: from, scheduled_to: to } satisfies ProjectListFilters;
};

const projects = (filters: ProjectListFilters): FigureList => ({ of: 'projects', filters });

const invoices = (filters: InvoiceListFilters): FigureList => ({ of: 'invoices', filters });

/** The list behind a figure. `today` is the date in the organization's time zone. */
export const figureList = (key: FigureKey, range: DateRange, today: string): FigureList => {
  switch (key) {
    case 'created':
      return projects(createdIn(range));
    case 'pipeline':
      return projects({ status: ['proposed'] });
    case 'approved':
      return projects({ status: ['pending'] });
    case 'running':
      return projects({ status: ['open', 'active'] });
    case 'on_hold':
      return projects({ status: ['on_hold'] });
    case 'conversion':
      return projects(decidedIn(range));
    case 'scheduled_month':
    case 'scheduled_month_value':
      return projects(scheduledThisMonth(today));
    case 'on_time':
      return projects({ ...completedIn(range), with_due: true });
    case 'days_to_approval':
      return projects({ ...decidedIn(range), offer: ['approved'] });
    case 'days_to_service':
      return projects(servicedIn(range));
    case 'completed':
      return projects(completedIn(range));
    case 'margin_estimated':
      return projects({ ...completedIn(range), estimated: true });
    case 'margin_made':
      return projects({ ...completedIn(range), costed: true });
    case 'not_invoiced':
      return projects(notInvoiced);
    case 'invoiced':
      return invoices(issuedIn(range));
    case 'collected':
      return invoices(paidIn(range));
    case 'uncollected_rate':
      return invoices({ ...issuedIn(range), status: ['paid', 'uncollected'] });
    case 'outstanding':
    case 'dso':
      return invoices(outstanding);
  }
};

type Point<K extends keyof ProjectCharts> = NonNullable<ProjectCharts[K]>[number];

/** The list behind one point of a chart. */
export const pointLists = {
  status: ({ key }: Point<'statuses'>) => projects({ status: [key] }),
  type: ({ key }: Point<'types'>, range: DateRange) => projects({ ...plannedIn(range), type: [key] }),
  scheduler: ({ id }: Point<'schedulers'>, range: DateRange) =>
    projects({ ...plannedIn(range), scheduler_id: id }),
  client: ({ id }: Point<'clients'>, range: DateRange) => projects({ ...plannedIn(range), client_id: id }),
  scheduled: (month: Point<'scheduled'>) => projects(plannedIn(month)),
  completed: (month: Point<'completed'>) => projects(completedIn(month)),
  invoiced: (month: Point<'invoiced'>) => invoices(issuedIn(month)),
  age: ({ key }: { key: AgeBucket }) => invoices({ age: key }),
} satisfies Record<string, (...of: never[]) => FigureList>;
