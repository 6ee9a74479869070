import { defineFileWriters, type FileChange, type FileOwnerCheck } from '#features/accounts/files/server';
import type { Person } from '#platform/server/http/person';
import type { ProjectStatus } from '../../contract/index.ts';
import { changesProjects, hasEnded, isInside, mayContribute } from '../project/project-policy.ts';
import { loadProject } from '../project/project-repository.ts';
import { recordProjectChange } from '../project/record-project-change.ts';

export const mayRemoveFiles = (person: Person): boolean =>
  isInside(person) &&
  person.flags.has('hasAccessSpecialProjects') &&
  (changesProjects(person) || person.flags.has('canEditFiles') || person.flags.has('admin.canEditFiles'));

const ofProject: FileOwnerCheck = async (tenant, person, id) =>
  isInside(person) &&
  person.flags.has('hasAccessSpecialProjects') &&
  (await loadProject(tenant, person, id)) !== undefined;

/** What has ended still takes more files, but keeps those it has. */
export const projectFileWriters = defineFileWriters<{ status: ProjectStatus }>({
  hold: ({ tenant, person }, id) => loadProject(tenant, person, id, { lock: true }),
  mayWrite: { attachment: mayRemoveFiles },
  mayDrawOnOwn: mayContribute,
  isOpen: ({ status }) => !hasEnded(status),
});

const changed: FileChange = async (call, { how, file }) => {
  const project = await loadProject(call.tenant, call.person, file.owner_id);
  if (!project) return;
  await recordProjectChange(call, project, {
    action: `special-project.file-${how}`,
    changes: { files: how === 'deleted' ? [file.name, null] : [null, file.name] },
  });
};

export const fileOwners = { 'special-project': ofProject };

export const fileWriters = { 'special-project': projectFileWriters };

export const fileChanges = { 'special-project': changed };
