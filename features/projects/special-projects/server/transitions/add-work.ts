import { peopleOfJob } from '#features/accounts/access/server';
import { supervisorsOn } from '#features/sites/assignments/server';
import { addTask } from '#features/tasks/tasks/server';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { tenantLines } from '../project/tenant-lines.ts';
import type { TransitionCall } from './transition-call.ts';

/** A project whose site is known: without one there are no tasks. */
export type PlacedProject = StoredProject & { job_id: number; building_id: number };

export const isPlaced = (project: StoredProject): project is PlacedProject =>
  project.job_id !== null && project.building_id !== null;

/** Whoever supervises the site on the day, of several the first by name; nobody where none of them can be given work. */
const assigneesOn = async ({ tenant }: TransitionCall, jobId: number, day: string): Promise<number[]> => {
  const onHold = await supervisorsOn(tenant, jobId, day);
  const able = await peopleOfJob(tenant, jobId, onHold);
  return onHold.filter((id) => able.has(id)).slice(0, 1);
};

/** The work of one day as a task; returns its id. */
export const addWork = async (call: TransitionCall, project: PlacedProject, day: string): Promise<number> => {
  const { id: special_project_id, job_id, building_id, title, description } = project;
  const task = await addTask(call, {
    special_project_id,
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
    scheduled_on: day,
    assignee_user_ids: await assigneesOn(call, job_id, day),
  });
  return task.id;
};
