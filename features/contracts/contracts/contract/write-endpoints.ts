import { z } from 'zod';
import { bulkOutcome, someIds } from '#platform/contract/bulk-outcome';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { contractFields, escalated } from './contract-fields.ts';
import { contractRecord } from './contract-record.ts';

const ofService = z.strictObject({ id: field.id, serviceId: field.id });

const ofContract = ofService.extend({ contractId: field.id });

const write = {
  access: { all: ['admin.canEditContract'] },
  answer: contractRecord,
  rate: 'write',
} as const;

const client_uuid = field.clientUuid.optional();

const seen = { updated_at: field.updatedAt };

/** Maximum number of job sites whose drafts one call approves. */
export const approvedSites = 50;

/** Limits of the signed paper. */
export const contractFileLimits = { max: 1, maxBytes: maxFileBytes, kinds: ['document'] } as const;

export const contractWriteEndpoints = {
  createContract: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/contract',
    summary: 'Draft a contract for a service; its first one is the base, later ones are amendments',
    params: ofService,
    body: z.strictObject({ ...contractFields, client_uuid }),
    audit: 'contract.created',
  }),
  updateContract: endpoint({
    ...write,
    method: 'PUT',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}',
    summary: 'Save a draft; a contract that was approved is changed by an amendment',
    params: ofContract,
    body: z.strictObject({ ...contractFields, ...seen }),
    audit: 'contract.updated',
  }),
  amendContract: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/amend',
    summary: 'Draft an amendment with the terms of a contract, its prices raised by the escalator if wanted',
    params: ofContract,
    body: z.strictObject({ start_date: field.date, ...escalated, client_uuid }),
    audit: 'contract.amended',
  }),
  approveContract: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/approve',
    summary:
      'Approve a draft; the contract in force at its start ends on the day before, if this was confirmed',
    params: ofContract,
    /** The contract that the person agreed to end earlier; 409 if by now it would be another one. */
    body: z.strictObject({ ends_earlier_id: field.id.nullable().default(null), ...seen }),
    audit: 'contract.approved',
  }),
  approveDrafts: endpoint({
    method: 'POST',
    path: '/jobs/bulk/approve-contracts',
    summary: 'Approve the drafts of many job sites; each site has an outcome of its own',
    access: { all: ['admin.canEditContract'] },
    body: z.strictObject({ ids: someIds(approvedSites) }),
    answer: bulkOutcome,
    rate: 'write',
    audit: 'contract.approved',
  }),
  terminateContract: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/terminate',
    summary: 'End an active contract before its term; it stays active until its last day',
    params: ofContract,
    body: z.strictObject({ termination_date: field.date, reason: field.comment.min(3), ...seen }),
    audit: 'contract.terminated',
  }),
  archiveContract: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/archive',
    summary: 'Put a contract away that is a draft, over, or has not begun',
    access: { all: ['isAdmin'] },
    params: ofContract,
    body: z.strictObject(seen),
    audit: 'contract.archived',
  }),
  setRenewalNotice: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/renewal-notice',
    summary: 'Record that notice was given, so that a contract does not renew itself; null takes it back',
    params: ofContract,
    body: z.strictObject({ noticed_on: field.date.nullable(), ...seen }),
    audit: 'contract.notice-given',
  }),
  uploadSignedContract: endpoint({
    ...write,
    method: 'POST',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/signed-file',
    summary: 'Add the signed paper; an earlier one stays as an older version',
    params: ofContract,
    body: z.strictObject({ signed_at: field.date, client_uuid }),
    files: { fields: ['file'], ...contractFileLimits },
    rate: 'upload',
    audit: 'contract.signed',
  }),
};
