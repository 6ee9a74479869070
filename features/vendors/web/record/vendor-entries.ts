import type { EntryOf } from '#platform/web/outbox/index';
import type { vendorEndpoints } from '../../contract/index.ts';
import { createVendorWrite, updateVendorWrite } from '../outbox/vendor-writes.ts';
import type { createSchema, editSchema, VendorValues } from './vendor-values.ts';

type Create = typeof vendorEndpoints.createVendor;

type Update = typeof vendorEndpoints.updateVendor;

export const newVendorEntry: EntryOf<typeof createSchema, VendorValues, Create, { name: string }> = (
  _client,
  { name, ...fields },
) => ({
  kind: createVendorWrite,
  parts: { body: { name, ...fields } },
  about: { name },
});

export const savedVendorEntry =
  (id: number): EntryOf<typeof editSchema, VendorValues, Update, { id: number; name: string }> =>
  (_client, { name, ...fields }) => ({
    kind: updateVendorWrite,
    parts: { params: { id }, body: { name, ...fields } },
    about: { id, name },
  });
