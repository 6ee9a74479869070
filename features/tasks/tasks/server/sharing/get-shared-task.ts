import { publicNames } from '#features/accounts/access/server';
import type { FileRow } from '#features/accounts/files/server';
import type { NoteRow } from '#features/sites/notes/server';
import {
  countView,
  type PictureUrl,
  picturesOf,
  sharedPictures,
  unavailable,
} from '#features/sites/sharing/server';
import { happenedAt } from '#platform/contract/device-clock';
import type { TokenCall } from '#platform/server/http/call';
import { type SharedTask, type sharedTaskEndpoints, taskStatuses } from '../../contract/index.ts';
import { loadTaskDetail, type TaskDetail } from '../task/task-detail-repository.ts';
import { isPastDue } from '../task/task-presenter.ts';
import { isPublic } from './share-policy.ts';

type Around = { pictureUrl: PictureUrl; names: ReadonlyMap<number, string>; now: Date };

const picturesFor = (files: readonly FileRow[], purpose: string, pictureUrl: PictureUrl) =>
  sharedPictures(
    files.filter((file) => file.purpose === purpose),
    pictureUrl,
  );

/** Replaces the full names of mentioned people by their public names. The longest first, so that `Ana` is not replaced inside
 * `Ana Ruiz`. */
const publicWords = ({ body, mentions }: NoteRow, names: Around['names']): string =>
  mentions
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((words, { id, name }) => words.replaceAll(`@${name}`, `@${names.get(id) ?? ''}`), body);

const isStatus = (status: string | null): status is SharedTask['status'] =>
  (taskStatuses as readonly (string | null)[]).includes(status);

/** Named field by field: a new field stays internal until somebody decides that strangers may see it. */
const presentSharedTask = (row: TaskDetail, { pictureUrl, names, now }: Around): SharedTask => ({
  number: row.number,
  title: row.title,
  description: row.description,
  status: row.status,
  type: row.type,
  priority_level: row.priority_level,
  building: row.building,
  area: row.area,
  common_area: row.common_area,
  floor: row.floor,
  due_at: row.due_at,
  past_due: isPastDue(row.status, row.due_at, now),
  scheduled_on: row.scheduled_on,
  serviced_at: row.serviced_at,
  completed_at: row.completed_at,
  close_note: row.close_note,
  pictures: picturesFor(row.files, 'attachment', pictureUrl),
  result_pictures: picturesFor(row.files, 'resolution', pictureUrl),
  notes: row.notes
    .filter((note) => !note.internal)
    .map((note) => ({
      body: publicWords(note, names),
      author: (note.created_by !== null && names.get(note.created_by)) || null,
      pictures: picturesFor(note.files, 'attachment', pictureUrl),
      at: note.created_at,
    })),
  timeline: row.history.flatMap(({ to_status, from_status, at, device_at }) =>
    isStatus(to_status) && to_status !== from_status
      ? [{ status: to_status, at: happenedAt(at, device_at) }]
      : [],
  ),
});

/** A task that was deleted or became internal after it was shared is no longer available. */
export const getSharedTask = async (
  call: TokenCall<(typeof sharedTaskEndpoints)['getSharedTask']>,
): Promise<SharedTask> => {
  const { tenant, grant, now } = call;
  const row = await loadTaskDetail(tenant, grant.recordId);
  if (!row || !isPublic(row)) throw await unavailable(tenant);
  const people = row.notes.flatMap(({ internal, created_by, mentions }) =>
    internal ? [] : [...(created_by === null ? [] : [created_by]), ...mentions.map(({ id }) => id)],
  );
  const names = await publicNames(tenant, people);
  const pictureUrl = await picturesOf(call);
  await countView(call);
  return presentSharedTask(row, { pictureUrl, names, now });
};
