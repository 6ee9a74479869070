import { findProject, keepOffer, setProjectScope } from '#features/special-projects/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event, Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { type ProposalStatus, soldLines } from '../../contract/index.ts';
import {
  type ProposalSet,
  proposalsOf,
  type StoredProposal,
  saveProposal,
} from '../proposal/proposal-repository.ts';
import { recordProposalChange } from '../proposal/record-proposal-change.ts';
import { proposeByItself } from '../send/propose-by-itself.ts';

/** What becomes of an open proposal when somebody of the company moves the project instead of the client. */
const ends: Readonly<Record<string, ProposalStatus>> = {
  approve: 'approved',
  decline: 'declined',
  cancel: 'withdrawn',
};

const endOf = (status: ProposalStatus, { at, data }: Event): ProposalSet => ({
  status,
  answer_note: String(data.note ?? ''),
  ...(status === 'withdrawn' ? {} : { answered_at: at.toISOString() }),
});

/** The project knows what became of its offer: taken back, it has none. */
const keepAnswer = async (
  tenant: Tenant,
  projectId: number,
  last: StoredProposal | undefined,
  end: ProposalStatus | undefined,
): Promise<void> => {
  if (!last) return;
  const { status, sent_at, valid_until } = last;
  const isGone = status === 'withdrawn' || end === 'withdrawn' || !sent_at || !valid_until;
  const answer = end === 'approved' || end === 'declined' ? end : null;
  await keepOffer(tenant, projectId, isGone ? null : { sent_at, valid_until, answer });
};

/** Whom and what a notice names: the client's own answer, if it is one. */
const answeredBy = (last: StoredProposal | undefined, status: ProposalStatus | undefined) => ({
  name: last && last.status === status ? last.answered_by_name : null,
});

/** Taking an offer back declines its project, which is no answer of the client. */
const isAnswer = (transition: string, last: StoredProposal | undefined): boolean =>
  transition !== 'cancel' && !(transition === 'decline' && last?.status === 'withdrawn');

/** A proposal and its project say the same: what is proposed has a proposal, what was answered or cancelled has none that
 * is open. */
export const projectListener = (queue: Queue): Listener => ({
  events: ['special-project.moved'],
  hear: async (tenant, event, events) => {
    const transition = String(event.data.transition);
    const end = ends[transition];
    if (transition !== 'propose' && !end) return;
    const project = await findProject(tenant, null, event.entityId);
    if (!project) return;
    const actor = event.actorUserId;
    const person = actor === null ? null : { userId: actor, impersonated: false };
    const call = { tenant, person, now: event.at, wiring: { events } };
    if (transition === 'propose') await proposeByItself(call, queue, project);
    const last = (await proposalsOf(tenant, project.id)).find(({ status }) => status !== 'draft');
    if (end && last?.status === 'sent') {
      await saveProposal(tenant, last.id, endOf(end, event));
      if (end === 'approved') await setProjectScope(call, project, soldLines(last.lines, []));
      await recordProposalChange(call, last.id, project, {
        ...{ action: `proposal.${end}`, from: 'sent', to: end, note: String(event.data.note ?? '') },
      });
    }
    await keepAnswer(tenant, project.id, last, end);
    if (!isAnswer(transition, last)) return;
    await events.publish(tenant, {
      name: 'proposal.moved',
      entity: 'special-project',
      entityId: project.id,
      jobId: project.job_id,
      actorUserId: actor,
      data: { transition, note: event.data.note ?? null, ...answeredBy(last, end) },
    });
  },
});
