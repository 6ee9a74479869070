import { notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobServiceEndpoints } from '../../contract/index.ts';
import { servicesOfJob } from '../job/job-repository.ts';
import type { JobParts } from '../parts.ts';
import { lockJob } from '../record/job-record-repository.ts';
import { publishService } from './publish-service.ts';
import { saveService } from './service-repository.ts';

type Call = SignedInCall<(typeof jobServiceEndpoints)['updateService']>;

/** Saves the fields that were sent. The job is held, so that of two people who stop its last two services one is
 * refused. */
export const updateService = (parts: JobParts) => async (call: Call) => {
  const { tenant, person, params } = call;
  const { updated_at: readAt, ...fields } = call.body;
  const job = await lockJob(tenant, params.id);
  if (!job) throw notFound();
  const services = await servicesOfJob(tenant, params.id);
  const before = services.find(({ id }) => id === params.serviceId);
  if (!before) throw notFound();
  if (before.updated_at !== readAt) throw stale(before);
  const stops = before.status === 'active' && fields.status === 'inactive';
  const others = services.some(({ id, status }) => id !== before.id && status === 'active');
  if (stops && job.status === 'active' && !others) throw refused('last_active_service');
  const changes = changesOf(before, fields);
  if (Object.keys(changes).length === 0) return before;
  await saveService(tenant, before.id, fields);
  if (stops)
    for (const end of Object.values(parts.serviceEndings))
      await end(call, { jobId: params.id, serviceId: before.id });
  await writeAudit(tenant, person, {
    action: 'job-service.updated',
    entity: 'job_service',
    entityId: before.id,
    jobId: params.id,
    from: before.status,
    to: fields.status ?? before.status,
    changes,
  });
  await publishService(call, 'job.service-changed', params.id);
  const saved = (await servicesOfJob(tenant, params.id)).find(({ id }) => id === before.id);
  if (!saved) throw notFound();
  return saved;
};
