import { addTask } from '#features/tasks/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { tenantLines } from '../project/tenant-lines.ts';
import { hasTaskOn } from './project-tasks-repository.ts';

type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

/** The work of the planned day as a task, unless it is there. Work without a job site has no tasks. */
export const makeTask = async (call: Call, project: StoredProject): Promise<void> => {
  const { id, job_id, building_id, scheduled_date, title, description } = project;
  if (job_id === null || building_id === null || scheduled_date === null) return;
  if (await hasTaskOn(call.tenant, id, scheduled_date)) return;
  await addTask(call, {
    special_project_id: id,
    building_tenants: tenantLines(project.building_tenants),
    job_id,
    building_id,
    type: 'service',
    title,
    description,
    priority_level: 'medium',
    internal_only: false,
    entered_at: call.now.toISOString(),
    device_created_at: null,
    scheduled_on: scheduled_date,
  });
};
