import { type FileRow, filesOf } from '#features/files/server';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';

export type NoteRow = {
  id: number;
  body: string;
  internal: boolean;
  created_by: number | null;
  author_name: string | null;
  mentions: { id: number; name: string }[];
  files: FileRow[];
  device_at: string | null;
  created_at: string;
};

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

/** SQL for whether file `f` hangs on a note of the record that strangers may read. */
export const hangsOnPublicNote = (entity: string, ownerId: string): string =>
  `f.owner_entity = 'note' and exists (select from notes n where n.organization_id = $1 and n.id = f.owner_id
    and n.owner_entity = '${entity}' and n.owner_id = ${ownerId} and not n.internal and n.deleted_at is null)`;

/** The record a note hangs on. */
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
  const [row] = await tenant.query<{ id: number }>({
    name: 'note-insert',
    text: `insert into notes (organization_id, owner_entity, owner_id, body, internal, client_uuid, device_at, created_by, created_at)
      values ($1, $2, $3, $4, $5, coalesce($6, gen_random_uuid()), $7, $8, $9)
      on conflict (organization_id, client_uuid) do nothing returning id`,
    values: [
      tenant.organizationId,
      note.owner.entity,
      note.owner.id,
      note.body,
      note.internal,
      note.clientUuid ?? null,
      note.deviceAt ?? null,
      tenant.userId,
      note.now,
    ],
  });
  return row?.id;
};

export const insertMentions = async (
  tenant: Tenant,
  noteId: number,
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await tenant.query({
    name: 'note-mentions-insert',
    text: `insert into note_mentions (organization_id, note_id, user_id)
      select $1, $2, u from unnest($3::int[]) as u on conflict do nothing`,
    values: [tenant.organizationId, noteId, userIds],
  });
};

export type FoundNote = {
  id: number;
  owner_entity: string;
  owner_id: number;
  created_by: number | null;
  created_at: string;
};

const foundColumns = 'id, owner_entity, owner_id, created_by, created_at';

/** The note, whoever may see its record. */
export const findNote = async (tenant: Tenant, id: number): Promise<FoundNote | undefined> => {
  const [row] = await tenant.query<FoundNote>({
    name: 'note-by-id',
    text: `select ${foundColumns} from notes where organization_id = $1 and id = $2 and deleted_at is null`,
    values: [tenant.organizationId, id],
  });
  return row;
};

/** Deleted ones included: a note that was taken back does not come again. */
export const findNoteByClientUuid = async (tenant: Tenant, uuid: string): Promise<FoundNote | undefined> => {
  const [row] = await tenant.query<FoundNote>({
    name: 'note-by-uuid',
    text: `select ${foundColumns} from notes where organization_id = $1 and client_uuid = $2`,
    values: [tenant.organizationId, uuid],
  });
  return row;
};

/** What a note says, as much as a mail shows; undefined when it is deleted. */
export const noteText = async (tenant: Tenant, noteId: number): Promise<string | undefined> => {
  const [row] = await tenant.query<{ body: string }>({
    name: 'note-text',
    text: `select left(body, 500) as body from notes where organization_id = $1 and id = $2 and deleted_at is null`,
    values: [tenant.organizationId, noteId],
  });
  return row?.body;
};

/** Those of the notes that are deleted. */
export const deletedNotes = async (tenant: Tenant, noteIds: readonly number[]): Promise<Set<number>> => {
  if (noteIds.length === 0) return new Set();
  const rows = await tenant.query<{ id: number }>({
    name: 'notes-deleted',
    text: `select id from notes where organization_id = $1 and id = any($2::int[]) and deleted_at is not null`,
    values: [tenant.organizationId, noteIds],
  });
  return new Set(rows.map(({ id }) => id));
};

export const softDeleteNote = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await tenant.query({
    name: 'note-delete',
    text: 'update notes set deleted_at = $3, updated_by = $4 where organization_id = $1 and id = $2',
    values: [tenant.organizationId, id, now, tenant.userId],
  });
};
