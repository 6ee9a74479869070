import { defaultZone, todayIn } from '#platform/web/i18n/index';
import { defineList, flagFilter } from '#platform/web/list/index';
import { type ProjectStatus, projectListEndpoints, projectSorts } from '../../contract/index.ts';
import {
  dayFilters,
  lateFilter,
  notInvoicedFilter,
  outcomeFilters,
  whatFilters,
  whoFilters,
} from './project-filters.ts';

type Asked = {
  q?: string | undefined;
  all: boolean;
  past_due: boolean;
  not_invoiced: boolean;
  status: ProjectStatus[];
  scheduled_from?: string | undefined;
  scheduled_to?: string | undefined;
  due_from?: string | undefined;
  due_to?: string | undefined;
  serviced_from?: string | undefined;
  serviced_to?: string | undefined;
  created_from?: string | undefined;
  created_to?: string | undefined;
  ended_from?: string | undefined;
  ended_to?: string | undefined;
  offered_from?: string | undefined;
  offered_to?: string | undefined;
};

const days = [
  ...(['scheduled_from', 'scheduled_to', 'due_from', 'due_to', 'serviced_from', 'serviced_to'] as const),
  ...(['created_from', 'created_to'] as const),
  ...(['ended_from', 'ended_to', 'offered_from', 'offered_to'] as const),
] as const;

const isNarrowed = (asked: Asked): boolean =>
  Boolean(asked.q || asked.all || asked.past_due || asked.not_invoiced || asked.status.length > 0) ||
  days.some((day) => asked[day] !== undefined);

/** The last day of the month of a date. */
const monthEnd = (date: string): string => {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 1, 0)).toISOString().slice(0, 10);
};

/** What is scheduled this month, until something else is asked for. */
const scheduledThisMonth = () => {
  const today = todayIn(defaultZone());
  return {
    status: ['open' as const],
    scheduled_from: `${today.slice(0, 7)}-01`,
    scheduled_to: monthEnd(today),
  };
};

export const projectList = defineList({
  name: 'special-projects',
  endpoint: projectListEndpoints.listSpecialProjects,
  sorts: projectSorts,
  sort: 'due_date',
  filters: [
    ...whatFilters,
    ...dayFilters,
    ...whoFilters,
    ...outcomeFilters,
    lateFilter,
    notInvoicedFilter,
    flagFilter('all', { label: 'special-projects:list.all', linked: true }),
  ],
  quickViews: [
    { id: 'scheduled', label: 'special-projects:list.scheduled', set: {}, without: [...days, 'q'] },
    { id: 'running', label: 'special-projects:list.running', set: { status: ['active'] } },
    { id: 'drafts', label: 'special-projects:list.drafts', set: { status: ['draft', 'pending'] } },
    { id: 'late', label: 'special-projects:list.pastDue', set: { past_due: true } },
    { id: 'unbilled', label: 'special-projects:list.notInvoiced', set: { not_invoiced: true } },
    { id: 'all', label: 'special-projects:list.all', set: { all: true }, without: [...days] },
  ],
  begins: {
    label: 'special-projects:list.scheduled',
    holds: (asked) => !isNarrowed(asked),
    query: scheduledThisMonth,
    lift: { all: true },
  },
  toQuery: () => ({ all: undefined }),
  phoneSorts: [
    { sort: 'due_date', order: 'asc', label: 'special-projects:list.sortDue' },
    { sort: 'scheduled_date', order: 'asc', label: 'special-projects:list.sortScheduled' },
    { sort: 'number', order: 'desc', label: 'special-projects:list.sortNumber' },
  ],
});
