import type { EntryOf } from '#platform/web/outbox/index';
import type { vendorEndpoints } from '../../contract/index.ts';
import { createVendorWrite, updateVendorWrite } from '../outbox/vendor-writes.ts';
import type { createSchema, editSchema, VendorValues } from './vendor-values.ts';

type Create = typeof vendorEndpoints.createVendor;

type Update = typeof vendorEndpoints.updateVendor;

export const newVendorEntry: EntryOf<typeof createSchema, VendorValues, Create, { name: string }> = (
  _client,
  body,
) => ({
  kind: createVendorWrite,
  parts: { body },
  about: { name: body.name },
});

export const savedVendorEntry =
  (id: number): EntryOf<typeof editSchema, VendorValues, Update, { id: number; name: string }> =>
  (_client, body) => ({
    kind: updateVendorWrite,
    parts: { params: { id }, body },
    about: { id, name: body.name },
  });
