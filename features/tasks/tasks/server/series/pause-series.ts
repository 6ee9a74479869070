import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { openForChange } from './open-for-change.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { presentSeries } from './series-presenter.ts';
import { saveSeries } from './series-repository.ts';
import { setAsideComing } from './set-aside.ts';
import { renewUpcoming } from './upcoming-repository.ts';

type Call = SignedInCall<(typeof taskEndpoints)['pauseSeries']>;

export const pauseSeries = async (call: Call) => {
  const { params, tenant, person, now } = call;
  const series = await openForChange(tenant, person, params.id);
  if (series.status !== 'active') throw refused('series_not_active');
  await saveSeries(tenant, series.id, { status: 'paused', next_on: null, updated_by: person.userId });
  // The one open occurrence of a series based on completion is work at hand, not a plan.
  if (series.based_on === 'scheduled') await setAsideComing(tenant, person, series, now);
  await renewUpcoming(tenant, [series.id], now);
  await recordSeriesChange(call, person, { action: 'series.paused', series, from: 'active', to: 'paused' });
  return presentSeries(tenant, person, series.id, now);
};
