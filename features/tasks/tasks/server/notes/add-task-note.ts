import type { StoredFile } from '#features/accounts/files/server';
import { addNote, storeNoteFiles } from '#features/sites/notes/server';
import { notFound } from '#platform/contract/errors';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { taskEndpoints } from '../../contract/index.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { presentTask } from '../task/task-presenter.ts';
import { loadTask } from '../task/task-repository.ts';

type Endpoint = (typeof taskEndpoints)['addTaskNote'];

export const addTaskNote = preparedHandler<Endpoint, StoredFile[]>({
  prepare: storeNoteFiles,
  run: async (call, photos) => {
    const { params, body, tenant, person, now } = call;
    const task = await loadTask(tenant, params.id);
    if (!task) throw notFound();
    const record = { entity: 'task', id: task.id, jobId: task.job_id, internal: task.internal_only };
    const added = await addNote(call, record, photos);
    if (added) {
      await recordTaskChange(call, {
        action: 'task.noted',
        task,
        changes: { note: [null, added.note_id] },
        deviceAt: body.device_at ?? null,
        data: added,
      });
    }
    return presentTask(tenant, person, task.id, now);
  },
});
