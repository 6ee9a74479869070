import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';

/** Filters by place, shared by figures, sites and inspections. */
export const placeFilters = [
  clientFilter('client'),
  areaFilter('area'),
  buildingFilter('building'),
  siteFilter('job', { building: 'building' }),
] as const;

export const figureFilters = [
  ...placeFilters,
  personFilter('inspectedBy', { label: 'inspections:field.inspector' }),
] as const;
