import { photoUrl } from '#features/accounts/access/server';
import type { FileRecord } from '#features/accounts/files/contract';
import { presentFile } from '#features/accounts/files/server';
import { presentNote } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import { presentHistory } from '#platform/server/audit/present-history';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { pastDueStatuses, type Task, type TaskRow, taskTransitions } from '../../contract/index.ts';
import { isPublic, mayShareTask } from '../sharing/share-policy.ts';
import { loadTaskDetail, type TaskDetail } from './task-detail-repository.ts';
import { taskFiles } from './task-files.ts';
import type { ListedTask } from './task-list-repository.ts';
import {
  isToDo,
  mayAddImages,
  mayAddNote,
  mayDelete,
  mayDeleteNotes,
  mayUpdate,
  offersImagesBefore,
} from './task-policy.ts';

export const isPastDue = (status: string, dueAt: string | null, now: Date): boolean =>
  dueAt !== null &&
  Date.parse(dueAt) < now.getTime() &&
  (pastDueStatuses as readonly string[]).includes(status);

/** Only where its image is there: older ones could be removed like any file. */
const presentSignature = (row: TaskDetail, files: readonly FileRecord[]): Task['signature'] => {
  const { signature } = row;
  const file = files.find(({ id }) => id === signature?.file_id);
  return signature && file ? { name: signature.name, file, at: signature.at } : null;
};

const withPhoto =
  ({ organizationId }: Tenant) =>
  (person: { id: number; name: string; profile_photo_id: number | null }) => ({
    ...person,
    profile_photo_url: photoUrl(organizationId, person.profile_photo_id),
  });

export const presentTaskRow = (tenant: Tenant, row: ListedTask, now: Date): TaskRow => ({
  ...row,
  assignees: row.assignees.map(withPhoto(tenant)),
  past_due: isPastDue(row.status, row.due_at, now),
});

/** The whole task as this person may see it, with what the person may do; 404 when it is out of sight. */
export const presentTask = async (tenant: Tenant, person: Person, id: number, now: Date): Promise<Task> => {
  const row = await loadTaskDetail(tenant, id);
  if (!row) throw notFound();
  const assigned = row.assignees.some((assignee) => assignee.id === person.userId);
  const open = isToDo(row);
  const mayDraw = taskFiles.mayDraw(person, { ...row, assigned });
  const files = row.files.map((file) => presentFile(file, person, mayDraw));
  const photos = files.filter((file) => file.purpose !== 'signature');
  return {
    ...row,
    assignees: row.assignees.map(withPhoto(tenant)),
    past_due: isPastDue(row.status, row.due_at, now),
    photo_count: photos.length,
    signature: presentSignature(row, files),
    created_by: row.creator,
    closed_by: row.closer,
    files: photos.filter((file) => file.purpose !== 'resolution'),
    resolution_files: photos.filter((file) => file.purpose === 'resolution'),
    notes: row.notes.map(presentNote(person, { any: mayDeleteNotes(person), open, now })),
    timeline: presentHistory(row.history),
    allowed_transitions: taskTransitions.allowed(
      { ...row, assigned, now, today: dateAt(now, row.building.time_zone) },
      person,
    ),
    can: {
      update: mayUpdate(row, person, assigned),
      delete: mayDelete(person),
      add_resolution_image: mayAddImages(person, assigned),
      add_image_before: offersImagesBefore(row, person, assigned),
      add_note: mayAddNote(person),
      share: isPublic(row) && mayShareTask(row, person, assigned),
      get_next: person.flags.has('tasks.canGetNext'),
      edit_files: open && mayUpdate(row, person, assigned),
    },
  };
};
