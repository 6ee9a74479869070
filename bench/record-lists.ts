import type { Filled } from './fill.ts';

type RecordList = { work: string; path: (of: Pick<Filled, 'buildingId' | 'jobId' | 'userId'>) => string };

/** Lists of records, each compared with pgbench, and with the same list of a tenth of the records. */
export const recordLists: readonly RecordList[] = [
  { work: 'keys', path: () => '/api/v1/core/keys?per_page=50' },
  { work: 'keys overdue', path: () => '/api/v1/core/keys?per_page=50&overdue=true&sort=due_on' },
  { work: 'keys, searched', path: () => '/api/v1/core/keys?per_page=50&q=K-77' },
  { work: 'supplies', path: () => '/api/v1/core/supplies?per_page=50' },
  { work: 'supplies, searched', path: () => '/api/v1/core/supplies?per_page=50&q=SKU-77' },
  { work: 'documents', path: () => '/api/v1/core/job-documents?per_page=50' },
  { work: 'documents that are missing', path: () => '/api/v1/core/job-documents?per_page=50&state=missing' },
  { work: 'inspections', path: () => '/api/v1/quality/inspections?per_page=50' },
  {
    work: 'inspections with open tasks',
    path: () => '/api/v1/quality/inspections?per_page=50&open_deficiencies=true',
  },
  {
    work: 'sites by when they are inspected next',
    path: () => '/api/v1/quality/inspections/sites?per_page=50',
  },
  { work: 'nightly reports', path: () => '/api/v1/daily-reports?per_page=50' },
  {
    work: 'nightly reports that were due, on time',
    path: () => '/api/v1/daily-reports?per_page=50&due=true&on_time=true',
  },
  {
    work: 'nights and days whose report or log is missing',
    path: () => '/api/v1/daily-reports/missing?per_page=50',
  },
  { work: 'the wall of tonight', path: () => '/api/v1/daily-reports/tonight' },
  { work: 'dashboard of nightly reports', path: () => '/api/v1/dashboards/reports' },
  { work: 'action logs', path: () => '/api/v1/action-log-reports/table-data?per_page=50' },
  {
    work: 'action logs with restroom checks',
    path: () => '/api/v1/action-log-reports/table-data?per_page=50&action_type=restroom_check',
  },
  { work: 'dashboard of action logs', path: () => '/api/v1/dashboards/action-logs' },
  { work: 'special projects', path: () => '/api/v1/core/special-projects?per_page=50' },
  {
    work: 'special projects with a proposal that was approved',
    path: () => '/api/v1/core/special-projects?per_page=50&offer=approved&sort=number&order=desc',
  },
  { work: 'invoices', path: () => '/api/v1/special-project/invoices?per_page=50' },
  { work: 'dashboard of special projects', path: () => '/api/v1/dashboards/special-projects' },
  { work: 'contracts of all services', path: () => '/api/v1/core/contracts?per_page=50' },
  {
    work: 'contracts of all services by margin',
    path: () => '/api/v1/core/contracts?per_page=50&sort=margin',
  },
  { work: 'contracts of all services, summed', path: () => '/api/v1/core/contracts/sum' },
  { work: 'contracts of all services by area', path: () => '/api/v1/core/contracts/groups?by=area' },
  { work: 'buildings', path: () => '/api/v1/core/buildings?per_page=50' },
  { work: 'sites by place, size, service and contract', path: () => sitesOfAll },
  { work: 'sites counted by every choice', path: () => '/api/v1/jobs/counts?status=draft,active' },
  { work: 'sites counted by every choice of a search', path: () => countsOfAll },
  { work: 'audit log of a building', path: ({ buildingId }) => `/api/v1/building/${buildingId}/audit-log` },
  {
    work: 'audit log, searched in vain',
    path: ({ buildingId }) => `/api/v1/building/${buildingId}/audit-log?q=zzqx`,
  },
  { work: 'photos of a site', path: ({ jobId }) => `/api/v1/job/${jobId}/photos` },
  { work: 'people', path: () => '/api/v1/admin/users?per_page=50' },
  { work: 'people, searched', path: () => '/api/v1/admin/users?per_page=50&q=paz 77' },
  { work: 'people to choose from', path: () => '/api/v1/core/users?per_page=50&q=paz' },
  { work: 'rights of a person', path: ({ userId }) => `/api/v1/core/user/${userId}/rights` },
  { work: 'job sites of a person', path: ({ userId }) => `/api/v1/core/user/${userId}/rights/jobs` },
  { work: 'people and their second steps', path: () => '/api/v1/admin/security/second-factors?per_page=50' },
  {
    work: 'people without a second step',
    path: () => '/api/v1/admin/security/second-factors?per_page=50&state=missing',
  },
  { work: 'sessions of people', path: () => '/api/v1/admin/security/sessions?per_page=50' },
  { work: 'rights of people that changed', path: () => '/api/v1/admin/security/rights?per_page=50' },
  { work: 'palette: clients', path: () => '/api/v1/core/clients?per_page=6&q=client&sort=name' },
  { work: 'palette: inspections', path: () => '/api/v1/quality/inspections?per_page=6&q=777' },
  { work: 'palette: invoices', path: () => '/api/v1/special-project/invoices?per_page=6&q=777' },
  {
    work: 'palette: special projects',
    path: () => '/api/v1/core/special-projects?per_page=6&q=project 777&sort=number&order=desc',
  },
  { work: 'stacking plan', path: ({ buildingId }) => `/api/v1/core/building/${buildingId}/stacking-plan` },
];

const allCriteria = `state=NY&city=City&zip=121&sqft_from=6000&sqft_to=90000&service_type=cleaning,day-porter
  &criteria=contract-end:365&needs_location=false&q=site`.replace(/\s/g, '');

const sitesOfAll = `/api/v1/jobs?per_page=50&include=columns&${allCriteria}`;

const countsOfAll = `/api/v1/jobs/counts?${allCriteria}`;
