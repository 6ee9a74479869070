import { mayChangeFrequency } from '#features/sites/buildings/contract';
import { addBuilding } from '#features/sites/buildings/server';
import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type jobRecordEndpoints, usualFrequency } from '../../contract/index.ts';
import { insertJobs } from '../job/job-bulk-repository.ts';
import { presentJob } from '../job/job-presenter.ts';
import type { JobParts } from '../parts.ts';
import { checkJobFields } from './check-job-fields.ts';
import { placesOfJob } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';

/** A new job is a draft. Listeners of higher features let its creator see it, before it is read again for the answer. */
export const createJob =
  (parts: JobParts) => async (call: SignedInCall<(typeof jobRecordEndpoints)['createJob']>) => {
    const { tenant, person, body } = call;
    if (body.inspection_frequency_days !== usualFrequency && !mayChangeFrequency(person)) throw forbidden();
    await checkJobFields(call, body);
    const { new_building, building_ids, ...fields } = body;
    const added = new_building ? [await addBuilding(call, new_building)] : [];
    const [id = 0] = await insertJobs(tenant, [{ ...fields, building_ids: [...building_ids, ...added] }]);
    const places = await placesOfJob(tenant, id);
    await recordJobChange(call, id, {
      action: 'job.created',
      to: 'draft',
      data: { area_ids: places.map(({ area_id }) => area_id) },
    });
    return presentJob(parts, call, id);
  };
