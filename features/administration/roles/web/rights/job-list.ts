import { defineList } from '#platform/web/list/index';
import { roleEndpoints } from '../../contract/index.ts';

export const personJobList = defineList({
  name: 'person-jobs',
  endpoint: roleEndpoints.listPersonJobs,
  sorts: ['job_number'],
  sort: 'job_number',
  filters: [],
  phoneSorts: [
    { sort: 'job_number', order: 'asc', label: 'roles:rights.jobs.sortUp' },
    { sort: 'job_number', order: 'desc', label: 'roles:rights.jobs.sortDown' },
  ],
});
