import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { happenedAt } from '#platform/contract/device-clock';
import { forbidden, invalid, notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { derivedTitle, type taskEndpoints } from '../../contract/index.ts';
import { askedRecurrence, checkNewSeries } from '../series/check-recurrence.ts';
import { createSeries } from '../series/create-series.ts';
import { mayCreateSeries } from '../series/series-policy.ts';
import { checkFields, dueInstant } from './check-task-fields.ts';
import { dueBySla } from './due-by-sla.ts';
import { recordTaskChange } from './record-task-change.ts';
import { checkOrigin, type TaskOrigins } from './task-origins.ts';
import { presentTask } from './task-presenter.ts';
import {
  insertTask,
  loadSite,
  loadTaskByClientUuid,
  replaceAssignees,
  type TaskSite,
} from './task-repository.ts';

type Endpoint = (typeof taskEndpoints)['createTask'];
type Call = Omit<SignedInCall<Endpoint>, 'files'>;
type Photos = Awaited<ReturnType<typeof storeFiles>>;

/** When the person made the entry. */
const enteredAt = ({ body, now }: Pick<Call, 'body' | 'now'>): Date => {
  checkDeviceTime(body, 'device_created_at', now);
  return new Date(happenedAt(now.toISOString(), body.device_created_at ?? null));
};

/** The due date that people entered, if any. A deficiency with neither a due date nor a planned day is due by the company's
 * settings. */
const dueOf = async (call: Call, site: TaskSite, zone: string): Promise<string | null> => {
  const { due_at, scheduled_on, type, priority_level } = call.body;
  if (due_at) return dueInstant(due_at, zone);
  if (type !== 'deficiency' || scheduled_on !== null) return null;
  const place = { time_zone: zone, business_hours: site.business_hours };
  return dueBySla(call.tenant, priority_level, enteredAt(call), place);
};

type Inserted = { id: number; isNew: boolean; status: string /** Of one that repeats. */; seriesId?: number };

/** A new task without its photos, or a series with its first task. */
export const addNewTask = async (call: Call, origins: TaskOrigins): Promise<Inserted> => {
  const { body, tenant, person, now } = call;
  const site = await loadSite(tenant, body.job_id, body.building_id);
  if (!site) throw notFound();
  if (site.building_id === null || site.time_zone === null)
    throw invalid({ building_id: ['building_not_of_job'] });
  const zone = site.time_zone;
  const today = dateAt(now, zone);
  const recurrence = askedRecurrence(body, today, zone);
  if (recurrence && !mayCreateSeries(person)) throw forbidden();
  await checkFields(
    tenant,
    body,
    { jobId: site.job_id, buildingId: site.building_id, zone, now: enteredAt(call) },
    {},
    {
      ...(await checkOrigin(origins, call)),
      ...checkNewSeries(body, recurrence, today),
      ...(site.job_status === 'active' ? {} : { job_id: ['job_not_active'] }),
    },
  );
  if (recurrence) return createSeries(call, recurrence, zone);
  const {
    client_uuid,
    assignee_user_ids,
    comments: _comments,
    exif: _exif,
    recurrence: _recurrence,
    markups: _markups,
    due_at: _due,
    title,
    ...fields
  } = body;
  const later = body.scheduled_on !== null && body.scheduled_on > today;
  const status = later ? 'scheduled' : 'open';
  const id = await insertTask(tenant, {
    ...fields,
    ...(client_uuid ? { client_uuid } : {}),
    number: await nextNumber(tenant, 'task'),
    title: title || derivedTitle(body.description),
    due_at: await dueOf(call, site, zone),
    status,
    visibility: body.internal_only ? 'internal' : 'public',
    created_by: tenant.userId,
    created_at: now.toISOString(),
  });
  if (id !== undefined) {
    await replaceAssignees(tenant, id, assignee_user_ids);
    return { id, isNew: true, status };
  }
  const existing = client_uuid ? await loadTaskByClientUuid(tenant, client_uuid) : undefined;
  if (!existing || existing.created_by !== tenant.userId) throw invalid({ client_uuid: ['taken'] });
  return { id: existing.id, isNew: false, status: existing.status };
};

/** Creates a task with its photos. A repeat with the same client_uuid answers the task that exists. */
export const createTask = (origins: TaskOrigins) =>
  preparedHandler<Endpoint, Photos>({
    prepare: ({ files, wiring, person }) => storeFiles(wiring, person.organizationId, files),
    run: async (call, photos) => {
      const { body, tenant, person, now } = call;
      const { id, isNew, status } = await addNewTask(call, origins);
      if (!isNew) return presentTask(tenant, person, id, now);
      await attachFiles(tenant, photos, {
        ownerEntity: 'task',
        ownerId: id,
        purpose: 'attachment',
        visibility: body.internal_only ? 'internal' : 'public',
        details: body,
      });
      // A series has told of its occurrences itself.
      if (!body.recurrence && !body.recurring_interval)
        await recordTaskChange(call, {
          action: 'task.created',
          task: { ...body, id },
          to: status,
          deviceAt: body.device_created_at ?? null,
        });
      return presentTask(tenant, person, id, now);
    },
  });
