import { changesOf } from '#platform/server/audit/changes-of';
import { dropOccurrences } from './drop-occurrences.ts';
import { makeMissingOccurrences } from './make-missing-occurrences.ts';
import { loadOccurrences } from './occurrence-repository.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { reworkOccurrences } from './rework-occurrences.ts';
import {
  recurrenceOf,
  refuseOtherEnd,
  templateOf,
  type UpdateSeries,
  withoutSkipped,
} from './series-fields.ts';
import { lockSeries, type SeriesRecord, saveSeries } from './series-repository.ts';
import { renewUpcoming } from './upcoming-repository.ts';

/** Every occurrence nobody has begun is made like the series as it is now; missing dates are added. */
export const changeAll = async (call: UpdateSeries, before: SeriesRecord) => {
  const { body, tenant, person, now } = call;
  const template = templateOf(body);
  const asked = body.recurrence ?? recurrenceOf(before);
  refuseOtherEnd(before, asked.rule);
  const how = { ...asked, rule: withoutSkipped(asked.rule, before.held_dates) };
  await saveSeries(tenant, before.id, {
    ...template,
    ...how,
    rule: JSON.stringify(how.rule),
    next_on: null,
    // New dates bring a series back that had come to its end.
    status: before.status === 'ended' && body.recurrence ? 'active' : before.status,
    updated_by: person.userId,
  });
  const series = await lockSeries(tenant, before.id);
  if (!series) throw new Error(`series ${before.id} is gone`);
  const all = await loadOccurrences(tenant, series.id);
  const untouched = all.filter((row) => row.untouched);
  // A series based on completion has one occurrence at a time.
  const rows = series.based_on === 'completed' ? untouched.slice(0, 1) : untouched;
  await dropOccurrences(tenant, person, untouched.slice(rows.length), now);
  const changes = changesOf(before, template);
  await reworkOccurrences(tenant, person, { series, rows, changes }, now);
  await makeMissingOccurrences(call, person, series.id, now);
  await renewUpcoming(tenant, [series.id], now);
  await recordSeriesChange(call, person, {
    action: 'series.updated',
    series,
    changes: { ...changes, ...changesOf(recurrenceOf(before), how) },
  });
  return series.id;
};
