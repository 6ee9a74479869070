import {
  attachFiles,
  type StoredFile,
  setFileExpiry,
  softDeleteFile,
  storeFiles,
} from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { vendorEndpoints } from '../contract/index.ts';
import { changeDocument, documentWords } from './change-documents.ts';

type Endpoint = (typeof vendorEndpoints)['saveVendorDocument'];

export const saveDocument = preparedHandler<Endpoint, StoredFile[]>({
  prepare: ({ files, wiring, person }) => storeFiles(wiring, person.organizationId, files),
  run: (call, files) => {
    const { params, body, tenant, now } = call;
    const { kind, expires_on, updated_at: readAt } = body;
    const today = now.toISOString().slice(0, 10);
    if (expires_on !== null && !isEnterable(expires_on, today)) throw invalid({ expires_on: ['date_range'] });
    return changeDocument(call, {
      vendorId: params.id,
      kind,
      readAt,
      action: 'vendor.document-saved',
      make: async (before) => {
        const [file] = files;
        if (!file) {
          if (!before) throw invalid({ file: ['file_missing'] });
          await setFileExpiry(tenant, before.id, expires_on);
          return documentWords({ ...before, expires_on });
        }
        if (before) await softDeleteFile(tenant, before.id);
        await attachFiles(tenant, files, {
          ownerEntity: 'vendor',
          ownerId: params.id,
          purpose: kind,
          expiresOn: [expires_on],
        });
        return documentWords({ name: file.name, expires_on });
      },
    });
  },
});
