import { refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../../contract/index.ts';
import { runSeries } from '../run-series.ts';
import { presentSeries } from '../series-presenter.ts';
import { saveSeries } from '../series-repository.ts';
import { openForChange } from './open-for-change.ts';

type Call = SignedInCall<(typeof taskEndpoints)['resumeSeries']>;

export const resumeSeries = async ({ params, tenant, person, now }: Call) => {
  const series = await openForChange(tenant, person, params.id);
  if (series.status !== 'paused') throw refused('series_not_paused');
  if (series.job_status === 'inactive') throw refused('series_job_inactive');
  await saveSeries(tenant, series.id, { status: 'active', updated_by: person.userId });
  await runSeries(tenant, person, series.id, now);
  await writeAudit(tenant, person, {
    action: 'series.resumed',
    entity: 'task-series',
    entityId: series.id,
    from: 'paused',
    to: 'active',
    buildingId: series.building_id,
  });
  return presentSeries(tenant, person, series.id, now);
};
