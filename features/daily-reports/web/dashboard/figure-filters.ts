import { personFilter } from '#features/access/web';
import { areaFilter } from '#features/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/jobs/web';

/** The filters that figures and list share. */
export const figureFilters = [
  clientFilter('client'),
  areaFilter('area'),
  buildingFilter('building'),
  siteFilter('job', { building: 'building' }),
  personFilter('supervisor', { label: 'daily-reports:field.supervisor' }),
] as const;

export const figureFiltersForClients = figureFilters.filter(({ options }) => options.name !== 'supervisor');
