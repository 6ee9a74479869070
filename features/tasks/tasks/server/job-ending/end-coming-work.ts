import type { EndingCall, JobEnding } from '#features/sites/jobs/server';
import { recordSeriesChange } from '../series/record-series-change.ts';
import { lockSeriesOfJob, saveSeries } from '../series/series-repository.ts';
import { setAsideComing } from '../series/set-aside.ts';
import { renewUpcoming } from '../series/upcoming-repository.ts';
import { cancelTasks } from '../task/cancel-tasks.ts';
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

/** Series pause first, so that no cancelled occurrence creates the next one. Needs no rights over tasks: the caller has checked
 * those over the job. */
export const jobEnding: JobEnding = {
  count: countComingWork,
  end: async (call, jobId, reason) => {
    const { tenant, now } = call;
    const paused = await pauseSeries(call, jobId, reason);
    await cancelTasks(call, await lockComingTasks(tenant, jobId, now), reason);
    await renewUpcoming(tenant, paused, now);
  },
};
