import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { makeMissingOccurrences } from './make-missing-occurrences.ts';
import { openForChange } from './open-for-change.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { presentSeries } from './series-presenter.ts';
import { saveSeries } from './series-repository.ts';
import { bringBackComing } from './set-aside.ts';

type Call = SignedInCall<(typeof taskEndpoints)['resumeSeries']>;

export const resumeSeries = async (call: Call) => {
  const { params, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  if (series.status !== 'paused') throw refused('series_not_paused');
  if (series.job_status !== 'active') throw refused('series_job_inactive');
  await saveSeries(tenant, series.id, { status: 'active', updated_by: person.userId });
  await bringBackComing(tenant, person, series, now);
  await makeMissingOccurrences(call, person, series.id, now);
  await recordSeriesChange(call, person, { action: 'series.resumed', series, from: 'paused', to: 'active' });
  return presentSeries(tenant, person, series.id, now);
};
