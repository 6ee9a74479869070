import { choicesStaleTime, endpointQuery } from '#platform/web/api/index';
import { inspectionEndpoints } from '../../contract/index.ts';

const aShift = 12 * 3_600_000;

export const templatesQuery = {
  ...endpointQuery(inspectionEndpoints.listInspectionTemplates),
  staleTime: choicesStaleTime,
  gcTime: aShift,
  meta: { quiet: true },
};

/** Whole, as an inspection holds it. A version never changes, so it is read again when there is a newer one. */
export const snapshotQuery = ({ id, version }: { id: number; version: number }) => {
  const query = endpointQuery(inspectionEndpoints.getInspectionTemplate, { params: { id } });
  return {
    ...query,
    queryKey: [...query.queryKey, version] as const,
    staleTime: aShift,
    gcTime: aShift,
    meta: { quiet: true },
  };
};
