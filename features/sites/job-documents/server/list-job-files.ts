import { loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobDocumentEndpoints } from '../contract/index.ts';
import { presentDocuments } from './present-documents.ts';

export const listJobFiles = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof jobDocumentEndpoints)['listJobFiles']>) => {
  if (!(await loadJob(tenant, params.id))) throw notFound();
  return presentDocuments(tenant, person, params.id);
};
