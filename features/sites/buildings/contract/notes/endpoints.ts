import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { note, noteFields, noteFiles } from '#features/sites/notes/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { maxFileBytes } from '#platform/contract/max-file-bytes';

const read = { method: 'GET', access: 'signed-in' } as const;

const mayWrite = { any: ['admin.canEditJobSite', 'reports.canEdit'] } as const;

const files = {
  fields: ['files'],
  max: 10,
  maxBytes: maxFileBytes,
  kinds: ['image', 'document', 'sheet'],
} as const;

export const buildingNoteEndpoints = {
  listBuildingNotes: endpoint({
    ...read,
    path: '/core/building/notes/{buildingId}',
    summary: 'The notes of one building, the newest first',
    params: z.strictObject({ buildingId: field.id }),
    answer: z.array(note),
  }),
  getBuildingNote: endpoint({
    ...read,
    path: '/core/building/note',
    summary: 'One note of a building',
    query: z.strictObject({ id: field.id }),
    answer: note,
  }),
  addBuildingNote: endpoint({
    method: 'POST',
    path: '/core/building/note',
    summary: 'Add a note, with photos, to a building',
    access: mayWrite,
    body: z.strictObject({ building_id: field.id, ...noteFields }),
    files: noteFiles,
    answer: z.array(note),
    rate: 'upload',
    audit: 'building.noted',
  }),
  deleteBuildingNote: endpoint({
    method: 'DELETE',
    path: '/core/building/note/{id}',
    summary: 'Delete a note: its author for 15 minutes, later those who edit job sites',
    access: mayWrite,
    params: field.idParams,
    answer: field.idParams,
    rate: 'write',
    audit: 'building.note-deleted',
  }),
  listBuildingFiles: endpoint({
    ...read,
    path: '/core/building/{id}/files',
    summary: 'Files of one building',
    params: field.idParams,
    answer: z.array(fileRecord),
  }),
  addBuildingFiles: endpoint({
    method: 'POST',
    path: '/core/building/{id}/files',
    summary: 'Add files to a building, each with a comment',
    access: { any: ['canEditFiles', 'admin.canEditFiles'] },
    params: field.idParams,
    body: z.strictObject({ comments: z.array(field.comment).max(files.max).optional() }),
    files,
    answer: z.array(fileRecord),
    rate: 'upload',
    audit: 'building.files-added',
  }),
};
