export { workLoadingRateEndpoints, workLoadingRateWriters } from './endpoints.ts';
export {
  type RateUnit,
  rateUnits,
  type WorkLoadingRate,
  workLoadingRate,
  workLoadingRateFields,
} from './work-loading-rate.ts';
