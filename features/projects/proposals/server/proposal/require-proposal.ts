import { findProject, type StoredProject } from '#features/projects/special-projects/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { findProposal, type StoredProposal } from './proposal-repository.ts';

export type Loaded = { proposal: StoredProposal; project: StoredProject };

type Reader = Pick<Person, 'flags'> | null;

/** A proposal of a project that the person (null: the system) may see. */
export const requireProposal = async (tenant: Tenant, person: Reader, id: number): Promise<Loaded> => {
  const proposal = await findProposal(tenant, id);
  const project = proposal && (await findProject(tenant, person, proposal.special_project_id));
  if (!proposal || !project) throw notFound();
  return { proposal, project };
};

/** The same, locked. The project is locked first, like everywhere, to prevent deadlocks. */
export const lockProposal = async (tenant: Tenant, person: Reader, id: number): Promise<Loaded> => {
  const known = await findProposal(tenant, id);
  const project = known && (await findProject(tenant, person, known.special_project_id, { lock: true }));
  const proposal = project && (await findProposal(tenant, id, { lock: true }));
  if (!proposal || !project) throw notFound();
  return { proposal, project };
};
