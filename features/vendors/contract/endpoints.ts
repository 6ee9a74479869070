import { recordEndpoints } from '#platform/contract/records';
import { vendor, vendorFields } from './vendor.ts';

const calls = recordEndpoints({
  entity: 'vendor',
  many: 'vendors',
  path: '/core/vendors',
  record: vendor,
  fields: vendorFields,
  read: 'signed-in',
  write: { all: ['admin.canEditJobSite'] },
});

export const vendorEndpoints = {
  listVendors: calls.list,
  getVendor: calls.get,
  createVendor: calls.create,
  updateVendor: calls.update,
  deleteVendor: calls.delete,
  restoreVendor: calls.restore,
};
