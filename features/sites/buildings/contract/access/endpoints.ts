import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** How to get in. `updated_at` is of the note alone. */
const accessNote = z.object({ access_note: z.string(), updated_at: z.string() });

export const accessNoteEndpoints = {
  readAccessNote: endpoint({
    method: 'GET',
    path: '/core/building/{id}/access-note',
    summary: 'The secret note on how to get in; each reading leaves a trace',
    access: { any: ['admin.canEditJobSite'], orPolicy: 'duty at a job of the building today' },
    params: field.idParams,
    answer: accessNote,
    audit: 'building.access-note-read',
  }),
  updateAccessNote: endpoint({
    method: 'PUT',
    path: '/core/building/{id}/access-note',
    summary: 'Save the secret note on how to get in',
    access: { all: ['admin.canEditJobSite'] },
    params: field.idParams,
    body: z.strictObject({ access_note: field.longText, updated_at: field.updatedAt }),
    answer: z.object({ updated_at: z.string() }),
    rate: 'write',
    audit: 'building.access-note-changed',
  }),
};
