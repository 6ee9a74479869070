import type { EndingCall, JobEnding } from '#features/jobs/server';
import { recordSeriesChange } from '../series/record-series-change.ts';
import { lockSeriesOfJob, saveSeries } from '../series/series-repository.ts';
import { setAsideComing } from '../series/set-aside.ts';
import { renewUpcoming } from '../series/upcoming-repository.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { type TaskRecord, updateTask } from '../task/task-repository.ts';
import { countComingWork, lockComingTasks } from './coming-work-repository.ts';

/** Returns the paused series. */
const pauseSeries = async (call: EndingCall, jobId: number, reason: string): Promise<number[]> => {
  const { tenant, person, now } = call;
  const running = await lockSeriesOfJob(tenant, jobId);
  for (const series of running) {
    await saveSeries(tenant, series.id, { status: 'paused', next_on: null, updated_by: person.userId });
    if (series.based_on === 'scheduled') await setAsideComing(tenant, person, series, now);
    await recordSeriesChange(call, person, {
      action: 'series.paused',
      series,
      from: 'active',
      to: 'paused',
      note: reason,
    });
  }
  return running.map(({ id }) => id);
};

const cancelTasks = async (call: EndingCall, tasks: readonly TaskRecord[], reason: string): Promise<void> => {
  const { tenant, person, now, wiring } = call;
  for (const task of tasks) {
    await updateTask(tenant, task.id, {
      status: 'cancelled',
      completed_at: null,
      cancelled_at: now.toISOString(),
    });
    await recordTaskChange(call, {
      action: 'task.moved',
      task,
      from: task.status,
      to: 'cancelled',
      note: reason,
      data: { transition: 'cancel', together: true },
    });
  }
  const [first] = tasks;
  if (!first) return;
  // Each person is told once of all that concern them.
  await wiring.events.publish(tenant, {
    name: 'task.moved-together',
    entity: 'task-bulk',
    entityId: first.id,
    jobId: first.job_id,
    actorUserId: person.userId,
    data: { transition: 'cancel', note: reason, task_ids: tasks.map(({ id }) => id) },
  });
};

/** Series pause first, so that a cancelled occurrence is followed by no other. Rights are those over the job. */
export const jobEnding: JobEnding = {
  count: countComingWork,
  end: async (call, jobId, reason) => {
    const { tenant, now } = call;
    const paused = await pauseSeries(call, jobId, reason);
    await cancelTasks(call, await lockComingTasks(tenant, jobId, now), reason);
    await renewUpcoming(tenant, paused, now);
  },
};
