import { updateDocumentRow } from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import { forbidden, notFound, requireValid, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import { type JobDocument, type jobDocumentEndpoints, mayWriteType } from '../contract/index.ts';
import { expiryErrors } from './check-expiry.ts';
import { presentDocuments } from './present-documents.ts';
import { recordDocument } from './record-document.ts';

type Call = SignedInCall<(typeof jobDocumentEndpoints)['updateJobFile']>;

const requireDocument = async ({ tenant, person, params }: Call): Promise<JobDocument> => {
  if (!(await loadJob(tenant, params.id))) throw notFound();
  const all = await presentDocuments(tenant, person, params.id);
  const found = all.find(({ id }) => id === params.fileId);
  if (!found) throw notFound();
  return found;
};

export const updateJobFile = async (call: Call): Promise<JobDocument> => {
  const { tenant, person, body } = call;
  const before = await requireDocument(call);
  if (!mayWriteType(person.flags, before.type)) throw forbidden();
  const { name, comment, expires_on, updated_at: updatedAt } = body;
  const errors = expiryErrors({ type: before.type, expires_on }, call);
  requireValid(errors);
  const change = { name, comment, expiresOn: expires_on, updatedAt };
  if (!(await updateDocumentRow(tenant, before.id, change))) throw stale(await requireDocument(call));
  const changes = changesOf(before, { name, comment, expires_on });
  await recordDocument(call, {
    action: 'job-document.updated',
    fileId: before.id,
    type: before.type,
    changes,
  });
  return requireDocument(call);
};
