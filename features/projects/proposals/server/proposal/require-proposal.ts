import { loadProject, type StoredProject } from '#features/projects/special-projects/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { loadProposal, type StoredProposal } from './proposal-repository.ts';

export type Loaded = { proposal: StoredProposal; project: StoredProject };

type Reader = Pick<Person, 'flags'> | null;

/** A proposal of a project that the person (null: the system) may see. */
export const requireProposal = async (tenant: Tenant, person: Reader, id: number): Promise<Loaded> => {
  const proposal = await loadProposal(tenant, id);
  const project = proposal && (await loadProject(tenant, person, proposal.special_project_id));
  if (!proposal || !project) throw notFound();
  return { proposal, project };
};

/** The same, locked. The project is locked first, like everywhere, to prevent deadlocks. */
export const lockProposal = async (tenant: Tenant, person: Reader, id: number): Promise<Loaded> => {
  const known = await loadProposal(tenant, id);
  const project = known && (await loadProject(tenant, person, known.special_project_id, { lock: true }));
  const proposal = project && (await loadProposal(tenant, id, { lock: true }));
  if (!proposal || !project) throw notFound();
  return { proposal, project };
};
