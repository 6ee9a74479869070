import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';

/** The filters that figures and list share. */
export const figureFilters = [
  clientFilter('client'),
  areaFilter('area'),
  buildingFilter('building'),
  siteFilter('job', { building: 'building' }),
  personFilter('porter', { label: 'action-logs:field.porter' }),
] as const;

export const figureFiltersForClients = figureFilters.filter(({ options }) => options.name !== 'porter');
