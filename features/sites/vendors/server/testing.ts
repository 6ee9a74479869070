import { type Sample, write } from '#platform/server/testing/sample';
import { vendorEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => {
    const body = { name: 'Front Range Locks', trade: 'Locksmith' };
    const { id, updated_at } = await call(vendorEndpoints.createVendor, { body });
    await call(vendorEndpoints.saveVendorDocument, {
      params: { id },
      body: { kind: 'w9', updated_at },
      files: [{ field: 'file', file: new Blob(['Tax form'], { type: 'text/plain' }), name: 'w9.txt' }],
    });
    return { vendorId: id, kind: 'w9' };
  },
  records: { '/core/vendors/{id}': 'vendorId' },
  writes: [
    write(vendorEndpoints.deleteVendorDocument, () => ({ query: { updated_at: '2026-01-01T00:00:00Z' } })),
  ],
  grow: ["insert into vendors (organization_id, name) select :organizationId, 'Vendor ' || n from :more"],
  lists: { listVendors: '' },
};
