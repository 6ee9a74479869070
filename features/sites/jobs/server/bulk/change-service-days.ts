import { invalid } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import { changeMany, undoMany } from '#platform/server/records/change-many';
import type { jobBulkEndpoints } from '../../contract/index.ts';
import { lockJobs } from '../record/job-record-repository.ts';
import {
  activeServices,
  type ServiceOfJob,
  saveService,
  servicesByIds,
} from '../services/service-repository.ts';
import { publishService } from '../services/update-service.ts';

type Call = SignedInCall<(typeof jobBulkEndpoints)['changeServiceDays' | 'undoServiceDays']>;

type Days = { days_of_week: number[] };

const serviceName = ({ name }: ServiceOfJob) => ({ name });

const changeOne = async (call: Call, service: ServiceOfJob, days: Days): Promise<Days | undefined> => {
  const { tenant, person } = call;
  const { id, job_id: jobId, status, days_of_week } = service;
  const changes = changesOf({ days_of_week }, days);
  if (Object.keys(changes).length === 0) return undefined;
  await saveService(tenant, id, days);
  await writeAudit(tenant, person, {
    action: 'job-service.updated',
    entity: 'job_service',
    entityId: id,
    jobId,
    from: status,
    to: status,
    changes,
  });
  await publishService(call, 'job.service-changed', jobId);
  return { days_of_week };
};

/** Sets the days of all active services of a kind at many jobs. The jobs are locked, as wherever services change. */
export const changeServiceDays = async (
  call: SignedInCall<(typeof jobBulkEndpoints)['changeServiceDays']>,
) => {
  const { tenant, body } = call;
  const { ids, type, days_of_week } = body;
  if ((await lockJobs(tenant, ids)).length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  const services = await activeServices(tenant, ids, type);
  const has = new Set(services.map(({ job_id }) => job_id));
  const { changed } = await changeMany(
    services.map(({ id }) => id),
    (some) => servicesByIds(tenant, some),
    (service) => changeOne(call, service, { days_of_week }),
    serviceName,
  );
  return { changed, without: ids.filter((id) => !has.has(id)) };
};

export const undoServiceDays = async (call: SignedInCall<(typeof jobBulkEndpoints)['undoServiceDays']>) => {
  const { tenant, body } = call;
  const asked = body.changed.map(({ id }) => id);
  const jobIds = [...new Set((await servicesByIds(tenant, asked)).map(({ job_id }) => job_id))];
  await lockJobs(tenant, jobIds);
  return undoMany(
    body.changed,
    (ids) => servicesByIds(tenant, ids),
    (service, before: Days) => changeOne(call, service, before),
    serviceName,
  );
};
