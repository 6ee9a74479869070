import { noFileWriters } from '#features/accounts/files/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfRecord } from '#platform/server/http/document/preview-text';
import { vendorEndpoints } from '../contract/index.ts';
import { deleteDocument } from './delete-document.ts';
import { getVendor, listVendors } from './list-vendors.ts';
import { saveDocument } from './save-document.ts';
import { vendorActions } from './vendor-actions.ts';
import { vendorRepository } from './vendor-repository.ts';

export const feature = defineServerFeature({
  name: 'vendors',
  endpoints: vendorEndpoints,
  previewText: {
    '/admin/vendors/$vendorId': wordsOfRecord(vendorEndpoints.getVendor, ({ name }) => ({ title: name })),
  },
  handlers: (gather) => {
    const actions = vendorActions(gather('uses'));
    return {
      listVendors,
      getVendor,
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
    vendor: async (tenant, _person, id) => (await vendorRepository.load(tenant, id)) !== undefined,
  },
  // Papers change only together with their vendor, so that two people do not replace each other's.
  fileWriters: { vendor: noFileWriters },
});
