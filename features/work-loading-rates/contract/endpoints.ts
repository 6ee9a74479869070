import { recordEndpoints } from '#platform/contract/records';
import { workLoadingRate, workLoadingRateFields } from './work-loading-rate.ts';

const calls = recordEndpoints({
  entity: 'work-loading-rate',
  many: 'work loading rates',
  path: '/core/work-loading-rates',
  record: workLoadingRate,
  fields: workLoadingRateFields,
  read: { all: ['hasAccessAdminJobs'] },
  write: { all: ['hasAccessAdminJobs', 'admin.canEditContract', 'admin.canEditJobSite'] },
});

export const workLoadingRateEndpoints = {
  listWorkLoadingRates: calls.list,
  getWorkLoadingRate: calls.get,
  createWorkLoadingRate: calls.create,
  updateWorkLoadingRate: calls.update,
  deleteWorkLoadingRate: calls.delete,
  restoreWorkLoadingRate: calls.restore,
};
