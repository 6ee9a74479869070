import {
  addDays,
  nextAfterCompletion,
  occurrences,
  type Recurrence,
  recurrence,
} from '#features/tasks/tasks/contract';
import { makeMissingOccurrences } from '#features/tasks/tasks/server';
import { instantAt } from '#platform/contract/zoned-time';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { openEvents } from '#platform/server/events/open-events';
import { pictureKeys } from './demo-pictures.ts';
import type { DemoSeries } from './demo-series.ts';
import { attachPicture } from './seed-pictures.ts';
import type { TaskPlace } from './seed-tasks.ts';
import type { StoredPictures } from './store-pictures.ts';

type Where = {
  place: TaskPlace;
  zone: string;
  creator: number;
  assignee: number;
  today: string;
  pictures: StoredPictures;
};
type Past = { date: string; shown: string; outcome: DemoSeries['outcomes'][number] };

const hours = 3_600_000;

/** The past dates and how each ended. */
const pastOf = (
  demo: DemoSeries,
  { rule, based_on }: Recurrence,
  today: string,
  holidays: ReadonlySet<string>,
) => {
  const outcome = (nth: number) => demo.outcomes[nth] ?? 'on_time';
  if (based_on === 'scheduled') {
    return [...occurrences(rule, rule.start_on, addDays(today, -1), holidays)]
      .filter(({ shown_on }) => shown_on < today)
      .slice(0, demo.status === 'paused' ? demo.outcomes.length : undefined)
      .map(({ occurrence_date, shown_on }, nth) => ({
        date: occurrence_date,
        shown: shown_on,
        outcome: outcome(nth),
      }));
  }
  const past: Past[] = [];
  let date: string | null = rule.start_on;
  while (date !== null && past.length < demo.outcomes.length && addDays(date, 4) < today) {
    const what = outcome(past.length);
    past.push({ date, shown: date, outcome: what });
    date = nextAfterCompletion(rule, addDays(date, what === 'late' ? 4 : 0), past.length);
  }
  return past;
};

/** When the task of a date was created: the night run creates it some days ahead, but not before the series begins. */
const madeOn = (date: string, { rule, generate_ahead_days }: Recurrence, zone: string): string => {
  const [, made = date] = [addDays(date, -generate_ahead_days), rule.start_on].toSorted();
  return instantAt(made, '08:00', zone);
};

const insertPast = async (
  tenant: Tenant,
  seriesId: number,
  demo: DemoSeries,
  how: Recurrence,
  past: Past,
  nth: number,
  { place, zone, creator, assignee, pictures }: Where,
): Promise<void> => {
  const due = instantAt(addDays(past.shown, how.due_offset_days), how.time_of_day ?? '23:59', zone);
  const done = past.outcome === 'on_time' || past.outcome === 'late';
  const served = instantAt(addDays(past.shown, past.outcome === 'late' ? 4 : 0), '15:20', zone);
  const status = done ? 'closed' : past.outcome === 'skipped' ? 'cancelled' : 'open';
  const created = madeOn(past.date, how, zone);
  const { id } = await tenant.db
    .insertInto('tasks')
    .values({
      organization_id: tenant.organizationId,
      number: await nextNumber(tenant, 'task'),
      series_id: seriesId,
      occurrence_date: past.date,
      scheduled_on: past.shown,
      recurring_interval: how.rule.freq,
      title: demo.title,
      description: demo.description,
      job_id: place.jobId,
      building_id: place.buildingId,
      type: demo.type,
      status,
      require_photo: demo.require_photo ?? false,
      due_at: due,
      serviced_at: done ? served : null,
      completed_at: done ? served : null,
      closed_by: done ? assignee : null,
      created_by: creator,
      created_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('task_assignees')
    .values({ organization_id: tenant.organizationId, task_id: id, user_id: assignee, created_by: creator })
    .execute();
  if (done && demo.require_photo)
    await attachPicture(tenant, pictures, {
      key: pictureKeys.series(nth),
      by: assignee,
      at: Date.parse(served),
      zone,
      ownerEntity: 'task',
      ownerId: id,
      purpose: 'resolution',
      visibility: 'public',
    });
  const entry = {
    organization_id: tenant.organizationId,
    entity: 'task',
    entity_id: id,
    building_id: place.buildingId,
  };
  const made = { ...entry, action: 'task.created', to_status: 'scheduled', at: created };
  const moved = {
    ...entry,
    action: 'task.moved',
    from_status: 'open',
    to_status: status,
    at: done ? served : instantAt(past.shown, '09:10', zone),
    actor_user_id: done ? assignee : creator,
    note: done ? null : 'The building was closed for an event.',
  };
  await tenant.db
    .insertInto('audit_log')
    .values(status === 'open' ? [made] : [made, moved])
    .execute();
};

/** Dates the coming tasks back, as if they had been created one after the other and not all today. */
const dateBack = async (tenant: Tenant, seriesId: number, how: Recurrence, zone: string, now: Date) => {
  const tasks = await tenant.db
    .selectFrom('tasks')
    .select(['id', 'occurrence_date', 'created_at'])
    .where('organization_id', '=', tenant.organizationId)
    .where('series_id', '=', seriesId)
    // Selects the tasks just created. Twelve hours allow for the clock of the database; past tasks are days older.
    .where('created_at', '>', new Date(now.getTime() - 12 * hours).toISOString())
    .execute();
  for (const { id, occurrence_date, created_at } of tasks) {
    const made = madeOn(occurrence_date ?? created_at.slice(0, 10), how, zone);
    if (made >= now.toISOString()) continue;
    await tenant.db
      .updateTable('tasks')
      .set({ created_at: made })
      .where('organization_id', '=', tenant.organizationId)
      .where('id', '=', id)
      .execute();
  }
};

/** Creates a series with its past dates, and its tasks from today on. */
export const seedSeries = async (
  tenant: Tenant,
  demo: DemoSeries,
  where: Where,
  holidays: ReadonlySet<string>,
  now: Date,
): Promise<number> => {
  const how = recurrence.parse(demo.recurrence);
  const { id } = await tenant.db
    .insertInto('task_series')
    .values({
      ...how,
      organization_id: tenant.organizationId,
      rule: JSON.stringify(how.rule),
      title: demo.title,
      description: demo.description,
      type: demo.type,
      job_id: where.place.jobId,
      building_id: where.place.buildingId,
      require_photo: demo.require_photo ?? false,
      assignee_user_ids: [where.assignee],
      status: demo.status,
      created_by: where.creator,
      created_at: instantAt(how.rule.start_on, '08:00', where.zone),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const past = pastOf(demo, how, where.today, holidays);
  for (const [nth, one] of past.entries()) await insertPast(tenant, id, demo, how, one, nth, where);
  await tenant.db
    .updateTable('task_series')
    .set({ last_generated_on: past.at(-1)?.date ?? null })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
  await makeMissingOccurrences({ tenant, wiring: { events: openEvents([]) } }, null, id, now);
  await dateBack(tenant, id, how, where.zone, now);
  return id;
};
