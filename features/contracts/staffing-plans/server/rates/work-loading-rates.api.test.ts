import { testRecord } from '../../../../../tests/api/harness/test-record.ts';
import { workLoadingRateEndpoints } from '../../contract/index.ts';

testRecord({
  entity: 'work-loading-rate',
  calls: {
    list: workLoadingRateEndpoints.listWorkLoadingRates,
    get: workLoadingRateEndpoints.getWorkLoadingRate,
    create: workLoadingRateEndpoints.createWorkLoadingRate,
    update: workLoadingRateEndpoints.updateWorkLoadingRate,
    delete: workLoadingRateEndpoints.deleteWorkLoadingRate,
    restore: workLoadingRateEndpoints.restoreWorkLoadingRate,
  },
  fields: (n) => ({ name: `Rate ${n}`, unit: 'sqft_per_hour', rate: 10_000.5 }),
  wrong: { name: ' ', unit: 'acres', rate: 0 },
  writer: 'manager',
  reader: 'area-manager',
});
