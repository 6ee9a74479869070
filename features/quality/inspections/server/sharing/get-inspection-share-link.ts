import type { ShareLink } from '#features/sites/sharing/contract';
import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { sharedInspectionEndpoints } from '../../contract/index.ts';
import { mayShareStored } from '../inspection/inspection-policy.ts';
import { requireInspection } from '../inspection/require-inspection.ts';
import { shareInspection } from './release-inspection.ts';

export const getInspectionShareLink = async (
  call: SignedInCall<(typeof sharedInspectionEndpoints)['getInspectionShareLink']>,
): Promise<ShareLink> => {
  const inspection = await requireInspection(call, call.params.id);
  if (!mayShareStored(call.person, inspection)) throw forbidden();
  return shareInspection(call, inspection);
};
