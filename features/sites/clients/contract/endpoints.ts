import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { accountNumber, client, clientRow, clientTypes, clientViews, otherClientFields } from './client.ts';
import { firstContact } from './contact.ts';

export const clientExportColumns = [
  'account_number',
  'name',
  'phone',
  'email',
  'type',
  'active_jobs',
  'primary_contact',
  'winteam_customer_number',
  'status',
] as const;

/** Most contacts that a new client can have at once. */
const maxFirstContacts = 20;

const listQuery = pageQuery(['name', 'account_number'], { sort: 'name', all: true }).extend({
  type: z.array(z.enum(clientTypes)).max(clientTypes.length).optional(),
});

const logo = { fields: ['logo'], max: 1, maxBytes: maxFileBytes, kinds: ['image'] } as const;

const mayWrite = { all: ['admin.canAddClient'] } as const;
const mayDelete = { all: ['admin.canDeleteClient'] } as const;

const change = { params: field.idParams, answer: client, rate: 'write' } as const;

const anyStatus = { status: z.enum(clientViews).default('active') };

export const clientEndpoints = {
  exportClients: endpoint({
    method: 'GET',
    path: '/core/clients/export',
    summary: exportSummary('clients'),
    access: { all: ['clients.canViewClients', 'canExportData'] },
    query: listQuery.extend(anyStatus).omit(pageChoice).extend(exportFields(clientExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'client.exported',
  }),
  listClients: endpoint({
    method: 'GET',
    path: '/core/clients',
    summary: 'Active clients in scope; an empty list without clients.canViewClients',
    access: 'signed-in',
    query: listQuery.extend(anyStatus),
    answer: pageOf(clientRow),
  }),
  listInactiveClients: endpoint({
    method: 'GET',
    path: '/core/inactive-clients',
    summary: 'Inactive clients in scope; an empty list without clients.canViewClients',
    access: 'signed-in',
    query: listQuery,
    answer: pageOf(clientRow),
  }),
  getClient: endpoint({
    method: 'GET',
    path: '/core/client/{id}',
    summary:
      'One client and what the caller may do; a deleted one for those who may restore it; for one that was merged, the one that was kept',
    access: { any: ['clients.canViewClients', 'admin.canAddClient'] },
    params: field.idParams,
    query: z.strictObject({ deleted: z.boolean().default(false) }),
    answer: client,
  }),
  createClient: endpoint({
    method: 'POST',
    path: '/core/clients',
    summary: 'Create a client',
    access: mayWrite,
    body: z.strictObject({
      account_number: accountNumber,
      name: field.name,
      ...otherClientFields,
      contacts: z.array(firstContact).max(maxFirstContacts).optional(),
    }),
    files: logo,
    answer: client,
    rate: 'write',
    audit: 'client.created',
  }),
  updateClient: endpoint({
    ...change,
    method: 'PUT',
    path: '/core/client/{id}',
    summary: 'Save the fields that are sent',
    access: mayWrite,
    body: z.strictObject({
      account_number: accountNumber.optional(),
      name: field.name.optional(),
      ...otherClientFields,
      updated_at: field.updatedAt,
    }),
    audit: 'client.updated',
  }),
  uploadClientLogo: endpoint({
    ...change,
    method: 'POST',
    path: '/core/client/{id}/logo',
    summary: 'Replace the logo of a client',
    access: mayWrite,
    files: logo,
    audit: 'client.logo-changed',
  }),
  removeClientLogo: endpoint({
    ...change,
    method: 'DELETE',
    path: '/core/client/{id}/logo',
    summary: 'Remove the logo of a client',
    access: mayWrite,
    audit: 'client.logo-changed',
  }),
  activateClient: endpoint({
    ...change,
    method: 'POST',
    path: '/core/client/{id}/activate',
    summary: 'Make an inactive client active',
    access: mayWrite,
    audit: 'client.activated',
  }),
  deactivateClient: endpoint({
    ...change,
    method: 'POST',
    path: '/core/client/{id}/deactivate',
    summary: 'Make a client inactive; refused while it has active jobs or contracts in force',
    access: mayWrite,
    audit: 'client.deactivated',
  }),
  deleteClient: endpoint({
    ...change,
    method: 'DELETE',
    path: '/core/clients/{id}',
    summary: 'Delete a client; refused while it has active jobs or contracts in force',
    access: mayDelete,
    answer: field.idParams,
    audit: 'client.deleted',
  }),
  restoreClient: endpoint({
    ...change,
    method: 'PUT',
    path: '/core/clients/restore/{id}',
    summary: 'Bring a deleted client back as an inactive one',
    access: mayDelete,
    audit: 'client.restored',
  }),
};
