import type { ShareLink } from '#features/sites/sharing/contract';
import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { sharedInspectionEndpoints } from '../../contract/index.ts';
import { mayShareStored } from '../inspection/inspection-policy.ts';
import { loadInspection } from '../inspection/load-inspection.ts';
import { shareInspection } from './release-inspection.ts';

export const getInspectionShareLink = async (
  call: SignedInCall<(typeof sharedInspectionEndpoints)['getInspectionShareLink']>,
): Promise<ShareLink> => {
  const inspection = await loadInspection(call, call.params.id);
  if (!mayShareStored(call.person, inspection)) throw forbidden();
  return shareInspection(call, inspection);
};
