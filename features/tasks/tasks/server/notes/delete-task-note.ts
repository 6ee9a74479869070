import { deleteNote, findNote } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { isToDo } from '../task/task-files.ts';
import { mayDeleteNotes } from '../task/task-policy.ts';
import { presentTask } from '../task/task-presenter.ts';
import { findTask } from '../task/task-repository.ts';

export const deleteTaskNote = async (call: SignedInCall<(typeof taskEndpoints)['deleteTaskNote']>) => {
  const { params, tenant, person, now } = call;
  const note = await findNote(tenant, params.id);
  const task =
    note?.owner_entity === 'task' ? await findTask(tenant, note.owner_id, { lock: true }) : undefined;
  if (!note || !task) throw notFound();
  await deleteNote(call, note, { any: mayDeleteNotes(person), open: isToDo(task) });
  await recordTaskChange(call, { action: 'task.note-deleted', task, changes: { note: [note.id, null] } });
  return presentTask(tenant, person, task.id, now);
};
