import { derivedTitle } from '#features/tasks/tasks/contract';
import { nextNumbers } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoTask, demoTasks } from './demo-tasks.ts';
import { type TaskTimes, timesOf } from './demo-times.ts';
import type { AreaType } from './demo-work-orders.ts';
import { type Step, stepsOf } from './task-steps.ts';

export type TaskPlace = {
  jobId: number;
  buildingId: number;
  zone: string;
  floorIds: number[];
  /** Common areas whose floors are known. */
  areas: ReadonlyMap<AreaType, number>;
  /** Position in the list of sites: the rooms of one building look alike. */
  look: number;
};

/** Where a task is, and whose it is. */
export type TaskHome = {
  place: TaskPlace;
  creator: number;
  /** Whoever does it; not always assigned. */
  assignee: number;
  areaManager: number;
};

export type SeededTask = TaskHome & {
  id: number;
  task: DemoTask;
  /** Position in the demo's list, which other data are derived from. */
  index: number;
  /** The text in that list, with its floor filled in. */
  words: string;
  times: TaskTimes;
  steps: Step[];
};

const iso = (time: number): string => new Date(time).toISOString();
const orNull = (time: number | null): string | null => (time === null ? null : iso(time));

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

const floorOf = (task: DemoTask, index: number, { floorIds }: TaskPlace): number | null => {
  if (floorIds.length === 0 || task.work.floor === null) return null;
  return task.work.floor === 'ground' ? 1 : 2 + ((index * 3) % (Math.min(floorIds.length, 10) - 1));
};

const wordsOf = (text: string, floor: number | null, index: number): string =>
  text
    .replace('{floor}', ordinals[(floor ?? 1) - 1] ?? 'first')
    .replace('{suite}', String((floor ?? 1) * 100 + 10 * (1 + (index % 8))));

/** The first sentence, where it is short enough for a title. */
const titleOf = (words: string): string => {
  const [sentence = words] = words.split(/(?<=[a-z])[.:] /);
  return sentence.length < 80 ? sentence.replace(/\.$/, '') : derivedTitle(words);
};

type Planned = Omit<SeededTask, 'id'> & { floor: number | null };

const plan = (homeOf: (task: DemoTask, index: number) => TaskHome, now: number): Planned[] =>
  demoTasks
    .map((task, index) => {
      const home = homeOf(task, index);
      const floor = floorOf(task, index, home.place);
      const times = timesOf(task, index, home.place.zone, now);
      const words = wordsOf(task.work.words, floor, index);
      return { ...home, task, index, floor, words, times, steps: stepsOf(task, index, times) };
    })
    .toSorted((a, b) => a.times.created - b.times.created);

const rowOf = (tenant: Tenant, types: ReadonlyMap<string, number>, planned: Planned, number: number) => {
  const { task, times, place, floor, words, creator, assignee } = planned;
  const done = task.status === 'closed' || task.status === 'completed';
  return {
    organization_id: tenant.organizationId,
    number,
    title: titleOf(words),
    description: words,
    job_id: place.jobId,
    building_id: place.buildingId,
    building_floor_id: floor === null ? null : (place.floorIds[floor - 1] ?? null),
    building_common_area_id: place.areas.get(task.work.area) ?? null,
    area_type_id: types.get(task.work.area) ?? null,
    source: task.source,
    type: task.work.type,
    priority_level: task.work.priority,
    status: task.status,
    internal_only: task.internal,
    visibility: task.internal ? 'internal' : 'public',
    require_photo: task.requirePhoto,
    require_signature: task.requireSignature,
    reopened_count: task.reopened ? 1 : 0,
    due_at: orNull(times.due),
    scheduled_on: times.scheduledOn,
    started_at: orNull(times.started),
    serviced_at: done ? orNull(times.ended) : null,
    completed_at: done ? orNull(times.ended) : null,
    cancelled_at: task.status === 'cancelled' ? orNull(times.ended) : null,
    closed_by: done ? assignee : null,
    close_note: done ? task.work.done : null,
    created_by: creator,
    created_at: iso(times.created),
  };
};

/** The tasks, as if people had worked on them, oldest first. */
export const seedTasks = async (
  tenant: Tenant,
  types: ReadonlyMap<string, number>,
  homeOf: (task: DemoTask, index: number) => TaskHome,
  now: Date,
): Promise<SeededTask[]> => {
  const planned = plan(homeOf, now.getTime());
  const first = await nextNumbers(tenant, 'task', planned.length);
  const inserted = await tenant.db
    .insertInto('tasks')
    .values(planned.map((one, nth) => rowOf(tenant, types, one, first + nth)))
    .returning(['id', 'number'])
    .execute();
  const ids = new Map(inserted.map(({ id, number }) => [number, id]));
  const tasks = planned.map((one, nth) => ({ ...one, id: ids.get(first + nth) ?? 0 }));
  await tenant.db
    .insertInto('task_assignees')
    .values(
      tasks
        .filter(({ index }) => index % 5 !== 0)
        .map(({ id, assignee, creator }) => ({
          organization_id: tenant.organizationId,
          task_id: id,
          user_id: assignee,
          created_by: creator,
        })),
    )
    .execute();
  return tasks;
};

/** The most recent changes are also published as events, in the order they happened. */
export const seedTaskEvents = async (tenant: Tenant, tasks: readonly SeededTask[]): Promise<void> => {
  const recent = tasks
    .flatMap((task) => {
      const last = task.steps.at(-1);
      return last ? [{ ...task, last }] : [];
    })
    .toSorted((a, b) => a.last.at - b.last.at)
    .slice(-30);
  await tenant.db
    .insertInto('events')
    .values(
      recent.map(({ id, place, creator, assignee, last }) => ({
        organization_id: tenant.organizationId,
        name: last.action,
        entity: 'task',
        entity_id: id,
        job_id: place.jobId,
        actor_user_id: last.by === 'creator' ? creator : assignee,
        data: JSON.stringify({ from: last.from, to: last.to, note: last.note }),
        at: iso(last.at),
      })),
    )
    .execute();
};
