import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { DemoTask } from './demo-tasks.ts';

const hour = 3_600_000;
const day = 24 * hour;

export type TaskPlace = { jobId: number; buildingId: number; floorIds: number[]; commonAreaIds: number[] };

export type TaskPeople = { creators: number[]; assignees: number[] };

const iso = (time: number): string => new Date(time).toISOString();

/** Derives when each step of a task happened from its status today. */
const historyOf = (task: DemoTask, index: number, now: number) => {
  const created = now - task.createdDaysAgo * day - (index % 7) * hour;
  const done = task.status === 'closed' || task.status === 'completed';
  const started = task.status === 'in_progress' || done ? created + (2 + (index % 30)) * hour : null;
  const completed = done && started ? Math.min(started + (1 + (index % 20)) * hour, now - hour) : null;
  const due = task.dueInDays === null ? null : now + task.dueInDays * day + ((index % 5) - 2) * hour;
  return { created, started, completed, due };
};

type Step = { action: string; from: string | null; to: string; at: number; note: string | null };

const stepsOf = (task: DemoTask, history: ReturnType<typeof historyOf>): Step[] => {
  const first = task.status === 'scheduled' ? 'scheduled' : 'open';
  const steps: Step[] = [{ action: 'task.created', from: null, to: first, at: history.created, note: null }];
  const move = (from: string, to: string, at: number, note: string | null = null) =>
    steps.push({ action: 'task.moved', from, to, at, note });
  if (history.started) move('open', 'in_progress', history.started);
  if (history.completed) move('in_progress', task.status, history.completed, 'Done and checked on site.');
  if (task.status === 'cancelled') {
    move('open', 'cancelled', history.created + 5 * hour, 'The tenant took care of it.');
  }
  if (task.status === 'on_hold') {
    move('open', 'on_hold', history.created + 6 * hour, 'Waiting for approval of the proposal.');
  }
  return steps;
};

export type SeededTask = {
  id: number;
  jobId: number;
  actor: number | null;
  last: (Omit<Step, 'at'> & { at: string }) | undefined;
};

/** One task with its audit trail, as if somebody had worked on it. */
export const seedTask = async (
  tenant: Tenant,
  task: DemoTask,
  index: number,
  place: TaskPlace,
  people: TaskPeople,
  now: Date,
): Promise<SeededTask> => {
  const history = historyOf(task, index, now.getTime());
  const creator = people.creators[index % people.creators.length] ?? null;
  const assignee = people.assignees[index % people.assignees.length];
  const { id } = await tenant.db
    .insertInto('tasks')
    .values({
      organization_id: tenant.organizationId,
      number: await nextNumber(tenant, 'task'),
      title: task.text.slice(0, 80),
      description: task.text,
      job_id: place.jobId,
      building_id: place.buildingId,
      building_floor_id: place.floorIds[index % Math.max(1, place.floorIds.length)] ?? null,
      building_common_area_id: place.commonAreaIds[index % Math.max(1, place.commonAreaIds.length)] ?? null,
      source: task.source,
      type: task.type,
      priority_level: task.priority,
      status: task.status,
      internal_only: task.internal ?? false,
      visibility: task.internal ? 'internal' : 'public',
      due_at: history.due === null ? null : iso(history.due),
      scheduled_on:
        task.status === 'scheduled' ? iso(now.getTime() + (task.dueInDays ?? 7) * day).slice(0, 10) : null,
      started_at: history.started === null ? null : iso(history.started),
      serviced_at: history.completed === null ? null : iso(history.completed),
      completed_at: history.completed === null ? null : iso(history.completed),
      cancelled_at: task.status === 'cancelled' ? iso(history.created + 5 * hour) : null,
      closed_by: history.completed ? (assignee ?? creator) : null,
      close_note: history.completed ? 'Done and checked on site.' : null,
      created_by: creator,
      created_at: iso(history.created),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (assignee && index % 5 !== 0) {
    await tenant.db
      .insertInto('task_assignees')
      .values({ organization_id: tenant.organizationId, task_id: id, user_id: assignee, created_by: creator })
      .execute();
  }
  await tenant.db
    .insertInto('audit_log')
    .values(
      stepsOf(task, history).map((step, nth) => ({
        organization_id: tenant.organizationId,
        entity: 'task',
        entity_id: id,
        action: step.action,
        from_status: step.from,
        to_status: step.to,
        note: step.note,
        at: iso(step.at),
        actor_user_id: nth === 0 ? creator : (assignee ?? creator),
        building_id: place.buildingId,
      })),
    )
    .execute();
  const last = stepsOf(task, history).at(-1);
  return {
    id,
    jobId: place.jobId,
    actor: assignee ?? creator,
    last: last ? { ...last, at: iso(last.at) } : undefined,
  };
};

/** The most recent changes are also published as events, in the order they happened. */
export const seedTaskEvents = async (tenant: Tenant, tasks: readonly SeededTask[]): Promise<void> => {
  const told = tasks
    .flatMap(({ last, ...task }) => (last ? [{ ...task, ...last }] : []))
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-30);
  for (const { id, jobId, actor, action, from, to, note, at } of told) {
    await tenant.db
      .insertInto('events')
      .values({
        organization_id: tenant.organizationId,
        name: action,
        entity: 'task',
        entity_id: id,
        job_id: jobId,
        actor_user_id: actor,
        data: JSON.stringify({ from, to, note }),
        at,
      })
      .execute();
  }
};
