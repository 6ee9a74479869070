import { loadProject } from '#features/projects/special-projects/server';
import type { Listener } from '#platform/server/events/event';
import { proposalsOf } from '../proposal/proposal-repository.ts';
import { takeBack } from '../proposal/take-back.ts';
import { proposalTexts } from '../texts.ts';

/** Withdraws an open proposal when the project gets another client, who must not answer it. */
export const clientListener: Listener = {
  events: ['special-project.updated'],
  hear: async (tenant, { entityId, data, at }, events) => {
    if (data.client_id === undefined) return;
    const project = await loadProject(tenant, null, entityId, { lock: true });
    if (project?.status !== 'proposed') return;
    const open = (await proposalsOf(tenant, project.id)).find(({ status }) => status === 'sent');
    if (!open) return;
    const call = { tenant, person: null, now: at, wiring: { events } };
    await takeBack(call, { proposal: open, project }, proposalTexts(open.language)('note.otherClient'));
  },
};
