import { defaultZone, todayIn } from '#platform/web/i18n/index';
import { dateRangeFilter, defineList, flagFilter } from '#platform/web/list/index';
import { type ProjectStatus, projectListEndpoints, projectSorts } from '../../contract/index.ts';
import { lateFilter, whatFilters, whoFilters } from './project-filters.ts';

type Asked = {
  q?: string | undefined;
  all: boolean;
  past_due: boolean;
  status: ProjectStatus[];
  scheduled_from?: string | undefined;
  scheduled_to?: string | undefined;
  due_from?: string | undefined;
  due_to?: string | undefined;
};

const isNarrowed = ({ q, all, past_due, status, ...days }: Asked): boolean =>
  Boolean(q || all || past_due || status.length > 0) ||
  [days.scheduled_from, days.scheduled_to, days.due_from, days.due_to].some(Boolean);

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

const days = ['scheduled_from', 'scheduled_to', 'due_from', 'due_to'] as const;

export const projectList = defineList({
  name: 'special-projects',
  endpoint: projectListEndpoints.listSpecialProjects,
  sorts: projectSorts,
  sort: 'due_date',
  filters: [
    ...whatFilters,
    dateRangeFilter('scheduled', {
      label: 'special-projects:field.scheduled_date',
      from: 'special-projects:list.scheduledFrom',
      to: 'special-projects:list.scheduledTo',
    }),
    dateRangeFilter('due', {
      label: 'special-projects:field.due_date',
      from: 'special-projects:list.dueFrom',
      to: 'special-projects:list.dueTo',
    }),
    ...whoFilters,
    lateFilter,
    flagFilter('all', { label: 'special-projects:list.all', linked: true }),
  ],
  quickViews: [
    { id: 'scheduled', label: 'special-projects:list.scheduled', set: {}, without: [...days, 'q'] },
    { id: 'running', label: 'special-projects:list.running', set: { status: ['active'] } },
    { id: 'drafts', label: 'special-projects:list.drafts', set: { status: ['draft', 'pending'] } },
    { id: 'late', label: 'special-projects:list.pastDue', set: { past_due: true } },
    { id: 'all', label: 'special-projects:list.all', set: { all: true }, without: [...days] },
  ],
  toQuery: (asked) => ({ all: undefined, ...(isNarrowed(asked) ? {} : scheduledThisMonth()) }),
  phoneSorts: [
    { sort: 'due_date', order: 'asc', label: 'special-projects:list.sortDue' },
    { sort: 'scheduled_date', order: 'asc', label: 'special-projects:list.sortScheduled' },
    { sort: 'number', order: 'desc', label: 'special-projects:list.sortNumber' },
  ],
});
