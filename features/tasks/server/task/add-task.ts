import { invalid, notFound } from '#platform/contract/errors';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { PriorityLevel, TaskType } from '../../contract/index.ts';
import { dueBySla } from './due-by-sla.ts';
import { recordTaskChange } from './record-task-change.ts';
import { findSite, findTaskByClientUuid, insertTask } from './task-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

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
};

/** The task of another feature's record, for which that feature checks the flag. Nobody is assigned: the team of the job
 * is told, as of any new task. It is due by the company's settings. `isNew` is false for a retry. */
export const addTask = async (
  call: Call,
  { job_id, building_id, entered_at, device_created_at, client_uuid, ...fields }: AddedTask,
): Promise<{ id: number; isNew: boolean }> => {
  const { tenant, now } = call;
  const site = await findSite(tenant, job_id, building_id);
  if (!site) throw notFound();
  const { time_zone, business_hours, job_status } = site;
  if (site.building_id === null || time_zone === null)
    throw invalid({ building_id: ['building_not_of_job'] });
  if (job_status !== 'active') throw invalid({ job_id: ['job_not_active'] });
  const place = { time_zone, business_hours };
  const id = await insertTask(tenant, {
    ...{ ...fields, job_id, building_id, device_created_at },
    ...(client_uuid ? { client_uuid } : {}),
    source: 'task',
    number: await nextNumber(tenant, 'task'),
    due_at: await dueBySla(tenant, fields.priority_level, new Date(entered_at), place),
    status: 'open',
    visibility: fields.internal_only ? 'internal' : 'public',
    created_by: tenant.userId,
    created_at: now.toISOString(),
  });
  if (id === undefined) {
    const existing = client_uuid ? await findTaskByClientUuid(tenant, client_uuid) : undefined;
    if (existing?.created_by !== tenant.userId || !existing) throw invalid({ client_uuid: ['taken'] });
    return { id: existing.id, isNew: false };
  }
  await recordTaskChange(call, {
    action: 'task.created',
    task: { id, job_id, building_id },
    to: 'open',
    deviceAt: device_created_at,
  });
  return { id, isNew: true };
};
