import type { FileOwnerCheck, FileWriterCheck } from '#features/files/server';
import { findJob } from '#features/jobs/server';
import { documentType, mayReadType, mayWriteType } from '../contract/index.ts';

/** People who see the job see its documents; contracts and prices need their flag as well. */
export const maySeeDocument: FileOwnerCheck = async (tenant, person, jobId, { purpose }) => {
  const type = documentType.safeParse(purpose).data;
  return (
    type !== undefined && mayReadType(person.flags, type) && (await findJob(tenant, jobId)) !== undefined
  );
};

export const mayWriteDocument: FileWriterCheck = ({ flags }, { purpose }) => {
  const type = documentType.safeParse(purpose).data;
  return type !== undefined && mayWriteType(flags, type);
};
