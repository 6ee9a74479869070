import { invalid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { derivedTitle, type Recurrence, type taskEndpoints } from '../../contract/index.ts';
import { holidaysAround, makeOccurrences } from './make-occurrences.ts';
import { loadOccurrences } from './occurrence-repository.ts';
import { firstDate, planSeries } from './plan-series.ts';
import { recordSeriesChange } from './record-series-change.ts';
import { insertSeries, loadSeriesByClientUuid, lockSeries } from './series-repository.ts';

type Call = Omit<SignedInCall<(typeof taskEndpoints)['createTask']>, 'files'>;

/** Makes a series with its first occurrences and answers the first of them, however far ahead it lies. A repeat with the
 * same client_uuid answers the one that exists. */
export const createSeries = async (
  call: Call,
  { rule, ...how }: Recurrence,
  zone: string,
): Promise<{ id: number; seriesId: number; isNew: boolean; status: string }> => {
  const { body, tenant, person, wiring, now } = call;
  const {
    client_uuid,
    due_at: _due,
    scheduled_on: _scheduled,
    device_created_at: _device,
    recurrence: _recurrence,
    recurring_interval: _interval,
    related_type_id: _related,
    comments: _comments,
    exif: _exif,
    markups: _markups,
    ...template
  } = body;
  const id = await insertSeries(tenant, {
    ...template,
    ...how,
    ...(client_uuid ? { client_uuid } : {}),
    title: body.title || derivedTitle(body.description),
    rule: JSON.stringify(rule),
    next_on: firstDate({ rule }, dateAt(now, zone)),
    created_by: person.userId,
    created_at: now.toISOString(),
  });
  if (id === undefined) {
    const existing = client_uuid ? await loadSeriesByClientUuid(tenant, client_uuid) : undefined;
    const [first] = existing ? await loadOccurrences(tenant, existing.id) : [];
    if (!first || existing?.created_by !== person.userId) throw invalid({ client_uuid: ['taken'] });
    return { id: first.id, seriesId: existing.id, isNew: false, status: first.status };
  }
  const series = await lockSeries(tenant, id);
  if (!series) throw new Error(`series ${id} is out of the sight of its maker`);
  const holidays = await holidaysAround(tenant, now);
  const plan = planSeries(series, now, holidays, { atLeastOne: true });
  const onlyFirst = { ...plan, dates: plan.dates.slice(0, 1), next_on: null };
  const made = await makeOccurrences(
    tenant,
    person,
    [series.based_on === 'completed' ? onlyFirst : plan],
    now,
  );
  await recordSeriesChange(call, person, { action: 'series.created', series, to: 'active' });
  const first = made.toSorted((a, b) => (a.occurrence_date < b.occurrence_date ? -1 : 1))[0];
  if (!first) throw invalid({ 'recurrence.rule.start_on': ['series_no_dates'] });
  // Only the first task is published as created, so that people get one notification and not one for each date.
  await wiring.events.publish(tenant, {
    name: 'task.created',
    entity: 'task',
    entityId: first.id,
    jobId: series.job_id,
    actorUserId: person.userId,
    data: { from: null, to: first.status, note: null },
  });
  return { id: first.id, seriesId: id, isNew: true, status: first.status };
};
