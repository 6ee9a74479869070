import { replaceVisibleJobs } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Listener } from '#platform/server/events/event';
import {
  endViewer,
  everyViewer,
  jobsOfViewers,
  putViewer,
  viewersOfClient,
} from './client-viewer-repository.ts';

/** Makes the visible jobs of client viewers match the jobs of their clients, for some people or for some jobs. */
export const refreshClientScope = async (
  tenant: Tenant,
  of: { userIds: readonly number[] } | { jobIds: readonly number[] },
): Promise<void> => replaceVisibleJobs(tenant, 'client', of, await jobsOfViewers(tenant, of));

/** The same for all client viewers. Call it after many jobs were added at once. */
export const refreshEveryClientScope = async (tenant: Tenant): Promise<void> => {
  const userIds = await everyViewer(tenant);
  if (userIds.length > 0) await refreshClientScope(tenant, { userIds });
};

/** Lets the person see every job of the client, future ones included. */
export const giveClientScope = async (
  tenant: Tenant,
  viewer: { clientId: number; contactId: number; userId: number },
): Promise<void> => {
  await putViewer(tenant, viewer);
  await refreshClientScope(tenant, { userIds: [viewer.userId] });
};

/** Ends the sight of one client, or without `clientId` of all clients. Restoring a deleted person does not bring it back. */
export const endClientScope = async (
  tenant: Tenant,
  of: { userId: number; clientId?: number; now: Date },
): Promise<void> => {
  await endViewer(tenant, of);
  await refreshClientScope(tenant, { userIds: [of.userId] });
};

/** Client viewers see new jobs of their client. A job that gets another client is visible only to those of the new one. */
export const clientListener: Listener = {
  events: ['job.created', 'job.updated'],
  hear: (tenant, { entityId }) => refreshClientScope(tenant, { jobIds: [entityId] }),
};

/** Viewers of two clients that became one see the job sites of both. */
export const mergedClientListener: Listener = {
  events: ['client.merged'],
  hear: async (tenant, { entityId }) => {
    const viewers = await viewersOfClient(tenant, entityId);
    const userIds = viewers.filter(({ ended }) => !ended).map(({ user_id }) => user_id);
    if (userIds.length > 0) await refreshClientScope(tenant, { userIds });
  },
};
