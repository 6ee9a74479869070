import { forbidden, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { presentTask } from '../task-presenter.ts';
import { findTask } from '../task-repository.ts';
import { tellTask } from '../tell-task.ts';
import { mayDeleteNote } from './note-policy.ts';
import { findNote, softDeleteNote } from './note-repository.ts';

export const deleteTaskNote = async (call: SignedInCall<(typeof taskEndpoints)['deleteTaskNote']>) => {
  const { params, tenant, person, now } = call;
  const note = await findNote(tenant, params.id);
  const task = note && (await findTask(tenant, note.task_id));
  if (!task) throw notFound();
  if (!mayDeleteNote(note, person, now)) throw forbidden();
  await softDeleteNote(tenant, note.id, now);
  await tellTask(call, { action: 'task.note-deleted', task, changes: { note: [note.id, null] } });
  return presentTask(tenant, person, task.id, now);
};
