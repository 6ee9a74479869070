import {
  archiveEarlierFiles,
  attachFiles,
  queueUploads,
  type StoredFile,
  storeFiles,
} from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import { forbidden, notFound, requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { StagedFile } from '#platform/server/storage/storage';
import { isSingle, type JobDocument, type jobDocumentEndpoints, mayWriteType } from '../contract/index.ts';
import { expiryErrors } from './check-expiry.ts';
import { presentDocuments } from './present-documents.ts';
import { recordDocument } from './record-document.ts';

type Endpoint = (typeof jobDocumentEndpoints)['uploadJobFile'];
type Call = SignedInCall<Endpoint>;

const check = (call: Omit<Call, 'tenant'>, file: StagedFile | undefined): void => {
  const { person, body } = call;
  if (!mayWriteType(person.flags, body.type)) throw forbidden();
  const errors: Record<string, string[]> = {
    ...(file ? {} : { file: ['file_missing'] }),
    ...(file && body.type === 'logo' && file.kind !== 'image' ? { file: ['logo_is_an_image'] } : {}),
    ...expiryErrors(body, call),
  };
  requireValid(errors);
};

/** Adds a document. If a site has only one of this type, the earlier one becomes an older version. */
export const uploadJobFile = preparedHandler<Endpoint, StoredFile[]>({
  prepare: async (call) => {
    const { files, wiring, person } = call;
    check(call, files[0]);
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, files): Promise<JobDocument> => {
    const { tenant, person, params, body } = call;
    const { type, expires_on, comment, client_uuid } = body;
    if (!(await loadJob(tenant, params.id))) throw notFound();
    const owner = { entity: 'job-document', id: params.id, purpose: type };
    // Uploads take turns: when a document is sent twice at once, the second upload finds the first, and leaves no second
    // entry in the log.
    await queueUploads(tenant, owner);
    const before = (await presentDocuments(tenant, person, params.id)).map(({ id }) => id);
    const [file] = await attachFiles(tenant, files, {
      ownerEntity: owner.entity,
      ownerId: owner.id,
      purpose: type,
      details: { comments: [comment] },
      expiresOn: [expires_on],
      clientUuids: [client_uuid],
      reader: person,
    });
    if (!file) throw notFound();
    if (!before.includes(file.id)) {
      const archived = isSingle(type) ? await archiveEarlierFiles(tenant, owner, file.id) : [];
      await recordDocument(call, {
        action: 'job-document.added',
        fileId: file.id,
        type,
        changes: {
          type: [null, type],
          name: [null, file.name],
          expires_on: [null, expires_on],
          ...(archived.length > 0 ? { replaced: [archived, null] } : {}),
        },
      });
    }
    const found = (await presentDocuments(tenant, person, params.id)).find(({ id }) => id === file.id);
    if (!found) throw notFound();
    return found;
  },
});
