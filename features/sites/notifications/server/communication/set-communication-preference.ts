import { findJob } from '#features/sites/jobs/server';
import { notFound, requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { notificationEndpoints } from '../../contract/index.ts';
import { rowOf } from '../../contract/matrix.ts';
import { saveChoice } from './preference-repository.ts';
import { presentCommunication } from './present-communication.ts';

type Call = SignedInCall<(typeof notificationEndpoints)['setCommunicationPreference']>;

const faultsOf = ({ id, jobId, allBuildings }: Call['body']): Record<string, string[]> => {
  const row = rowOf(id);
  const places = (jobId === undefined ? 0 : 1) + (allBuildings ? 1 : 0);
  return {
    ...(row ? (row.fixed ? { id: ['preference_fixed'] } : {}) : { id: ['preference_unknown'] }),
    ...(places === 1 ? {} : { jobId: ['preference_place'], allBuildings: ['preference_place'] }),
  };
};

/** Saves or removes one choice of the caller. Returns the resulting preferences, at the job if one was named. */
export const setCommunicationPreference = async ({ body, tenant, person, now }: Call) => {
  const errors = faultsOf(body);
  requireValid(errors);
  const jobId = body.jobId ?? null;
  if (jobId !== null && !(await findJob(tenant, jobId))) throw notFound();
  await saveChoice(tenant, { preferenceId: body.id, jobId, active: body.active });
  return presentCommunication(tenant, person, now, jobId);
};
