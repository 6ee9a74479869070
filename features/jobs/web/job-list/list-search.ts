import * as field from '#platform/contract/fields';
import { listSearch, urlChoice, urlFlag, urlNumber } from '#platform/web/routing/index';

export const statusChoices = ['live', 'draft', 'active', 'inactive', 'all'] as const;

export const jobListSearch = listSearch(
  ['job_number', 'job_name', 'status', 'client'],
  { sort: 'job_number' },
  {
    status: urlChoice(statusChoices),
    state: urlChoice(field.states),
    needs_location: urlFlag(),
    import_id: urlNumber(),
  },
);
