import { recordEndpoints } from '#platform/contract/records';
import { workLoadingRate, workLoadingRateFields } from './work-loading-rate.ts';

/** A person needs all of these flags to change rates. */
export const workLoadingRateWriters = [
  'hasAccessAdminJobs',
  'admin.canEditContract',
  'admin.canEditJobSite',
] as const;

const calls = recordEndpoints({
  entity: 'work-loading-rate',
  many: 'work loading rates',
  path: '/core/work-loading-rates',
  record: workLoadingRate,
  fields: workLoadingRateFields,
  read: { all: ['hasAccessAdminJobs'] },
  write: { all: workLoadingRateWriters },
});

export const workLoadingRateEndpoints = {
  listWorkLoadingRates: calls.list,
  getWorkLoadingRate: calls.get,
  createWorkLoadingRate: calls.create,
  updateWorkLoadingRate: calls.update,
  deleteWorkLoadingRate: calls.delete,
  restoreWorkLoadingRate: calls.restore,
};
