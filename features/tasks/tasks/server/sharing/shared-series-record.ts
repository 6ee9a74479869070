import type { SharedRecord } from '#features/sites/sharing/server';
import { forbidden, notFound } from '#platform/contract/errors';
import { mayShareSeries } from './share-policy.ts';
import { loadSeriesPlace, loadSeriesToShare } from './shared-series-repository.ts';

export const sharedSeries: SharedRecord = {
  path: (id) => `/task/series/${id}`,
  checkMayShare: async (tenant, person, id) => {
    const series = await loadSeriesToShare(tenant, id);
    if (!series) throw notFound();
    if (!mayShareSeries(series, person)) throw forbidden();
    return { jobId: series.job_id, buildingId: series.building_id };
  },
  // Pictures hang on tasks, which the link of their series does not show.
  showsPicture: async () => false,
  placeOf: loadSeriesPlace,
};
