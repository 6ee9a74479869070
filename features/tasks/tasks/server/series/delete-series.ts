import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { auditOccurrences } from './audit-occurrences.ts';
import { dropOccurrences } from './drop-occurrences.ts';
import { loadComing } from './load-coming.ts';
import { cancelOccurrences, idsOf } from './occurrence-repository.ts';
import { openForChange } from './open-for-change.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { saveSeries } from './series-repository.ts';
import { loadSetAside } from './set-aside.ts';

type Call = SignedInCall<(typeof taskEndpoints)['deleteSeries']>;

export const deleteSeries = async (call: Call) => {
  const { params, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  const coming = await loadComing(tenant, series, now);
  await cancelOccurrences(tenant, idsOf(coming));
  await auditOccurrences(tenant, person, coming, {
    action: 'task.moved',
    to: 'cancelled',
    changes: { series: [series.title, null] },
  });
  await dropOccurrences(tenant, person, await loadSetAside(tenant, series.id), now);
  await saveSeries(tenant, series.id, {
    status: 'ended',
    next_on: null,
    deleted_at: now.toISOString(),
    updated_by: person.userId,
  });
  await recordSeriesChange(call, person, { action: 'series.deleted', series, from: series.status });
  return { id: series.id };
};
