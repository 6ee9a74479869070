import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { workLoadingRateEndpoints } from '../contract/index.ts';
import { createFirstRates } from './create-first-rates.ts';
import { workLoadingRateActions } from './work-loading-rate-actions.ts';

export const feature = defineServerFeature({
  name: 'work-loading-rates',
  endpoints: workLoadingRateEndpoints,
  handlers: (gather) => {
    const actions = workLoadingRateActions(gather('uses'));
    return {
      listWorkLoadingRates: actions.list,
      getWorkLoadingRate: actions.get,
      createWorkLoadingRate: actions.create,
      updateWorkLoadingRate: actions.update,
      deleteWorkLoadingRate: actions.delete,
      restoreWorkLoadingRate: actions.restore,
    };
  },
  liveAccess: { 'work-loading-rate': 'hasAccessAdminJobs' },
  firstRecords: { 'work-loading-rates': createFirstRates },
});
