import type { z } from 'zod';
import { readersOf } from '#features/accounts/access/server';
import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { invalid } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { StagedFile } from '#platform/server/storage/storage';
import type { noteFields } from '../contract/index.ts';
import { insertMentions, insertNote, loadNoteByClientUuid, type NoteOwner } from './note-repository.ts';

type Body = z.output<z.ZodObject<typeof noteFields>>;

type NoteCall = { body: Body; files: readonly StagedFile[]; wiring: Wiring; person: Person };

type Call = { tenant: Tenant; body: Body; now: Date };

/** The record of a note. People who see its job may be mentioned; without a job nobody may. A note of an internal record is
 * internal. */
export type NotedRecord = NoteOwner & { jobId: number | null; internal: boolean };

/** The `prepare` of a call that adds a note. */
export const storeNoteFiles = async ({ body, files, wiring, person }: NoteCall): Promise<StoredFile[]> => {
  if (body.body === '' && files.length === 0) throw invalid({ body: ['note_empty'] });
  return storeFiles(wiring, person.organizationId, files);
};

const checkMentions = async ({ tenant, body }: Call, { jobId }: NotedRecord): Promise<void> => {
  const userIds = body.mention_user_ids;
  // Not invited people, who would not be notified.
  const people = jobId === null ? new Set() : await readersOf(tenant, { jobId, flag: null, userIds });
  if (userIds.some((id) => !people.has(id))) {
    throw invalid({ mention_user_ids: ['mention_cannot_see_job'] });
  }
};

/** Whether the existing note with this client_uuid is the same person's and at the same record. Otherwise the client_uuid is
 * refused. */
const isOwnRepeat = async ({ tenant, body }: Call, { entity, id }: NotedRecord): Promise<boolean> => {
  const known = body.client_uuid && (await loadNoteByClientUuid(tenant, body.client_uuid));
  return Boolean(
    known && known.created_by === tenant.userId && known.owner_entity === entity && known.owner_id === id,
  );
};

/** Adds a note with its photos and mentions. Returns the data for the event of the record; undefined for a repeat. */
export const addNote = async (
  call: Call,
  record: NotedRecord,
  photos: readonly StoredFile[],
): Promise<{ note_id: number; internal: boolean; mentions: number[] } | undefined> => {
  const { tenant, body, now } = call;
  checkDeviceTime(body, 'device_at', now);
  await checkMentions(call, record);
  const internal = body.internal || record.internal;
  const id = await insertNote(tenant, {
    owner: record,
    body: body.body,
    internal,
    clientUuid: body.client_uuid,
    deviceAt: body.device_at,
    now,
  });
  if (id === undefined) {
    if (await isOwnRepeat(call, record)) return undefined;
    throw invalid({ client_uuid: ['taken'] });
  }
  await insertMentions(tenant, id, body.mention_user_ids);
  await attachFiles(tenant, photos, {
    ownerEntity: 'note',
    ownerId: id,
    visibility: internal ? 'internal' : 'public',
    details: body,
  });
  return { note_id: id, internal, mentions: body.mention_user_ids };
};
