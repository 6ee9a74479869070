import type { Sample } from '#platform/server/testing/sample';
import { vendorEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  create: async ({ call }) => {
    const body = { name: 'Front Range Locks', trade: 'Locksmith' };
    return { vendorId: (await call(vendorEndpoints.createVendor, { body })).id };
  },
  records: { '/core/vendors/{id}': 'vendorId' },
  grow: ["insert into vendors (organization_id, name) select :organizationId, 'Vendor ' || n from :more"],
  lists: { listVendors: '' },
};
