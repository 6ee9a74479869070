import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { fileRecord, fileSizes } from './file.ts';
import { markup } from './markup.ts';
import { paperHash, paperProgress } from './paper.ts';

const cacheBuster = z.string().max(100).optional();

/** No flag opens every file: the feature of the record names who may change its files, and refuses once it is closed. */
const mayChange = { orPolicy: 'whom the record of the file names, while it is open' } as const;

export const fileName = z
  .string()
  .trim()
  .min(1)
  .max(255, 'character_limit_exceeded')
  .regex(/^[^/\\\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'file_name');

export const fileEndpoints = {
  getFile: endpoint({
    method: 'GET',
    path: '/file/get/{photoId}',
    root: true,
    summary: 'The bytes of a file; pictures re-encoded without metadata unless the original is asked for',
    access: 'signed-in',
    params: z.strictObject({ photoId: field.id }),
    query: z.strictObject({
      size: z.enum(fileSizes).default('display'),
      download: z.boolean().default(false),
      organization_id: field.id.optional(),
      v: cacheBuster,
      _: cacheBuster,
    }),
    answer: 'file',
    rate: 'file',
  }),
  getSpeedImage: endpoint({
    method: 'GET',
    path: '/images/1.png',
    root: true,
    summary: 'A picture of exactly 381 bytes that nothing caches, for measuring the connection',
    access: 'public',
    query: z.looseObject({}),
    answer: 'file',
    rate: 'read',
  }),
  updateFile: endpoint({
    method: 'POST',
    path: '/core/file/{id}',
    summary: 'Rename a file or change its comment; 409 once its record is closed',
    access: mayChange,
    params: field.idParams,
    body: z.strictObject({
      name: fileName,
      comment: field.comment.optional(),
      updated_at: field.updatedAt.optional(),
    }),
    answer: fileRecord,
    rate: 'write',
    audit: 'file.updated',
  }),
  markFile: endpoint({
    method: 'PUT',
    path: '/core/file/{id}/markup',
    summary: 'Draw on a picture; the picture itself stays. 409 once its record is closed',
    access: { orPolicy: `${mayChange.orPolicy}; also the uploader where the record allows it` },
    params: field.idParams,
    body: z.strictObject({ markup, updated_at: field.updatedAt.optional() }),
    answer: fileRecord,
    rate: 'write',
    audit: 'file.marked',
  }),
  deleteFile: endpoint({
    method: 'DELETE',
    path: '/core/files/{id}',
    summary: 'Remove a file from its record; 409 once the record is closed',
    access: mayChange,
    params: field.idParams,
    answer: z.object({ id: field.id }),
    rate: 'write',
    audit: 'file.deleted',
  }),
  getPaperProgress: endpoint({
    method: 'GET',
    path: '/core/papers/{paper}',
    summary:
      'How far a paper is that is being made; the call that asked for it answers the file once it is made',
    access: 'signed-in',
    params: z.strictObject({ paper: paperHash }),
    answer: paperProgress,
  }),
};
