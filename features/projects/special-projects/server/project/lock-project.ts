import { type MessageRef, notFound, stale } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { StoredProject } from './columns-sql-repository.ts';
import { presentProject } from './present-project.ts';
import { loadProject } from './project-repository.ts';

export type LockCall = { tenant: Tenant; person: Person; now: Date; say: (messageRef: MessageRef) => string };

/** A project that the person may see, held by this transaction; 409 when somebody saved it since it was read. */
export const lockProject = async (call: LockCall, id: number, readAt?: string): Promise<StoredProject> => {
  const project = await loadProject(call.tenant, call.person, id, { lock: true });
  if (!project) throw notFound();
  if (readAt !== undefined && readAt !== project.updated_at) throw stale(await presentProject(call, id));
  return project;
};
