import { z } from 'zod';
import { address, clientContact } from '#features/sites/clients/contract';
import { choiceCounts } from '#platform/contract/choice-counts';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { job, jobRow, jobService, serviceTypes } from './job.ts';
import { jobStatus } from './transitions.ts';

/** A client with a job at a building. */
const buildingClient = z.object({
  id: field.id,
  name: z.string(),
  can: z.object({ edit_contacts: z.boolean() }),
});

export type BuildingClient = z.infer<typeof buildingClient>;

const squareFeet = z.int().min(0).max(99_999_999).optional();

export const jobListQuery = pageQuery(['job_number', 'job_name', 'status', 'client'], {
  sort: 'job_number',
  all: true,
}).extend({
  status: z.array(jobStatus).max(3).optional(),
  client_id: field.id.optional(),
  area_id: field.id.optional(),
  state: field.state.optional(),
  city: field.text.max(60, 'character_limit_exceeded').optional(),
  /** The beginning of the ZIP code. */
  zip: field.text.max(10, 'character_limit_exceeded').optional(),
  /** Square feet of all buildings of the site together. */
  sqft_from: squareFeet,
  sqft_to: squareFeet,
  /** The site has an active service of one of these types. */
  service_type: z.array(z.enum(serviceTypes)).max(serviceTypes.length).optional(),
  /** Filters that other features declare, `name:value` each. */
  criteria: z
    .array(z.string().regex(/^[a-z][a-z-]{1,30}:\d{1,9}$/, 'not_allowed'))
    .max(10)
    .optional(),
  needs_location: z.boolean().optional(),
  import_id: field.id.optional(),
});

export const jobEndpoints = {
  listJobs: endpoint({
    method: 'GET',
    path: '/jobs',
    summary: 'Jobs in scope; per_page=0 answers all of them',
    access: { all: ['hasAccessWorld'] },
    query: jobListQuery.extend({ include: z.enum(['buildings', 'columns']).optional() }),
    answer: pageOf(jobRow),
  }),
  countSites: endpoint({
    method: 'GET',
    path: '/jobs/counts',
    summary:
      'How many of the jobs in scope each choice of a filter leaves, with all other filters as they are; a criterion stands under its own name',
    access: { all: ['hasAccessWorld'] },
    query: jobListQuery.omit({ ...pageChoice, sort: true, order: true }),
    answer: choiceCounts,
  }),
  getJob: endpoint({
    method: 'GET',
    path: '/job/{id}',
    summary: 'The Job Card',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: job,
  }),
  listJobServices: endpoint({
    method: 'GET',
    path: '/job/{id}/services',
    summary: 'Services of one job',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: z.array(jobService),
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
        billing_address: address.nullable(),
        contacts: z.array(clientContact),
      }),
    ),
  }),
  listBuildingContacts: endpoint({
    method: 'GET',
    path: '/core/building/{id}/client-contacts',
    summary: 'Contacts of the clients who have a job at one building',
    access: { any: ['clients.canViewClients', 'admin.canEditClientContacts'] },
    params: field.idParams,
    answer: z.array(clientContact),
  }),
  listBuildingClients: endpoint({
    method: 'GET',
    path: '/core/building/{id}/clients',
    summary: 'The clients who have a job at one building, and whether the caller may edit their contacts',
    access: { any: ['clients.canViewClients', 'admin.canEditClientContacts'] },
    params: field.idParams,
    answer: z.array(buildingClient),
  }),
};
