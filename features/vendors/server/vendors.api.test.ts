import { testRecord } from '../../../tests/api/harness/test-record.ts';
import { vendorEndpoints } from '../contract/index.ts';

testRecord({
  entity: 'vendor',
  calls: {
    list: vendorEndpoints.listVendors,
    get: vendorEndpoints.getVendor,
    create: vendorEndpoints.createVendor,
    update: vendorEndpoints.updateVendor,
    delete: vendorEndpoints.deleteVendor,
    restore: vendorEndpoints.restoreVendor,
  },
  fields: (n) => ({
    name: `Front Range ${n}`,
    trade: 'Locksmith',
    contact: 'Ana Ruiz',
    phone: '3035550100',
    email: `office${n}@locks.test`,
    notes: 'Rings twice',
    active: n % 2 === 0,
  }),
  wrong: {
    name: ' ',
    trade: 'x'.repeat(101),
    contact: 7,
    phone: '123',
    email: 'nobody',
    notes: 'x'.repeat(2001),
    active: 'maybe',
  },
  writer: 'manager',
  reader: 'supervisor',
});
