import { z } from 'zod';
import { clientContact } from '#features/clients/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { job, jobRow, jobService, jobStatus } from './job.ts';

export const jobListQuery = pageQuery(['job_number', 'job_name', 'status', 'client'], {
  sort: 'job_number',
  all: true,
}).extend({
  status: z.array(jobStatus).max(3).optional(),
  client_id: field.id.optional(),
  area_id: field.id.optional(),
  state: field.state.optional(),
  needs_location: z.boolean().optional(),
  import_id: field.id.optional(),
});

export const jobEndpoints = {
  listJobs: endpoint({
    method: 'GET',
    path: '/jobs',
    summary: 'Jobs in scope; per_page=0 answers all of them',
    access: { all: ['hasAccessWorld'] },
    query: jobListQuery.extend({ include: z.enum(['buildings']).optional() }),
    answer: pageOf(jobRow),
    rate: 'read',
    audit: null,
  }),
  getJob: endpoint({
    method: 'GET',
    path: '/job/{id}',
    summary: 'The Job Card',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: job,
    rate: 'read',
    audit: null,
  }),
  listJobServices: endpoint({
    method: 'GET',
    path: '/job/{id}/services',
    summary: 'Services of one job',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: z.array(jobService),
    rate: 'read',
    audit: null,
  }),
  listJobClients: endpoint({
    method: 'GET',
    path: '/job/{id}/clients',
    summary: 'The client of one job with its contacts',
    access: { all: ['hasAccessWorld'], any: ['clients.canViewClients', 'admin.canEditClientContacts'] },
    params: field.idParams,
    answer: z.array(
      z.object({
        id: field.id,
        name: z.string(),
        account_number: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        contacts: z.array(clientContact),
      }),
    ),
    rate: 'read',
    audit: null,
  }),
  listBuildingContacts: endpoint({
    method: 'GET',
    path: '/core/building/{id}/client-contacts',
    summary: 'Contacts of the clients who have a job at one building',
    access: { any: ['clients.canViewClients', 'admin.canEditClientContacts'] },
    params: field.idParams,
    answer: z.array(clientContact),
    rate: 'read',
    audit: null,
  }),
};
