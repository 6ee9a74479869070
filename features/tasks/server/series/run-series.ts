import type { AuditActor } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import { continueSeries } from './continue-series.ts';
import { holidaysAround, makeOccurrences } from './make-occurrences.ts';
import { firstDate, planSeries } from './plan-series.ts';
import { type Place, recordSeriesChange } from './record-series-change.ts';
import { lockSeries, type SeriesRecord, saveSeries } from './series-repository.ts';

/** Sets an active series going from a day on: the tasks of its dates are made as far as they are missing. */
export const runSeries = async (
  place: Place,
  person: AuditActor,
  id: number,
  now: Date,
  from?: string,
): Promise<void> => {
  const series = await lockSeries(place.tenant, id);
  if (series?.status !== 'active') return;
  if (series.based_on === 'completed') return continueSeries(place, series, now);
  const today = dateAt(now, series.zone);
  const next_on = firstDate(series, from !== undefined && from > today ? from : today);
  await makeSeries(place, person, { ...series, next_on }, now);
};

const makeSeries = async (
  place: Place,
  person: AuditActor,
  series: SeriesRecord,
  now: Date,
): Promise<void> => {
  const { tenant } = place;
  if (series.next_on === null && series.last_generated_on === null) {
    await saveSeries(tenant, series.id, { status: 'ended', next_on: null });
    await recordSeriesChange(place, person, {
      action: 'series.ended',
      series,
      from: series.status,
      to: 'ended',
    });
    return;
  }
  await makeOccurrences(tenant, person, [planSeries(series, now, await holidaysAround(tenant, now))], now);
};
