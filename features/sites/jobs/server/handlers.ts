import { findBuilding } from '#features/sites/buildings/server';
import { address } from '#features/sites/clients/contract';
import { contactsOf, findClient, mayEditContacts } from '#features/sites/clients/server';
import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type {
  jobBulkEndpoints,
  jobEndpoints,
  jobExportEndpoints,
  jobRecordEndpoints,
  jobServiceEndpoints,
} from '../contract/index.ts';
import { changeJobs, undoJobChanges } from './bulk/change-jobs.ts';
import { changeServiceDays, undoServiceDays } from './bulk/change-service-days.ts';
import { transitionJobs } from './bulk/transition-jobs.ts';
import { undoTransitions } from './bulk/undo-transitions.ts';
import type { JobColumns } from './columns/job-column.ts';
import { exportJobs } from './export/export-jobs.ts';
import { getJob } from './job/get-job.ts';
import { findJob } from './job/job-repository.ts';
import { clientIdsAtBuilding, clientsAtBuilding } from './job/job-scope-repository.ts';
import { countSites } from './list/count-sites.ts';
import { listJobs } from './list/list-jobs.ts';
import { choosableCriteria, type SiteCriteria } from './list/site-criteria.ts';
import type { JobParts } from './parts.ts';
import { activateJob } from './record/activate-job.ts';
import { copyJob } from './record/copy-job.ts';
import { createJob } from './record/create-job.ts';
import { deactivateJob, getEndingWork } from './record/deactivate-job.ts';
import { buildingsOfJobs } from './record/job-record-repository.ts';
import { addJobBuilding } from './record/link-building.ts';
import { removeJobBuilding } from './record/unlink-building.ts';
import { updateJob } from './record/update-job.ts';
import { createService } from './services/create-service.ts';
import { presentServices } from './services/present-services.ts';
import { updateService } from './services/update-service.ts';

export const jobHandlers = (
  parts: JobParts,
): Omit<Handlers<typeof jobEndpoints>, 'listJobs' | 'countSites'> => ({
  getJob: getJob(parts),
  listJobServices: async ({ params, tenant }) => {
    if (!(await findJob(tenant, params.id))) throw notFound();
    return presentServices(parts, tenant, params.id);
  },
  listJobClients: async ({ params, tenant }) => {
    const job = await findJob(tenant, params.id);
    if (!job) throw notFound();
    const client = await findClient(tenant, job.client_id);
    if (!client) return [];
    const billing_address = address.nullable().parse(client.billing_address);
    return [{ ...client, billing_address, contacts: await contactsOf(tenant, [client.id]) }];
  },
  listBuildingContacts: async ({ params, tenant }) => {
    if (!(await findBuilding(tenant, params.id))) throw notFound();
    return contactsOf(tenant, await clientIdsAtBuilding(tenant, params.id), params.id);
  },
  listBuildingClients: async ({ params, tenant, person }) => {
    if (!(await findBuilding(tenant, params.id))) throw notFound();
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
