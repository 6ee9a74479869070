import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choicesFilter, dateRangeFilter, flagFilter } from '#platform/web/list/index';
import { invoiceTypes, offerOutcomes, projectStatuses, projectTypes } from '../../contract/index.ts';

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

export const notInvoicedFilter = flagFilter('not_invoiced', {
  label: 'special-projects:list.notInvoiced',
});

export const dayFilters = [
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
  dateRangeFilter('serviced', {
    label: 'special-projects:field.actual_service_date',
    from: 'special-projects:list.servicedFrom',
    to: 'special-projects:list.servicedTo',
  }),
  dateRangeFilter('created', {
    label: 'special-projects:list.created',
    from: 'special-projects:list.createdFrom',
    to: 'special-projects:list.createdTo',
  }),
  dateRangeFilter('ended', {
    label: 'special-projects:list.ended',
    from: 'special-projects:list.endedFrom',
    to: 'special-projects:list.endedTo',
  }),
] as const;

/** Filters that figures set. People can also set the one by offer and its days; the others come only from links. */
export const outcomeFilters = [
  areaFilter('area_id'),
  buildingFilter('building_id'),
  choicesFilter('offer', {
    label: 'special-projects:list.offer',
    choices: offerOutcomes,
    word: (outcome, t) => t(`special-projects:offer.${outcome}`),
  }),
  dateRangeFilter('offered', {
    label: 'special-projects:list.offered',
    from: 'special-projects:list.offeredFrom',
    to: 'special-projects:list.offeredTo',
  }),
  flagFilter('approved', { label: 'special-projects:field.approved', linked: true }),
  flagFilter('with_due', { label: 'special-projects:list.withDue', linked: true }),
  flagFilter('estimated', { label: 'special-projects:list.estimated', linked: true }),
  flagFilter('costed', { label: 'special-projects:list.costed', linked: true }),
] as const;
