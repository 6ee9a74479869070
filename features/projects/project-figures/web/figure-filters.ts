import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';

/** The filters that figures share with the lists of projects and of invoices. */
export const figureFilters = [
  clientFilter('client_id'),
  areaFilter('area_id'),
  buildingFilter('building_id'),
  siteFilter('job_id', { building: 'building_id' }),
  personFilter('scheduler_id', { label: 'special-projects:field.schedulers' }),
] as const;
