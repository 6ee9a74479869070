import { attachFiles, softDeleteFile, storeFiles } from '#features/accounts/files/server';
import { forbidden, invalid, notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { type taskEndpoints, taskTransitions } from '../../contract/index.ts';
import { withFacts } from './apply-transition.ts';
import { recordTaskChange } from './record-task-change.ts';
import { presentTask } from './task-presenter.ts';
import { loadTask, type TaskRecord, type TaskSignature, updateTask } from './task-repository.ts';

type Endpoint = (typeof taskEndpoints)['signTask'];
type Image = Awaited<ReturnType<typeof storeFiles>>;

/** Shared pages never show a signature, whatever they show of the task. */
const attach = async (tenant: Tenant, task: TaskRecord, image: Image): Promise<number> => {
  const [file] = await attachFiles(tenant, image, {
    ownerEntity: 'task',
    ownerId: task.id,
    purpose: 'signature',
    visibility: 'internal',
  });
  if (!file) throw invalid({ signature: ['file_missing'] });
  return file.id;
};

/** A person's signature under the work, by whoever may close it; it takes the place of an earlier one. */
export const signTask = preparedHandler<Endpoint, Image>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ signature: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, image) => {
    const { body, tenant, person, now } = call;
    const task = await loadTask(tenant, body.id, { lock: true });
    if (!task) throw notFound();
    const refusal = taskTransitions.refusalOf('close', await withFacts(call, task), person);
    if (refusal?.status === 403) throw forbidden();
    if (refusal) throw refused('signing_not_open');
    const before = task.signature as TaskSignature | null;
    if (before) await softDeleteFile(tenant, before.file_id);
    const signature = { name: body.name, file_id: await attach(tenant, task, image), at: now.toISOString() };
    await updateTask(tenant, task.id, { signature });
    await recordTaskChange(call, {
      action: 'task.signed',
      task,
      changes: { signature: [before?.name ?? null, body.name] },
    });
    return presentTask(tenant, person, task.id, now);
  },
});
