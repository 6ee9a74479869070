import type { FileRow } from '#features/accounts/files/server';
import type { NoteRow } from '#features/sites/notes/server';
import { type PictureUrl, sharedPictures } from '#features/sites/sharing/server';
import { happenedAt } from '#platform/contract/device-clock';
import { type SharedTask, taskStatuses } from '../../contract/index.ts';
import type { TaskDetail } from '../task/task-detail-repository.ts';
import { isPastDue } from '../task/task-presenter.ts';

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
export const presentSharedTask = (row: TaskDetail, { pictureUrl, names, now }: Around): SharedTask => ({
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
