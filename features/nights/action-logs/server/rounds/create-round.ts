import { loadJob, lockJob } from '#features/sites/jobs/server';
import { invalid, notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { maxRounds, type Round, type roundEndpoints } from '../../contract/index.ts';
import { checkRooms } from './check-rooms.ts';
import { requireRound } from './delete-round.ts';
import { recordRoundChange } from './record-round-change.ts';
import { countRounds, insertRound } from './round-repository.ts';

type Call = SignedInCall<(typeof roundEndpoints)['createRound']>;

export const createRound = async (call: Call): Promise<Round> => {
  const { tenant, body } = call;
  const job = await loadJob(tenant, body.job_id);
  if (!job) throw notFound();
  if (!job.buildings.some(({ id }) => id === body.building_id))
    throw invalid({ building_id: ['building_not_of_job'] });
  await checkRooms(tenant, body.building_id, body.common_area_ids);
  // Locked, so that of several requests at once each counts the rounds of those before it.
  await lockJob(tenant, job.id);
  if ((await countRounds(tenant, job.id)) >= maxRounds)
    throw refused('action_log_rounds_full', { maximum: maxRounds });
  const created = await requireRound(tenant, await insertRound(tenant, body));
  await recordRoundChange(call, 'action-log-round.created', created);
  return created;
};
