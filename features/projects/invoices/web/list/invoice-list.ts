import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import {
  choiceFilter,
  choicesFilter,
  dateRangeFilter,
  defineList,
  flagFilter,
  yesNoFilter,
} from '#platform/web/list/index';
import {
  type AgeBucket,
  ageBuckets,
  type InvoiceStatus,
  invoiceListEndpoints,
  invoiceSorts,
  invoiceStatuses,
} from '../../contract/index.ts';

type Asked = {
  q?: string | undefined;
  all: boolean;
  past_due: boolean;
  age?: AgeBucket | undefined;
  paid_from?: string | undefined;
  paid_to?: string | undefined;
  status: InvoiceStatus[];
};

const isNarrowed = ({ q, all, past_due, age, status, paid_from, paid_to }: Asked): boolean =>
  Boolean(q || all || past_due || age || paid_from || paid_to || status.length > 0);

/** Without filters it lists drafts and unpaid invoices. */
export const invoiceList = defineList({
  name: 'invoices',
  endpoint: invoiceListEndpoints.listInvoices,
  sorts: invoiceSorts,
  sort: 'issue',
  order: 'desc',
  filters: [
    choicesFilter('status', {
      label: 'invoices:field.status',
      choices: invoiceStatuses,
      word: (status, t) => t(`invoices:status.${status}`),
    }),
    choiceFilter('age', {
      label: 'invoices:list.age',
      choices: ageBuckets,
      word: (age, t) => t(`invoices:age.${age}`),
    }),
    dateRangeFilter('issue', {
      label: 'invoices:field.issue_date',
      from: 'invoices:list.issueFrom',
      to: 'invoices:list.issueTo',
    }),
    dateRangeFilter('due', {
      label: 'invoices:field.due_date',
      from: 'invoices:list.dueFrom',
      to: 'invoices:list.dueTo',
    }),
    dateRangeFilter('paid', {
      label: 'invoices:list.paid',
      from: 'invoices:list.paidFrom',
      to: 'invoices:list.paidTo',
    }),
    clientFilter('client_id'),
    areaFilter('area_id'),
    buildingFilter('building_id'),
    siteFilter('job_id'),
    personFilter('scheduler_id', { label: 'special-projects:field.schedulers' }),
    yesNoFilter('exported', { label: 'invoices:field.exported' }),
    flagFilter('past_due', { label: 'invoices:list.pastDue' }),
    flagFilter('all', { label: 'invoices:list.all', linked: true }),
  ],
  quickViews: [
    { id: 'open', label: 'invoices:list.open', set: {}, without: ['q', 'age', 'paid_from', 'paid_to'] },
    { id: 'late', label: 'invoices:list.pastDue', set: { past_due: true } },
    { id: 'paid', label: 'invoices:list.paidOnes', set: { status: ['paid'] } },
    { id: 'all', label: 'invoices:list.all', set: { all: true } },
  ],
  begins: {
    label: 'invoices:list.open',
    holds: (asked) => !isNarrowed(asked),
    query: () => ({ status: ['draft', 'invoiced'] }),
    lift: { all: true },
  },
  toQuery: () => ({ all: undefined }),
  phoneSorts: [
    { sort: 'issue', order: 'desc', label: 'invoices:list.sortIssue' },
    { sort: 'due', order: 'asc', label: 'invoices:list.sortDue' },
    { sort: 'total', order: 'desc', label: 'invoices:list.sortTotal' },
  ],
});
