import type { Sample } from '#platform/server/testing/sample';
import { workLoadingRateEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => ({
    workLoadingRateId: (
      await call(workLoadingRateEndpoints.createWorkLoadingRate, {
        body: { name: 'Carpet', unit: 'sqft_per_hour', rate: 10_000 },
      })
    ).id,
  }),
  records: { '/core/work-loading-rates/{id}': 'workLoadingRateId' },
  grow: [
    "insert into work_loading_rates (organization_id, name, unit, rate) select :organizationId, 'Rate ' || n, 'minutes_per_unit', 2.5 from :more",
  ],
  lists: { listWorkLoadingRates: '' },
};
