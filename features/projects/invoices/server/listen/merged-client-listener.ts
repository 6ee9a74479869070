import type { Listener } from '#platform/server/events/event';
import { invoicesOfProject, loadBilledProject } from '../billed/billed-project-repository.ts';
import { projectsOfLeftDrafts } from '../client/client-invoices-repository.ts';
import { followClient } from './follow-client.ts';

/** Drafts without a number get the address and the tax rate of the client that was kept. */
export const mergedClientListener: Listener = {
  events: ['client.merged'],
  hear: async (tenant, { data, actorUserId }, events) => {
    const mergedId = Number(data.merged_id);
    const person = actorUserId === null ? null : { userId: actorUserId, impersonated: false };
    for (const projectId of await projectsOfLeftDrafts(tenant, mergedId)) {
      const project = await loadBilledProject(tenant, projectId);
      const drafts = (await invoicesOfProject(tenant, projectId)).filter(
        ({ client_id }) => client_id === mergedId,
      );
      if (project)
        for (const { id } of drafts) await followClient({ tenant, person, wiring: { events } }, id, project);
    }
  },
};
