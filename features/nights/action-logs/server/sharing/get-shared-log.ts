import { countView, picturesOf, sharedPictures, unavailable } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedLog, sharedLogEndpoints } from '../../contract/index.ts';
import { loadLogDetail } from '../log/log-detail-repository.ts';
import { forStrangers } from './for-clients.ts';
import { loadSharedPlace } from './shared-log-repository.ts';

/** One that was deleted or opened again after it was shared is not available, until it is final once more. Named field by field:
 * a new field stays internal until somebody decides that strangers may see it. */
export const getSharedActionLog = async (
  call: TokenCall<(typeof sharedLogEndpoints)['getSharedActionLog']>,
): Promise<SharedLog> => {
  const { tenant, grant } = call;
  const place = await loadSharedPlace(tenant, grant.recordId);
  const found = place && (await loadLogDetail(tenant, null, grant.recordId));
  if (!place || !found) throw await unavailable(tenant);
  const row = await forStrangers(tenant, found);
  const pictureUrl = await picturesOf(call);
  await countView(call);
  return {
    log_date: row.log_date,
    job: { job_number: place.job.job_number, job_name: place.job.job_name },
    building: place.building,
    porter: row.porter.name || null,
    entries: row.entries.map(({ action_type, description, started_at, ended_at, ...one }) => ({
      action_type,
      description,
      started_at,
      ended_at,
      common_area: one.common_area?.name ?? null,
      floor: one.floor?.label ?? null,
      pictures: sharedPictures(one.files, pictureUrl),
    })),
  };
};
