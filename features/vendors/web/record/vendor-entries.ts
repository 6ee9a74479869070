import type { EntryOf } from '#platform/web/outbox/index';
import type { vendorEndpoints } from '../../contract/index.ts';
import { createVendorWrite, updateVendorWrite } from '../outbox/vendor-writes.ts';
import type { createSchema, editSchema, VendorValues } from './vendor-values.ts';

type Create = typeof vendorEndpoints.createVendor;

type Update = typeof vendorEndpoints.updateVendor;

export const newVendorEntry: EntryOf<typeof createSchema, VendorValues, Create, { name: string }> = (
  _client,
  { name, trade, contact, phone, email, notes },
) => ({
  kind: createVendorWrite,
  parts: { body: { name, trade, contact, phone, email, notes } },
  about: { name },
});

export const savedVendorEntry =
  (id: number): EntryOf<typeof editSchema, VendorValues, Update, { id: number; name: string }> =>
  (_client, { name, trade, contact, phone, email, notes, updated_at }) => ({
    kind: updateVendorWrite,
    parts: { params: { id }, body: { name, trade, contact, phone, email, notes, updated_at } },
    about: { id, name },
  });
