import type { JobRow } from '#features/sites/jobs/contract';
import type { SiteSearch } from './site-search-fields.ts';

/** The site that an address means. A building with a single job selects that job, a job with a single building selects
 * that building. */
export const siteFrom = (
  sites: readonly JobRow[],
  { job_id, building_id }: { job_id?: number; building_id?: number },
): { job_id: number | null; building_id: number | null } => {
  if (job_id === undefined && building_id === undefined) return { job_id: null, building_id: null };
  const [job, ...others] = sites.filter(
    (site) =>
      (job_id === undefined || site.id === job_id) &&
      (building_id === undefined || site.buildings?.some(({ id }) => id === building_id)),
  );
  if (!job || others.length > 0) return { job_id: null, building_id: null };
  const only = job.buildings?.length === 1 ? job.buildings[0]?.id : undefined;
  return { job_id: job.id, building_id: building_id ?? only ?? null };
};

type Place = { building_floor_id?: number; building_common_area_id?: number };

/** The same with a floor or common area, if the building found is the one in the address. */
export const placeFrom = (
  sites: readonly JobRow[],
  { building_floor_id, building_common_area_id, ...site }: { job_id?: number; building_id?: number } & Place,
) => {
  const found = siteFrom(sites, site);
  if (found.building_id === null || found.building_id !== site.building_id) return found;
  return {
    ...found,
    building_floor_id: building_floor_id ?? null,
    building_common_area_id: building_common_area_id ?? null,
  };
};

/** What is to be done, where the address says it. */
export const workFrom = ({ type, description }: Partial<SiteSearch>) => ({
  ...(type ? { type } : {}),
  ...(description ? { description } : {}),
});
