import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { type NoteOwner, type NoteRow, noteRow, notesOf } from './note-repository.ts';

const answer = z.object({ notes: z.array(noteRow) });

/** The notes of one record, the newest first. */
export const notesOfRecord = async (tenant: Tenant, { entity, id }: NoteOwner): Promise<NoteRow[]> => {
  const [row] = await tenant.query({
    name: `${entity}-notes`,
    text: `select ${notesOf(entity, '$2')} as notes`,
    values: [tenant.organizationId, id],
    row: answer,
  });
  return (row?.notes ?? []).toReversed();
};
