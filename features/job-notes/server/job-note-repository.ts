import { z } from 'zod';
import { type NoteRow, noteRow, notesOf } from '#features/notes/server';
import type { Tenant } from '#platform/server/db/tenant';

const answer = z.object({ notes: z.array(noteRow) });

/** The notes of one job, the newest first. */
export const jobNotes = async (tenant: Tenant, jobId: number): Promise<NoteRow[]> => {
  const [row] = await tenant.query({
    name: 'job-notes',
    text: `select ${notesOf('job', '$2')} as notes`,
    values: [tenant.organizationId, jobId],
    row: answer,
  });
  return (row?.notes ?? []).toReversed();
};
