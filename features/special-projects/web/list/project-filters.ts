import { personFilter } from '#features/access/web';
import { clientFilter, siteFilter } from '#features/jobs/web';
import { choicesFilter, flagFilter } from '#platform/web/list/index';
import { invoiceTypes, projectStatuses, projectTypes } from '../../contract/index.ts';

export const whatFilters = [
  choicesFilter('status', {
    label: 'special-projects:field.status',
    choices: projectStatuses,
    word: (status, t) => t(`special-projects:status.${status}`),
  }),
  choicesFilter('type', {
    label: 'special-projects:field.projectType',
    choices: projectTypes,
    word: (type, t) => t(`special-projects:type.${type}`),
  }),
  choicesFilter('invoice_type', {
    label: 'special-projects:field.invoice_type',
    choices: invoiceTypes,
    word: (type, t) => t(`special-projects:invoiceType.${type}`),
  }),
] as const;

export const whoFilters = [
  clientFilter('client_id'),
  siteFilter('job_id'),
  personFilter('scheduler_id', { label: 'special-projects:field.schedulers' }),
  personFilter('manager_id', { label: 'special-projects:field.managers' }),
] as const;

export const lateFilter = flagFilter('past_due', { label: 'special-projects:list.pastDue' });
