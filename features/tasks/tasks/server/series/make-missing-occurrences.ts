import type { AuditActor } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import { continueSeries } from './continue-series.ts';
import { holidaysAround, makeOccurrences } from './make-occurrences.ts';
import { firstDate, planSeries } from './plan-series.ts';
import { recordSeriesChange, type SeriesContext } from './record-series-change.ts';
import { lockSeries, type SeriesRecord, saveSeries } from './series-repository.ts';

/** Makes the missing tasks of an active series from a day on. */
export const makeMissingOccurrences = async (
  context: SeriesContext,
  person: AuditActor,
  id: number,
  now: Date,
  from?: string,
): Promise<void> => {
  const series = await lockSeries(context.tenant, id);
  if (series?.status !== 'active') return;
  if (series.based_on === 'completed') return continueSeries(context, series, now);
  const today = dateAt(now, series.zone);
  const next_on = firstDate(series, from !== undefined && from > today ? from : today);
  await makeSeries(context, person, { ...series, next_on }, now);
};

const makeSeries = async (
  context: SeriesContext,
  person: AuditActor,
  series: SeriesRecord,
  now: Date,
): Promise<void> => {
  const { tenant } = context;
  if (series.next_on === null && series.last_generated_on === null) {
    await saveSeries(tenant, series.id, { status: 'ended', next_on: null });
    await recordSeriesChange(context, person, {
      action: 'series.ended',
      series,
      from: series.status,
      to: 'ended',
    });
    return;
  }
  await makeOccurrences(tenant, person, [planSeries(series, now, await holidaysAround(tenant, now))], now);
};
