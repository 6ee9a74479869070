import { readersOf } from '#features/access/server';
import type { Told } from '#features/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import { jobsOfTasks } from './task-notice-repository.ts';

const idsOf = ({ params }: Told): number[] =>
  String(params.ids ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);

/** Ids of what was told of several tasks of which the person sees none any more. Those of one job go with the job. */
export const outOfSight = async (
  tenant: Tenant,
  told: readonly Told[],
  userId: number,
): Promise<readonly number[]> => {
  const jobs = new Map(
    (await jobsOfTasks(tenant, told.flatMap(idsOf))).map(({ id, job_id }) => [id, job_id]),
  );
  const seen = new Set<number>();
  for (const jobId of new Set(jobs.values())) {
    const readers = await readersOf(tenant, { jobId, flag: 'hasAccessTasks', userIds: [userId] });
    if (readers.has(userId)) seen.add(jobId);
  }
  return told
    .filter((one) => idsOf(one).length > 0 && !idsOf(one).some((id) => seen.has(jobs.get(id) ?? 0)))
    .map(({ id }) => id);
};
