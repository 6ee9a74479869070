import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { recordEndpoints } from '#platform/contract/records';
import { documentKind, vendor, vendorFields } from './vendor.ts';

const write = { all: ['admin.canEditJobSite'] } as const;

const deleted = z.boolean().default(false);

const calls = recordEndpoints({
  entity: 'vendor',
  many: 'vendors',
  path: '/core/vendors',
  record: vendor,
  fields: vendorFields,
  read: 'signed-in',
  write,
});

export const vendorEndpoints = {
  listVendors: endpoint({
    ...calls.list,
    summary: 'All vendors of the organization, or the deleted ones for those who may restore them',
    query: calls.list.query.extend({ deleted }),
  }),
  getVendor: endpoint({
    ...calls.get,
    summary: 'One vendor; a deleted one for those who may restore it',
    query: z.strictObject({ deleted }),
  }),
  createVendor: calls.create,
  updateVendor: calls.update,
  deleteVendor: calls.delete,
  restoreVendor: calls.restore,
  saveVendorDocument: endpoint({
    method: 'POST',
    path: '/core/vendors/{id}/documents',
    summary: 'Upload a paper of a vendor in place of an earlier one; without a file only its expiry changes',
    access: write,
    params: field.idParams,
    body: z.strictObject({
      kind: documentKind,
      expires_on: field.date.nullable().default(null),
      updated_at: field.updatedAt,
    }),
    files: { fields: ['file'], max: 1, maxBytes: maxFileBytes, kinds: ['document'] },
    answer: vendor,
    rate: 'upload',
    audit: 'vendor.document-saved',
  }),
  deleteVendorDocument: endpoint({
    method: 'DELETE',
    path: '/core/vendors/{id}/documents/{kind}',
    summary: 'Remove a paper of a vendor',
    access: write,
    params: z.strictObject({ id: field.id, kind: documentKind }),
    query: z.strictObject({ updated_at: field.updatedAt }),
    answer: vendor,
    rate: 'write',
    audit: 'vendor.document-deleted',
  }),
};
