import { z } from 'zod';
import { fileName } from '#features/accounts/files/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { maxFileBytes } from '#platform/contract/max-file-bytes';
import { jobDocument } from './document.ts';
import { documentType, writeFlags } from './document-types.ts';

const write = { all: ['hasAccessWorld'], any: writeFlags } as const;

/** Limits of an upload. */
export const documentLimits = { max: 1, maxBytes: maxFileBytes, kinds: ['document'] } as const;

export const jobDocumentEndpoints = {
  listJobFiles: endpoint({
    method: 'GET',
    path: '/job/{id}/files',
    summary:
      'Documents of one job, older versions included, the latest first; contracts and prices only with their flag',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: z.array(jobDocument),
  }),
  uploadJobFile: endpoint({
    method: 'POST',
    path: '/job/{id}/files',
    summary:
      'Add a document to a job; of a type that it has one of, the earlier one becomes an older version',
    access: write,
    params: field.idParams,
    body: z.strictObject({
      type: documentType,
      expires_on: field.date.nullable().default(null),
      comment: field.comment.default(''),
      client_uuid: field.clientUuid.optional(),
    }),
    files: { fields: ['file'], ...documentLimits },
    answer: jobDocument,
    rate: 'upload',
    audit: 'job-document.added',
  }),
  updateJobFile: endpoint({
    method: 'PUT',
    path: '/job/{id}/files/{fileId}',
    summary: 'Change name, comment and expiry of a document',
    access: write,
    params: z.strictObject({ id: field.id, fileId: field.id }),
    body: z.strictObject({
      name: fileName,
      comment: field.comment.default(''),
      expires_on: field.date.nullable().default(null),
      updated_at: field.updatedAt,
    }),
    answer: jobDocument,
    rate: 'write',
    audit: 'job-document.updated',
  }),
};
