import { publicNames } from '#features/accounts/access/server';
import { countView, picturesOf, unavailable } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedInspection, sharedInspectionEndpoints } from '../../contract/index.ts';
import { findInspectionDetail } from '../inspection/inspection-detail-repository.ts';
import { presentSharedInspection } from './present-shared-inspection.ts';
import { findSharedPlace, publicTasks } from './shared-inspection-repository.ts';

/** One that was deleted, reopened to new or made internal after it was shared is no longer available. */
export const getSharedInspection = async (
  call: TokenCall<(typeof sharedInspectionEndpoints)['getSharedInspection']>,
): Promise<SharedInspection> => {
  const { tenant, grant, locale } = call;
  const place = await findSharedPlace(tenant, grant.recordId);
  const row = place && (await findInspectionDetail(tenant, null, grant.recordId));
  if (!place || !row) throw await unavailable(tenant);
  const names = await publicNames(tenant, row.inspector_id === null ? [] : [row.inspector_id]);
  const around = {
    place,
    locale,
    inspector: names.get(row.inspector_id ?? 0) ?? null,
    tasks: await publicTasks(tenant, row.id),
    pictureUrl: await picturesOf(call),
  };
  await countView(call);
  return presentSharedInspection(row, around);
};
