import type { TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { inspectionEndpoints } from '../../contract/index.ts';
import { publishedSnapshot } from './template-choice-repository.ts';

export const getInspectionTemplate = async ({
  tenant,
  params,
}: SignedInCall<(typeof inspectionEndpoints)['getInspectionTemplate']>): Promise<TemplateSnapshot> => {
  const snapshot = await publishedSnapshot(tenant, params.id);
  if (!snapshot) throw notFound();
  return snapshot;
};
