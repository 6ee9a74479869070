import { mayChangeFrequency } from '#features/sites/buildings/contract';
import { addBuilding, loadBuilding, unlinkBuildingsOfJob } from '#features/sites/buildings/server';
import { address } from '#features/sites/clients/contract';
import { contactsOf, loadClient, mayEditContacts } from '#features/sites/clients/server';
import { forbidden, invalid, notFound } from '#platform/contract/errors';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import {
  type jobBulkEndpoints,
  type jobEndpoints,
  type jobExportEndpoints,
  type jobRecordEndpoints,
  type jobServiceEndpoints,
  usualFrequency,
} from '../contract/index.ts';
import { changeJobs, undoJobChanges } from './bulk/change-jobs.ts';
import { changeServiceDays, undoServiceDays } from './bulk/change-service-days.ts';
import { transitionJobs } from './bulk/transition-jobs.ts';
import { undoTransitions } from './bulk/undo-transitions.ts';
import type { JobColumns } from './columns/job-column.ts';
import { exportJobs } from './export/export-jobs.ts';
import { createJobService } from './job/create-job-service.ts';
import { insertJobs } from './job/job-bulk-repository.ts';
import { presentJob } from './job/job-presenter.ts';
import { loadJob, servicesOfJob } from './job/job-repository.ts';
import { clientIdsAtBuilding, clientsAtBuilding } from './job/job-scope-repository.ts';
import { countSites } from './list/count-sites.ts';
import { listJobs } from './list/list-jobs.ts';
import { choosableCriteria, type SiteCriteria } from './list/site-criteria.ts';
import type { JobParts } from './parts.ts';
import { activateJob } from './record/activate-job.ts';
import { checkJobFields } from './record/check-job-fields.ts';
import { deactivateJob, getEndingWork } from './record/deactivate-job.ts';
import { buildingsOfJobs, lockJob, placesOfJob, saveJob } from './record/job-record-repository.ts';
import { addJobBuilding } from './record/link-building.ts';
import { recordJobChange } from './record/record-job-change.ts';
import { refuseBusy } from './record/refuse-busy.ts';
import { updateJob } from './record/update-job.ts';
import { presentServices } from './services/present-services.ts';
import { publishService, updateService } from './services/update-service.ts';

/** Creates a draft like another job. Higher features copy their own records when they get the event. */
const copyJob = (parts: JobParts) => async (call: SignedInCall<(typeof jobRecordEndpoints)['copyJob']>) => {
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

type UnlinkBuildingCall = SignedInCall<(typeof jobRecordEndpoints)['removeJobBuilding']>;

/** Takes the building from the job. The building itself stays. */
const removeJobBuilding = (parts: JobParts) => async (call: UnlinkBuildingCall) => {
  const { tenant, params } = call;
  const jobId = params.id;
  if (!(await lockJob(tenant, jobId))) throw notFound();
  const before = await placesOfJob(tenant, jobId);
  const gone = before.filter(({ id }) => id === params.buildingId);
  if (gone.length === 0) throw notFound();
  if (before.length === 1) throw invalid({ building_ids: ['last_job_building'] });
  await refuseBusy(parts, tenant, jobId, gone);
  await saveJob(tenant, jobId, {});
  await unlinkBuildingsOfJob(tenant, jobId, [params.buildingId]);
  const after = before.filter(({ id }) => id !== params.buildingId);
  await recordJobChange(call, jobId, {
    action: 'job.updated',
    changes: { building_ids: [before.map(({ id }) => id), after.map(({ id }) => id)] },
    data: { area_ids: before.map(({ area_id }) => area_id) },
  });
  return presentJob(parts, call, jobId);
};

/** A new job is a draft. Listeners of higher features let its creator see it, before it is read again for the answer. */
const createJob =
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

type Call = SignedInCall<(typeof jobServiceEndpoints)['createService']>;

const createService = (parts: JobParts) => async (call: Call) => {
  const { tenant, person, params, body } = call;
  if (!(await lockJob(tenant, params.id))) throw notFound();
  const id = await createJobService(tenant, person, params.id, body);
  await publishService(call, 'job.service-added', params.id);
  const made = (await presentServices(parts, tenant, params.id)).find((service) => service.id === id);
  if (!made) throw notFound();
  return made;
};

const getJob = (parts: JobParts) => (call: SignedInCall<(typeof jobEndpoints)['getJob']>) =>
  presentJob(parts, call, call.params.id);

export const jobHandlers = (
  parts: JobParts,
): Omit<Handlers<typeof jobEndpoints>, 'listJobs' | 'countSites'> => ({
  getJob: getJob(parts),
  listJobServices: async ({ params, tenant }) => {
    if (!(await loadJob(tenant, params.id))) throw notFound();
    return presentServices(parts, tenant, params.id);
  },
  listJobClients: async ({ params, tenant }) => {
    const job = await loadJob(tenant, params.id);
    if (!job) throw notFound();
    const client = await loadClient(tenant, job.client_id);
    if (!client) return [];
    const billing_address = address.nullable().parse(client.billing_address);
    return [{ ...client, billing_address, contacts: await contactsOf(tenant, [client.id]) }];
  },
  listBuildingContacts: async ({ params, tenant }) => {
    if (!(await loadBuilding(tenant, params.id))) throw notFound();
    return contactsOf(tenant, await clientIdsAtBuilding(tenant, params.id), params.id);
  },
  listBuildingClients: async ({ params, tenant, person }) => {
    if (!(await loadBuilding(tenant, params.id))) throw notFound();
    const can = { edit_contacts: mayEditContacts(person) };
    return (await clientsAtBuilding(tenant, params.id)).map((client) => ({ ...client, can }));
  },
});

export const jobRecordHandlers = (
  parts: JobParts,
): Handlers<typeof jobRecordEndpoints & typeof jobServiceEndpoints & typeof jobBulkEndpoints> => ({
  createJob: createJob(parts),
  updateJob: updateJob(parts),
  addJobBuilding: addJobBuilding(parts),
  removeJobBuilding: removeJobBuilding(parts),
  copyJob: copyJob(parts),
  activateJob: activateJob(parts),
  getEndingWork: getEndingWork(parts),
  deactivateJob: deactivateJob(parts),
  changeJobs,
  undoJobChanges,
  changeServiceDays,
  undoServiceDays,
  transitionJobs: transitionJobs(parts),
  undoTransitions: undoTransitions(parts),
  listBuildingIds: async ({ tenant, query }) => ({ ids: await buildingsOfJobs(tenant, query.ids) }),
  createService: createService(parts),
  updateService: updateService(parts),
});

/** The list and its file, with the criteria and columns of other features. */
export const jobListHandlers = (
  declared: SiteCriteria,
  columns: JobColumns,
): Pick<Handlers<typeof jobEndpoints>, 'listJobs' | 'countSites'> & Handlers<typeof jobExportEndpoints> => {
  const choose = choosableCriteria(declared);
  return {
    listJobs: listJobs(choose, columns),
    countSites: countSites(choose, declared),
    exportJobs: exportJobs(choose, columns),
  };
};
