import {
  attachFiles,
  isPicture,
  presentFiles,
  type StoredFile,
  storeFiles,
} from '#features/accounts/files/server';
import { forbidden, invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { ProjectFiles, ProjectStatus, projectFileEndpoints } from '../../contract/index.ts';
import { type LockCall, lockProject } from '../project/lock-project.ts';
import { presentProject } from '../project/present-project.ts';
import { hasEnded, isInside, mayContribute } from '../project/project-policy.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { photographedTasks } from '../transitions/project-tasks-repository.ts';
import { mayRemoveFiles, projectFileWriters } from './file-parts.ts';

const maxTasks = 10;

/** What the crew photographed before the work and after it, task by task. Drawn on at the task. */
const photosOfWork = async (
  tenant: Tenant,
  person: Person,
  projectId: number,
): Promise<ProjectFiles['work']> => {
  const tasks = await photographedTasks(tenant, projectId, maxTasks);
  const ids = tasks.map(({ id }) => id);
  const files = await presentFiles(tenant, 'task', ids, person);
  return tasks.map((task) => {
    const photos = files.get(task.id)?.filter(isPicture) ?? [];
    return {
      task,
      before: photos.filter(({ purpose }) => purpose === 'attachment'),
      after: photos.filter(({ purpose }) => purpose === 'resolution'),
    };
  });
};

type Calls = typeof projectFileEndpoints;

type Presented = { id: number; status: ProjectStatus };

const present = async ({ tenant, person }: LockCall, project: Presented): Promise<ProjectFiles> => {
  const { id, status } = project;
  const inside = isInside(person);
  const mayDraw = projectFileWriters.mayDraw(person, project);
  const found = inside ? await presentFiles(tenant, 'special-project', [id], person, mayDraw) : undefined;
  return {
    files: found?.get(id)?.toReversed() ?? [],
    work: inside ? await photosOfWork(tenant, person, id) : [],
    can: { add: mayContribute(person), remove: mayRemoveFiles(person) && !hasEnded(status) },
  };
};

export const listProjectFiles = async (call: SignedInCall<Calls['listProjectFiles']>) => {
  return present(call, await presentProject(call, call.params.id));
};

/** Adds files, also to a project that has ended, because files that show its work are kept with it. */
export const addProjectFiles = preparedHandler<Calls['addProjectFiles'], StoredFile[]>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ files: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async (call, stored) => {
    const project = await lockProject(call, call.params.id);
    if (!mayContribute(call.person)) throw forbidden();
    const added = await attachFiles(call.tenant, stored, {
      ownerEntity: 'special-project',
      ownerId: project.id,
      details: call.body,
    });
    await recordProjectChange(call, project, {
      action: 'special-project.files-added',
      changes: { files: [null, added.map(({ name }) => name).join(', ')] },
    });
    return present(call, project);
  },
});
