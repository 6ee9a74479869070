import { invalid, notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { JobService, jobServiceEndpoints } from '../../contract/index.ts';
import type { EndingCall, JobParts } from '../parts.ts';
import { lockJob } from '../record/job-record-repository.ts';
import { presentServices } from './present-services.ts';
import { saveService } from './service-repository.ts';

/** Services are read with their job, so their changes are published as events of the job. */
export const publishService = (
  { tenant, person, wiring }: Pick<EndingCall, 'tenant' | 'person' | 'wiring'>,
  name: 'job.service-added' | 'job.service-changed',
  jobId: number,
): Promise<void> =>
  wiring.events.publish(tenant, { name, entity: 'job', entityId: jobId, jobId, actorUserId: person.userId });

type Call = SignedInCall<(typeof jobServiceEndpoints)['updateService']>;

type Fields = Omit<Call['body'], 'updated_at'>;

/** The fields to save. With an active plan, the headcount is that of the plan: it is not saved, so that the typed headcount
 * applies again when the plan ends. */
const fieldsToSave = (before: JobService, fields: Fields): Fields => {
  if (!before.planned) return fields;
  const { headcount = before.headcount, ...others } = fields;
  if (headcount !== before.headcount) throw invalid({ headcount: ['headcount_planned'] });
  return others;
};

const pick = (services: readonly JobService[], wanted: number): JobService => {
  const found = services.find(({ id }) => id === wanted);
  if (!found) throw notFound();
  return found;
};

/** Saves the fields that were sent. Locks the job: when two people make its last two services inactive at once, the second
 * is refused. */
export const updateService = (parts: JobParts) => async (call: Call) => {
  const { tenant, person, params } = call;
  const { updated_at: readAt, ...sent } = call.body;
  const job = await lockJob(tenant, params.id);
  if (!job) throw notFound();
  const services = await presentServices(parts, tenant, params.id);
  const before = pick(services, params.serviceId);
  if (before.updated_at !== readAt) throw stale(before);
  const fields = fieldsToSave(before, sent);
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
  return pick(await presentServices(parts, tenant, params.id), before.id);
};
