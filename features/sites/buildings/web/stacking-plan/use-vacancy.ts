import { useQueries } from '@tanstack/react-query';
import { planQuery } from './queries.ts';

/** Most buildings for which the server is asked, one call for each. */
const max = 10;

/** What is vacant in these buildings together today; undefined where it is not known. */
export const useVacancy = (buildingIds: readonly number[]): { sqft: number; share: number } | undefined => {
  const asked = buildingIds.length > max ? [] : buildingIds;
  const plans = useQueries({ queries: asked.map((id) => ({ ...planQuery(id), meta: { quiet: true } })) });
  const known = plans.flatMap(({ data }) => data ?? []);
  const gross = known.reduce((sum, { gross_sqft }) => sum + gross_sqft, 0);
  if (known.length < buildingIds.length || gross === 0) return undefined;
  const sqft = known.reduce((sum, { vacant_sqft }) => sum + vacant_sqft, 0);
  return { sqft, share: sqft / gross };
};
