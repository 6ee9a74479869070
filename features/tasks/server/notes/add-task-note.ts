import { peopleOfJob } from '#features/access/server';
import { attachFiles, type PreparedFile, prepareFiles } from '#features/files/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { prepared } from '#platform/server/http/prepared';
import type { taskEndpoints } from '../../contract/index.ts';
import { checkDeviceTime } from '../device-time.ts';
import { presentTask } from '../task-presenter.ts';
import { findTask, type TaskRecord } from '../task-repository.ts';
import { tellTask } from '../tell-task.ts';
import { findNoteByClientUuid, insertMentions, insertNote } from './note-repository.ts';

type Endpoint = (typeof taskEndpoints)['addTaskNote'];
type Call = SignedInCall<Endpoint>;

const checkMentions = async ({ tenant, body }: Call, task: TaskRecord): Promise<void> => {
  const people = await peopleOfJob(tenant, task.job_id, body.mention_user_ids);
  if (body.mention_user_ids.some((id) => !people.has(id))) {
    throw invalid({ mention_user_ids: ['mention_cannot_see_job'] });
  }
};

/** A repeat finds its own note; a client_uuid that somebody else used, or that stands at another task, is refused. */
const isOwnRepeat = async ({ tenant, body }: Call, task: TaskRecord): Promise<boolean> => {
  const known = body.client_uuid && (await findNoteByClientUuid(tenant, body.client_uuid));
  return Boolean(known && known.created_by === tenant.userId && known.task_id === task.id);
};

const insert = async (call: Call, task: TaskRecord): Promise<number | undefined> => {
  const { tenant, body, now } = call;
  const id = await insertNote(tenant, {
    taskId: task.id,
    body: body.body,
    internal: body.internal || task.internal_only,
    clientUuid: body.client_uuid,
    deviceAt: body.device_at,
    now,
  });
  if (id === undefined && !(await isOwnRepeat(call, task))) throw invalid({ client_uuid: ['taken'] });
  return id;
};

/** Adds a note with its photos. A note of an internal task is internal. */
export const addTaskNote = prepared<Endpoint, PreparedFile[]>({
  prepare: async ({ body, files, wiring, person }) => {
    if (body.body === '' && files.length === 0) throw invalid({ body: ['note_empty'] });
    return prepareFiles(wiring, person.organizationId, files);
  },
  run: async (call, photos) => {
    const { params, body, tenant, person, now } = call;
    const task = await findTask(tenant, params.id);
    if (!task) throw notFound();
    checkDeviceTime(body.device_at, now);
    await checkMentions(call, task);
    const noteId = await insert(call, task);
    if (noteId === undefined) return presentTask(tenant, person, task.id, now);
    const internal = body.internal || task.internal_only;
    await insertMentions(tenant, noteId, body.mention_user_ids);
    await attachFiles(tenant, photos, {
      ownerEntity: 'task-note',
      ownerId: noteId,
      visibility: internal ? 'internal' : 'public',
      comments: body.comments,
      exifFromDevice: body.exif,
      markups: body.markups,
    });
    await tellTask(call, {
      action: 'task.noted',
      task,
      changes: { note: [null, noteId] },
      deviceAt: body.device_at ?? null,
      data: { note_id: noteId, internal, mentions: body.mention_user_ids },
    });
    return presentTask(tenant, person, task.id, now);
  },
});
