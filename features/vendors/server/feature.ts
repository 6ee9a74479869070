import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { recordTitle } from '#platform/server/http/document/record-title';
import { vendorEndpoints } from '../contract/index.ts';
import { deleteDocument } from './delete-document.ts';
import { saveDocument } from './save-document.ts';
import { vendorActions } from './vendor-actions.ts';
import { vendorRepository } from './vendor-repository.ts';

export const feature = defineServerFeature({
  name: 'vendors',
  endpoints: vendorEndpoints,
  recordTitles: { '/admin/vendors/$vendorId': recordTitle(vendorEndpoints.getVendor, ({ name }) => name) },
  handlers: (gather) => {
    const actions = vendorActions(gather('uses'));
    return {
      listVendors: actions.list,
      getVendor: actions.get,
      createVendor: actions.create,
      updateVendor: actions.update,
      deleteVendor: actions.delete,
      restoreVendor: actions.restore,
      saveVendorDocument: saveDocument,
      deleteVendorDocument: deleteDocument,
    };
  },
  liveAccess: { vendor: 'everybody' },
  fileOwners: {
    vendor: async (tenant, _person, id) => (await vendorRepository.find(tenant, id)) !== undefined,
  },
});
