import type { ShareLink } from '#features/sites/sharing/contract';
import { shareRecord } from '#features/sites/sharing/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { sharedTaskEndpoints } from '../../contract/index.ts';
import { mayShareSeries } from './share-policy.ts';
import { findSeriesToShare } from './shared-series-repository.ts';

export const getSeriesShareLink = async (
  call: SignedInCall<(typeof sharedTaskEndpoints)['getSeriesShareLink']>,
): Promise<ShareLink> => {
  const { params, tenant, person, wiring } = call;
  const series = await findSeriesToShare(tenant, params.id);
  if (!series) throw notFound();
  if (!mayShareSeries(series, person)) throw forbidden();
  if (series.internal_only) throw refused('internal_not_shared');
  const { link, created } = await shareRecord(call, { kind: 'task-series', recordId: series.id });
  if (created) {
    const what = { entity: 'task-series', entityId: series.id, jobId: series.job_id };
    await writeAudit(tenant, person, { ...what, buildingId: series.building_id, action: 'series.shared' });
    await wiring.events.publish(tenant, {
      ...what,
      name: 'series.shared',
      actorUserId: person.userId,
      data: { link_id: link.id },
    });
  }
  return link;
};
