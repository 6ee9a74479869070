import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobServiceEndpoints } from '../../contract/index.ts';
import { createJobService } from '../job/create-job-service.ts';
import type { JobParts } from '../parts.ts';
import { lockJob } from '../record/job-record-repository.ts';
import { presentServices } from './present-services.ts';
import { publishService } from './publish-service.ts';

type Call = SignedInCall<(typeof jobServiceEndpoints)['createService']>;

export const createService = (parts: JobParts) => async (call: Call) => {
  const { tenant, person, params, body } = call;
  if (!(await lockJob(tenant, params.id))) throw notFound();
  const id = await createJobService(tenant, person, params.id, body);
  await publishService(call, 'job.service-added', params.id);
  const made = (await presentServices(parts, tenant, params.id)).find((service) => service.id === id);
  if (!made) throw notFound();
  return made;
};
