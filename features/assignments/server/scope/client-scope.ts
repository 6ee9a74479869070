import { replaceVisibleJobs } from '#features/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Listener } from '#platform/server/events/event';
import { endViewer, everyViewer, jobsOfViewers, putViewer } from './client-viewer-repository.ts';

/** Makes what contacts with a login see match the jobs of their clients: for these people, or at these jobs. */
export const refreshClientScope = async (
  tenant: Tenant,
  of: { userIds: readonly number[] } | { jobIds: readonly number[] },
): Promise<void> => replaceVisibleJobs(tenant, 'client', of, await jobsOfViewers(tenant, of));

/** After many jobs came at once. */
export const refreshEveryClientScope = async (tenant: Tenant): Promise<void> => {
  const userIds = await everyViewer(tenant);
  if (userIds.length > 0) await refreshClientScope(tenant, { userIds });
};

/** The person sees every job of the client from now on. */
export const giveClientSight = async (
  tenant: Tenant,
  viewer: { clientId: number; contactId: number; userId: number },
): Promise<void> => {
  await putViewer(tenant, viewer);
  await refreshClientScope(tenant, { userIds: [viewer.userId] });
};

/** Of one client, or without it of all: a person who is deleted gets nothing back by itself. */
export const endClientSight = async (
  tenant: Tenant,
  of: { userId: number; clientId?: number; now: Date },
): Promise<void> => {
  await endViewer(tenant, of);
  await refreshClientScope(tenant, { userIds: [of.userId] });
};

/** New jobs of a client are seen by its contacts, and jobs that change hands by those of the new client alone. */
export const clientListener: Listener = {
  events: ['job.created', 'job.updated'],
  hear: (tenant, { entityId }) => refreshClientScope(tenant, { jobIds: [entityId] }),
};
