import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobRecordEndpoints } from '../../contract/index.ts';
import { createJobService } from '../job/create-job-service.ts';
import { insertJobs } from '../job/job-bulk-repository.ts';
import { presentJob } from '../job/job-presenter.ts';
import { servicesOfJob } from '../job/job-repository.ts';
import type { JobParts } from '../parts.ts';
import { lockJob, placesOfJob } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';

/** Creates a draft like another job. Higher features copy their own records when they get the event. */
export const copyJob =
  (parts: JobParts) => async (call: SignedInCall<(typeof jobRecordEndpoints)['copyJob']>) => {
    const { tenant, person, params, body } = call;
    const { with_people, ...names } = body;
    const job = await lockJob(tenant, params.id);
    if (!job) throw notFound();
    const places = await placesOfJob(tenant, params.id);
    const { client_id, description, inspection_frequency_days, report_required, action_log_required } = job;
    const like = { client_id, description, inspection_frequency_days, report_required, action_log_required };
    const building_ids = places.map(({ id }) => id);
    const [id = 0] = await insertJobs(tenant, [{ ...names, ...like, building_ids }]);
    for (const { id: _id, updated_at: _at, ...service } of await servicesOfJob(tenant, params.id))
      await createJobService(tenant, person, id, service);
    await recordJobChange(call, id, {
      action: 'job.created',
      to: 'draft',
      changes: { copied_from: [null, params.id] },
      data: {
        area_ids: places.map(({ area_id }) => area_id),
        copied_from: params.id,
        with_people,
      },
    });
    return presentJob(parts, call, id);
  };
