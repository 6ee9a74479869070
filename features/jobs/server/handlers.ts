import { findBuilding } from '#features/buildings/server';
import { contactsOf, findClient } from '#features/clients/server';
import { notFound } from '#platform/contract/errors';
import type { Handlers } from '#platform/server/http/call';
import type { jobEndpoints, jobExportEndpoints } from '../contract/index.ts';
import { exportJobs } from './export/export-jobs.ts';
import { getJob } from './job/get-job.ts';
import { findJob, servicesOfJob } from './job/job-repository.ts';
import { clientsAtBuilding } from './job/job-scope-repository.ts';
import { listJobs } from './list/list-jobs.ts';

export const jobHandlers: Handlers<typeof jobEndpoints> = {
  listJobs,
  getJob,
  listJobServices: async ({ params, tenant }) => {
    if (!(await findJob(tenant, params.id))) throw notFound();
    return servicesOfJob(tenant, params.id);
  },
  listJobClients: async ({ params, tenant }) => {
    const job = await findJob(tenant, params.id);
    if (!job) throw notFound();
    const client = await findClient(tenant, job.client_id);
    if (!client) return [];
    return [{ ...client, contacts: await contactsOf(tenant, [client.id]) }];
  },
  listBuildingContacts: async ({ params, tenant }) => {
    if (!(await findBuilding(tenant, params.id))) throw notFound();
    return contactsOf(tenant, await clientsAtBuilding(tenant, params.id), params.id);
  },
};

export const jobExportHandlers: Handlers<typeof jobExportEndpoints> = { exportJobs };
