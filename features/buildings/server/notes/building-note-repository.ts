import { z } from 'zod';
import { type NoteRow, noteRow, notesOf } from '#features/notes/server';
import type { Tenant } from '#platform/server/db/tenant';

const answer = z.object({ notes: z.array(noteRow) });

/** The notes of one building, the newest first. */
export const buildingNotes = async (tenant: Tenant, buildingId: number): Promise<NoteRow[]> => {
  const [row] = await tenant.query({
    name: 'building-notes',
    text: `select ${notesOf('building', '$2')} as notes`,
    values: [tenant.organizationId, buildingId],
    row: answer,
  });
  return (row?.notes ?? []).toReversed();
};
