import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobServiceEndpoints } from '../../contract/index.ts';
import { createJobService } from '../job/create-job-service.ts';
import { servicesOfJob } from '../job/job-repository.ts';
import { lockJob } from '../record/job-record-repository.ts';
import { publishService } from './publish-service.ts';

export const createService = async (call: SignedInCall<(typeof jobServiceEndpoints)['createService']>) => {
  const { tenant, person, params, body } = call;
  if (!(await lockJob(tenant, params.id))) throw notFound();
  const id = await createJobService(tenant, person, params.id, body);
  await publishService(call, 'job.service-added', params.id);
  const made = (await servicesOfJob(tenant, params.id)).find((service) => service.id === id);
  if (!made) throw notFound();
  return made;
};
