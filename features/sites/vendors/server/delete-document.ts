import { softDeleteFile } from '#features/accounts/files/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { vendorEndpoints } from '../contract/index.ts';
import { changeDocument } from './change-documents.ts';

type Call = SignedInCall<(typeof vendorEndpoints)['deleteVendorDocument']>;

export const deleteDocument = (call: Call) =>
  changeDocument(call, {
    vendorId: call.params.id,
    kind: call.params.kind,
    readAt: call.query.updated_at,
    action: 'vendor.document-deleted',
    make: async (before) => {
      if (!before) throw notFound();
      await softDeleteFile(call.tenant, before.id);
      return null;
    },
  });
