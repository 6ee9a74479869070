import { personFilter } from '#features/access/web';
import { areaFilter } from '#features/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/jobs/web';

/** The filters that figures and list share. */
export const figureFilters = [
  clientFilter('client'),
  areaFilter('area'),
  buildingFilter('building'),
  siteFilter('job', { building: 'building' }),
  personFilter('porter', { label: 'action-logs:field.porter' }),
] as const;

export const figureFiltersForClients = figureFilters.filter(({ options }) => options.name !== 'porter');
