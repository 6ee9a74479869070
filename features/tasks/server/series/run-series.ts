import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { dateAt } from '../task-dates.ts';
import { continueSeries } from './continue-series.ts';
import { holidaysAround, makeOccurrences } from './make-occurrences.ts';
import { firstDate, planSeries } from './plan-series.ts';
import { lockSeries, type SeriesRecord, saveSeries } from './series-repository.ts';

type Actor = Pick<Person, 'userId' | 'impersonated'> | null;

/** Sets an active series going from a day on: the tasks of its dates are made as far as they are missing. */
export const runSeries = async (
  tenant: Tenant,
  person: Actor,
  id: number,
  now: Date,
  from?: string,
): Promise<void> => {
  const series = await lockSeries(tenant, id);
  if (series?.status !== 'active') return;
  if (series.based_on === 'completed') return continueSeries(tenant, series, now);
  const today = dateAt(now, series.zone);
  const next_on = firstDate(series, from !== undefined && from > today ? from : today);
  await makeSeries(tenant, person, { ...series, next_on }, now);
};

const makeSeries = async (tenant: Tenant, person: Actor, series: SeriesRecord, now: Date): Promise<void> => {
  if (series.next_on === null && series.last_generated_on === null) {
    await saveSeries(tenant, series.id, { status: 'ended', next_on: null });
    return;
  }
  await makeOccurrences(tenant, person, [planSeries(series, now, await holidaysAround(tenant, now))], now);
};
