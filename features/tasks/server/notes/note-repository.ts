import { inScopeSql } from '#features/access/server';
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

/** SQL for the notes of a task as JSON, oldest first; `$1` is the organization, `taskId` SQL for the id. */
export const notesOf = (taskId: string): string =>
  `coalesce((select json_agg(note order by note.id) from (
    select n.id, n.body, n.internal, n.created_by, ${personName('n', 'created_by')} as author_name,
      ${isoText('n.device_at')} as device_at, ${isoText('n.created_at')} as created_at,
      coalesce((select json_agg(json_build_object('id', m.user_id, 'name', m.name) order by m.name)
        from task_note_mentions nm
        join memberships m on m.organization_id = nm.organization_id and m.user_id = nm.user_id
        where nm.organization_id = $1 and nm.note_id = n.id), '[]') as mentions,
      ${filesOf('task-note', 'n.id')} as files
    from task_notes n where n.organization_id = $1 and n.task_id = ${taskId} and n.deleted_at is null) note), '[]')`;

export type NewNote = {
  taskId: number;
  body: string;
  internal: boolean;
  clientUuid: string | undefined;
  deviceAt: string | undefined;
  now: Date;
};

/** The new id; undefined when a note with this client_uuid exists. */
export const insertNote = async (tenant: Tenant, note: NewNote): Promise<number | undefined> => {
  const [row] = await tenant.query<{ id: number }>({
    name: 'task-note-insert',
    text: `insert into task_notes (organization_id, task_id, body, internal, client_uuid, device_at, created_by, created_at)
      values ($1, $2, $3, $4, coalesce($5, gen_random_uuid()), $6, $7, $8)
      on conflict (organization_id, client_uuid) do nothing returning id`,
    values: [
      tenant.organizationId,
      note.taskId,
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
    name: 'task-note-mentions-insert',
    text: `insert into task_note_mentions (organization_id, note_id, user_id)
      select $1, $2, u from unnest($3::int[]) as u on conflict do nothing`,
    values: [tenant.organizationId, noteId, userIds],
  });
};

export type FoundNote = {
  id: number;
  task_id: number;
  created_by: number | null;
  created_at: string;
  client_uuid: string;
};

const foundColumns = 'n.id, n.task_id, n.created_by, n.created_at, n.client_uuid';

/** The note, when the person may see the job of its task. */
export const findNote = async (tenant: Tenant, id: number): Promise<FoundNote | undefined> => {
  const [row] = await tenant.query<FoundNote>({
    text: `select ${foundColumns} from task_notes n
      join tasks t on t.organization_id = n.organization_id and t.id = n.task_id and t.deleted_at is null
      where n.organization_id = $1 and n.id = $2 and n.deleted_at is null${inScopeSql(tenant, 't.job_id', '$3')}`,
    values: [tenant.organizationId, id, ...(tenant.seesAllJobs ? [] : [tenant.userId])],
  });
  return row;
};

/** Deleted ones included: a note that was taken back does not come again. */
export const findNoteByClientUuid = async (tenant: Tenant, uuid: string): Promise<FoundNote | undefined> => {
  const [row] = await tenant.query<FoundNote>({
    name: 'task-note-by-uuid',
    text: `select ${foundColumns} from task_notes n where n.organization_id = $1 and n.client_uuid = $2`,
    values: [tenant.organizationId, uuid],
  });
  return row;
};

export const softDeleteNote = async (tenant: Tenant, id: number, now: Date): Promise<void> => {
  await tenant.query({
    name: 'task-note-delete',
    text: 'update task_notes set deleted_at = $3, updated_by = $4 where organization_id = $1 and id = $2',
    values: [tenant.organizationId, id, now, tenant.userId],
  });
};
