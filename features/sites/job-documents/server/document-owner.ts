import { defineFileWriters, type FileOwnerCheck, onlyItsId } from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import type { Person } from '#platform/server/http/person';
import {
  type DocumentType,
  documentType,
  documentTypes,
  mayReadType,
  mayWriteType,
} from '../contract/index.ts';

/** People who see the job see its documents; contracts and prices need their flag as well. */
export const maySeeDocument: FileOwnerCheck = async (tenant, person, jobId, { purpose }) => {
  const type = documentType.safeParse(purpose).data;
  return (
    type !== undefined && mayReadType(person.flags, type) && (await loadJob(tenant, jobId)) !== undefined
  );
};

const mayWrite =
  (type: DocumentType) =>
  ({ flags }: Person): boolean =>
    flags.has('hasAccessWorld') && mayWriteType(flags, type);

/** Documents are changed by whoever may upload one of their type. A job site never closes. */
export const documentWriters = defineFileWriters({
  hold: onlyItsId,
  mayWrite: Object.fromEntries(documentTypes.map((type) => [type, mayWrite(type)])),
  isOpen: 'always',
});
