import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event, Events, Listener } from '#platform/server/events/event';
import {
  type BilledInvoice,
  invoicesOfProject,
  loadBilledProject,
} from '../billed/billed-project-repository.ts';
import { followProject } from '../billed/follow-project.ts';
import { removeDraft } from '../invoice/delete-invoice.ts';
import { followClient } from './follow-client.ts';

type Heard = { tenant: Tenant; event: Event; events: Events; invoices: readonly BilledInvoice[] };

const actorOf = ({ actorUserId }: Event) =>
  actorUserId === null ? null : { userId: actorUserId, impersonated: false };

const refuseBilled = (invoices: readonly BilledInvoice[], code: string): void => {
  if (invoices.some(({ status }) => status === 'invoiced' || status === 'paid')) throw refused(code);
};

/** A cancelled project takes its drafts with it, unless one of them was issued before and has a number. */
const cancel = async ({ tenant, event, events, invoices }: Heard): Promise<void> => {
  refuseBilled(invoices, 'project_cancel_billed');
  const drafts = invoices.filter(({ status }) => status === 'draft');
  const numbered = drafts.find(({ number }) => number !== null);
  if (numbered) throw refused('project_has_numbered_draft', { number: numbered.number ?? '' });
  const project = await loadBilledProject(tenant, event.entityId);
  if (!project) return;
  const call = { tenant, person: actorOf(event), now: event.at, wiring: { events } };
  const { job_id, building_id } = project;
  for (const { id } of drafts)
    await removeDraft(call, { id, special_project_id: event.entityId, job_id, building_id });
};

const close = ({ tenant, event, events }: Heard): Promise<void> =>
  followProject({ tenant, person: null, now: event.at, wiring: { events } }, event.entityId);

const transitions: Record<string, (heard: Heard) => Promise<void> | void> = {
  cancel,
  close,
  reopen: ({ invoices }) => refuseBilled(invoices, 'project_has_invoices'),
};

/** Refuses another client once an invoice of the project has a number. Drafts without a number get the new client. */
const changeClient = async ({ tenant, event, events, invoices }: Heard): Promise<void> => {
  const project = await loadBilledProject(tenant, event.entityId);
  if (!project) return;
  const others = invoices.filter(({ client_id }) => client_id !== project.client_id);
  if (others.some(({ number }) => number !== null)) throw refused('project_client_billed');
  const call = { tenant, person: actorOf(event), wiring: { events } };
  for (const { id } of others) await followClient(call, id, project);
};

/** Refuses or follows a change of a project that has invoices, in the transaction of the change. */
export const projectListener: Listener = {
  events: ['special-project.moved', 'special-project.updated', 'special-project.deleted'],
  hear: async (tenant, event, events) => {
    const invoices = await invoicesOfProject(tenant, event.entityId);
    const heard = { tenant, event, events, invoices };
    if (event.name === 'special-project.deleted' && invoices.length > 0)
      throw refused('project_keeps_invoices');
    if (event.name === 'special-project.updated') await changeClient(heard);
    if (event.name === 'special-project.moved') await transitions[String(event.data.transition)]?.(heard);
  },
};
