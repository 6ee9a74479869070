import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { fileEndpoints, PaperProgress } from '../../contract/index.ts';
import { findPaper } from './paper-repository.ts';
import { presentProgress } from './present-progress.ts';

export const getPaperProgress = async ({
  tenant,
  params,
}: SignedInCall<(typeof fileEndpoints)['getPaperProgress']>): Promise<PaperProgress> => {
  const found = await findPaper(tenant, params.paper);
  if (!found) throw notFound();
  return presentProgress(found);
};
