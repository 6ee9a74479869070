import {
  cancelTasksOfProject,
  holdTasksOfProject,
  releaseTasksOfProject,
  rescheduleTasksOfProject,
} from '#features/tasks/server';
import { invalid, refused } from '#platform/contract/errors';
import type { ProjectStatus, ProjectTransition } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import type { ProjectSet } from '../project/project-repository.ts';
import { makeTask } from './make-task.ts';
import type { MoveCall } from './move-call.ts';
import { lastServiceDay } from './project-tasks-repository.ts';

type At = { today: string; to: ProjectStatus };

/** What follows for the tasks; answers the columns that change beside the status. */
type Effect = (call: MoveCall, project: StoredProject, at: At) => Promise<ProjectSet>;

const held = ['pending', 'open', 'active'] as const;

const cancelOpen = ({ body, ...call }: MoveCall, { id, number }: StoredProject): Promise<void> =>
  cancelTasksOfProject(call, id, body.note || number);

const resume: Effect = async (call, project, { today, to }) => {
  const { scheduled_date } = call.body;
  const planned = scheduled_date ?? project.scheduled_date;
  if ((scheduled_date || to === 'open') && planned !== null && planned < today)
    throw invalid({ scheduled_date: ['only_future_dates'] });
  if (scheduled_date) await rescheduleTasksOfProject(call, project.id, scheduled_date);
  await releaseTasksOfProject(call, project.id, project.held_at ?? call.now.toISOString());
  return scheduled_date ? { scheduled_date } : {};
};

const close: Effect = async (call, project) => {
  if (project.open_tasks > 0 && !call.body.cancel_open_tasks)
    throw refused('project_open_tasks', { count: project.open_tasks });
  await cancelOpen(call, project);
  return {
    actual_service_date: await lastServiceDay(call.tenant, project.id, project.time_zone),
    ended_at: call.now.toISOString(),
  };
};

export const effects: Readonly<Record<ProjectTransition, Effect>> = {
  approve: async ({ person, now }) => ({ approved_at: now.toISOString(), approved_by: person.userId }),
  activate: async (call, project) => {
    await makeTask(call, project);
    return {};
  },
  begin: async () => ({}),
  hold: async (call, project) => {
    const reason = call.body.note ?? '';
    await holdTasksOfProject(call, project.id, reason);
    const from = held.find((status) => status === project.status);
    return { held_from: from ?? 'pending', held_at: call.now.toISOString(), hold_reason: reason };
  },
  resume,
  close,
  reopen: async (call, project, { to }) => {
    if (to === 'open') await makeTask(call, project);
    return { reopened_at: call.now.toISOString(), ended_at: null, cancel_reason: null };
  },
  cancel: async (call, project) => {
    await cancelOpen(call, project);
    return { cancel_reason: call.body.note ?? '', ended_at: call.now.toISOString() };
  },
};
