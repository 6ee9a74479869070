import { endOfNight } from '#features/sites/service-days/contract';
import { invalid, notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { PriorityLevel, TaskType } from '../../contract/index.ts';
import { checkFields, dueInstant } from './check-task-fields.ts';
import { dueBySla } from './due-by-sla.ts';
import { recordTaskChange } from './record-task-change.ts';
import {
  insertTask,
  loadSite,
  loadTaskByClientUuid,
  replaceAssignees,
  type TaskSite,
} from './task-repository.ts';

type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

export type AddedTask = {
  job_id: number;
  building_id: number;
  type: TaskType;
  title: string;
  description: string;
  priority_level: PriorityLevel;
  internal_only: boolean;
  /** Unique for ever, so that a retry makes no second task. */
  client_uuid?: string | undefined;
  /** When the device made the entry; the due date counts from it. */
  entered_at: string;
  device_created_at: string | null;
  /** The inspection that found what is to be done. */
  inspection_id?: number;
  /** The special project whose work it is. */
  special_project_id?: number;
  /** The tenants whom it concerns, one in each line. */
  building_tenants?: string | null;
  /** The day of the work; until then the task is scheduled. */
  scheduled_on?: string | null;
  area?: string | null;
  area_type_id?: number | null;
  building_common_area_id?: number | null;
  building_floor_id?: number | null;
  /** Without one, the task of a project is due at the end of the service night of its day, any other by the company's settings. A
   * date means the end of that day at the building. */
  due_at?: string | null;
  assignee_user_ids?: readonly number[];
};

/** Where it is to be done, by when and by whom, as another feature's record says. */
const checkInput = (call: Call, added: AddedTask, zone: string): Promise<void> =>
  checkFields(
    call.tenant,
    {
      due_at: added.due_at ?? null,
      scheduled_on: added.scheduled_on ?? null,
      building_floor_id: added.building_floor_id ?? null,
      building_common_area_id: added.building_common_area_id ?? null,
      area_type_id: added.area_type_id ?? null,
      assignee_user_ids: [...(added.assignee_user_ids ?? [])],
    },
    { jobId: added.job_id, buildingId: added.building_id, zone, now: new Date(added.entered_at) },
  );

const originOf = ({ inspection_id, special_project_id }: AddedTask) => {
  if (inspection_id !== undefined) return { source: 'inspection', related_type_id: inspection_id };
  return special_project_id === undefined
    ? { source: 'task', related_type_id: null }
    : { source: 'special_project', related_type_id: special_project_id };
};

const dueOf = async (
  { tenant }: Call,
  { due_at, scheduled_on = null, special_project_id, priority_level, entered_at }: AddedTask,
  place: Pick<TaskSite, 'business_hours'> & { time_zone: string },
): Promise<string | null> => {
  if (due_at) return dueInstant(due_at, place.time_zone);
  if (scheduled_on === null) return dueBySla(tenant, priority_level, new Date(entered_at), place);
  return special_project_id === undefined ? null : endOfNight(scheduled_on, place.time_zone);
};

/** The task of another feature's record, for which that feature checks the flag. The team of the job is told, as of any
 * new task, whoever is assigned. `isNew` is false for a retry. */
export const addTask = async (call: Call, added: AddedTask): Promise<{ id: number; isNew: boolean }> => {
  const { tenant, now } = call;
  const {
    entered_at: _entered,
    client_uuid,
    inspection_id: _inspection,
    special_project_id: _project,
    due_at: _due,
    scheduled_on = null,
    assignee_user_ids = [],
    ...fields
  } = added;
  const { job_id, building_id, device_created_at } = fields;
  const site = await loadSite(tenant, job_id, building_id);
  if (!site) throw notFound();
  const { time_zone, business_hours, job_status } = site;
  if (site.building_id === null || time_zone === null)
    throw invalid({ building_id: ['building_not_of_job'] });
  if (job_status !== 'active') throw invalid({ job_id: ['job_not_active'] });
  await checkInput(call, added, time_zone);
  const status = scheduled_on !== null && scheduled_on > dateAt(now, time_zone) ? 'scheduled' : 'open';
  const id = await insertTask(tenant, {
    ...fields,
    ...(client_uuid ? { client_uuid } : {}),
    ...originOf(added),
    scheduled_on,
    number: await nextNumber(tenant, 'task'),
    due_at: await dueOf(call, added, { time_zone, business_hours }),
    status,
    visibility: fields.internal_only ? 'internal' : 'public',
    created_by: tenant.userId,
    created_at: now.toISOString(),
  });
  if (id === undefined) {
    const existing = client_uuid ? await loadTaskByClientUuid(tenant, client_uuid) : undefined;
    if (existing?.created_by !== tenant.userId || !existing) throw invalid({ client_uuid: ['taken'] });
    return { id: existing.id, isNew: false };
  }
  await replaceAssignees(tenant, id, assignee_user_ids);
  await recordTaskChange(call, {
    action: 'task.created',
    task: { id, job_id, building_id },
    to: status,
    deviceAt: device_created_at,
  });
  return { id, isNew: true };
};
