import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { recordActions } from '#platform/server/records/record-actions';
import { vendorEndpoints } from '../contract/index.ts';
import { vendorRepository } from './vendor-repository.ts';

export const feature = defineServerFeature({
  name: 'vendors',
  endpoints: vendorEndpoints,
  handlers: (gather) => {
    const actions = recordActions({ entity: 'vendor', repository: vendorRepository, uses: gather('uses') });
    return {
      listVendors: actions.list,
      getVendor: actions.get,
      createVendor: actions.create,
      updateVendor: actions.update,
      deleteVendor: actions.delete,
      restoreVendor: actions.restore,
    };
  },
  liveAccess: { vendor: 'everybody' },
});
