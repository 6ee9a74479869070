import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { cancelOccurrences } from './occurrence-repository.ts';
import { openForChange } from './open-for-change.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { saveSeries } from './series-repository.ts';
import { findSetAside, giveUp } from './set-aside.ts';
import { comingUntouched } from './withdraw-coming.ts';

type Call = SignedInCall<(typeof taskEndpoints)['deleteSeries']>;

export const deleteSeries = async (call: Call) => {
  const { params, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  const coming = await comingUntouched(tenant, series, now);
  await cancelOccurrences(
    tenant,
    coming.map(({ id }) => id),
  );
  await writeAuditOfMany(tenant, person, {
    action: 'task.moved',
    entity: 'task',
    changes: { series: [series.title, null] },
    records: coming.map(({ id, building_id, status }) => ({
      entityId: id,
      buildingId: building_id,
      from: status,
      to: 'cancelled',
    })),
  });
  await giveUp(tenant, person, await findSetAside(tenant, series.id), now);
  await saveSeries(tenant, series.id, {
    status: 'ended',
    next_on: null,
    deleted_at: now.toISOString(),
    updated_by: person.userId,
  });
  await recordSeriesChange(call, person, { action: 'series.deleted', series, from: series.status });
  return { id: series.id };
};
