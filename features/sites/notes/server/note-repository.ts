import { z } from 'zod';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { anyOf } from '#platform/server/db/any-of';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';

/** One of the notes that `notesOf` reads. */
export const noteRow = z.object({
  id: z.int(),
  body: z.string(),
  internal: z.boolean(),
  created_by: z.int().nullable(),
  author_name: z.string().nullable(),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
  files: z.array(fileRow),
  device_at: z.string().nullable(),
  created_at: z.string(),
});

export type NoteRow = z.infer<typeof noteRow>;

/** SQL for the notes of a record as JSON, oldest first; `$1` is the organization, `ownerId` SQL for the id. */
export const notesOf = (entity: string, ownerId: string): string =>
  `coalesce((select json_agg(note order by note.id) from (
    select n.id, n.body, n.internal, n.created_by, ${personName('n', 'created_by')} as author_name,
      ${isoText('n.device_at')} as device_at, ${isoText('n.created_at')} as created_at,
      coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name) order by m.name)
        from note_mentions nm
        join memberships m on m.organization_id = nm.organization_id and m.user_id = nm.user_id
        where nm.organization_id = $1 and nm.note_id = n.id), '[]') as mentions,
      ${filesOf('note', 'n.id')} as files
    from notes n where n.organization_id = $1 and n.owner_entity = '${entity}' and n.owner_id = ${ownerId}
      and n.deleted_at is null) note), '[]')`;

/** SQL for whether file `f` belongs to a note of the record that strangers may read. */
export const hangsOnPublicNote = (entity: string, ownerId: string): string =>
  `f.owner_entity = 'note' and exists (select from notes n where n.organization_id = $1 and n.id = f.owner_id
    and n.owner_entity = '${entity}' and n.owner_id = ${ownerId} and not n.internal and n.deleted_at is null)`;

/** The record that a note belongs to. */
export type NoteOwner = { entity: string; id: number };

export type NewNote = {
  owner: NoteOwner;
  body: string;
  internal: boolean;
  clientUuid: string | undefined;
  deviceAt: string | undefined;
  now: Date;
};

/** The new id; undefined when a note with this client_uuid exists. */
export const insertNote = async (tenant: Tenant, note: NewNote): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('notes')
    .values({
      organization_id: tenant.organizationId,
      owner_entity: note.owner.entity,
      owner_id: note.owner.id,
      body: note.body,
      internal: note.internal,
      client_uuid: note.clientUuid,
      device_at: note.deviceAt ?? null,
      created_by: tenant.userId,
      created_at: note.now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'client_uuid']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export const insertMentions = async (
  tenant: Tenant,
  noteId: number,
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await tenant.db
    .insertInto('note_mentions')
    .values(userIds.map((user_id) => ({ organization_id: tenant.organizationId, note_id: noteId, user_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export type FoundNote = {
  id: number;
  owner_entity: string;
  owner_id: number;
  created_by: number | null;
  created_at: string;
};

const notesOfTenant = (tenant: Tenant) =>
  tenant.db.selectFrom('notes').where('organization_id', '=', tenant.organizationId);

const foundColumns = ['id', 'owner_entity', 'owner_id', 'created_by', 'created_at'] as const;

/** The note. The caller must check that its record may be seen. */
export const loadNote = (tenant: Tenant, id: number): Promise<FoundNote | undefined> =>
  notesOfTenant(tenant)
    .select(foundColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Also finds deleted notes, so that a repeat does not add a deleted note again. */
export const loadNoteByClientUuid = (tenant: Tenant, uuid: string): Promise<FoundNote | undefined> =>
  notesOfTenant(tenant).select(foundColumns).where('client_uuid', '=', uuid).executeTakeFirst();

/** The text of a note, cut to the length that a mail shows; undefined when it is deleted. */
export const noteText = async (tenant: Tenant, noteId: number): Promise<string | undefined> => {
  const found = await notesOfTenant(tenant)
    .select((eb) => eb.fn<string>('left', ['body', eb.lit(500)]).as('body'))
    .where('id', '=', noteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.body;
};

/** Those of the notes that are deleted. */
export const deletedNotes = async (tenant: Tenant, noteIds: readonly number[]): Promise<Set<number>> => {
  if (noteIds.length === 0) return new Set();
  const rows = await notesOfTenant(tenant)
    .select('id')
    .where('id', '=', anyOf(noteIds))
    .where('deleted_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const softDeleteNote = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await tenant.db
    .updateTable('notes')
    .set({ deleted_at: now.toISOString(), updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
