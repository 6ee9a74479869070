import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import {
  loadProject,
  type StoredProject,
  saveOffer,
  setProjectScope,
} from '#features/projects/special-projects/server';
import { queueRecordMail } from '#features/sites/record-mail/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event, Listener } from '#platform/server/events/event';
import type { Queue } from '#platform/server/queue/queue';
import { type ProposalStatus, soldLines } from '../../contract/index.ts';
import { draftVersion, scopeOf } from '../proposal/draft-version.ts';
import {
  loadProposal,
  type ProposalSet,
  proposalsOf,
  type StoredProposal,
  saveProposal,
} from '../proposal/proposal-repository.ts';
import { type ChangeCall, recordProposalChange } from '../proposal/record-proposal-change.ts';
import { subjectOf } from '../send/proposal-mail-kind.ts';
import { freezeProposal } from '../send/send-proposal.ts';

/** Maximum number of addresses of one email. */
const max = 20;

/** For a project that was set to proposed without a proposal. Sends the existing draft, or a new one from the present scope
 * lines, to the billing addresses of the client. */
const proposeByItself = async (call: ChangeCall, queue: Queue, project: StoredProject): Promise<void> => {
  const { tenant } = call;
  const [last] = await proposalsOf(tenant, project.id);
  if (last?.status === 'sent') return;
  const { intro, terms } = last ?? { intro: '', terms: '' };
  const id =
    last?.status === 'draft'
      ? last.id
      : await draftVersion(call, project, { intro, terms, lines: scopeOf(project) });
  const proposal = await loadProposal(tenant, id);
  if (!proposal) throw notFound();
  const emails = project.client_emails.slice(0, max);
  await freezeProposal(call, { proposal, project }, emails);
  const { client_language } = settingsOf(await loadOrganization(tenant));
  await queueRecordMail(tenant, queue, {
    entity: 'proposal',
    recordId: id,
    emails,
    message: '',
    with_pdf: true,
    with_link: true,
    subject: subjectOf(proposal.language, project),
    locale: proposal.language,
    automatic: false,
    contacts: new Map(),
    otherLanguage: client_language,
  });
};

/** The status that an open proposal gets when a person of the organization, and not the client, moves the project. */
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

/** Stores at the project when its offer was sent, until when it is valid and how it was answered; null when withdrawn. */
const saveAnswer = async (
  tenant: Tenant,
  projectId: number,
  last: StoredProposal | undefined,
  end: ProposalStatus | undefined,
): Promise<void> => {
  if (!last) return;
  const { status, sent_at, valid_until } = last;
  const isGone = status === 'withdrawn' || end === 'withdrawn' || !sent_at || !valid_until;
  const answer = end === 'approved' || end === 'declined' ? end : null;
  await saveOffer(tenant, projectId, isGone ? null : { sent_at, valid_until, answer });
};

/** The name for the notification: of the client's contact, if the client has answered. */
const answeredBy = (last: StoredProposal | undefined, status: ProposalStatus | undefined) => ({
  name: last && last.status === status ? last.answered_by_name : null,
});

/** Whether a transition is an answer of the client. Withdrawing a proposal also declines the project, but is none. */
const isAnswer = (transition: string, last: StoredProposal | undefined): boolean =>
  transition !== 'cancel' && !(transition === 'decline' && last?.status === 'withdrawn');

/** Keeps proposals consistent with the status of their project: a proposed project has a proposal; an answered or cancelled
 * one has no open proposal. */
export const projectListener = (queue: Queue): Listener => ({
  events: ['special-project.moved'],
  hear: async (tenant, event, events) => {
    const transition = String(event.data.transition);
    const end = ends[transition];
    if (transition !== 'propose' && !end) return;
    const project = await loadProject(tenant, null, event.entityId);
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
        action: `proposal.${end}`,
        from: 'sent',
        to: end,
        note: String(event.data.note ?? ''),
      });
    }
    await saveAnswer(tenant, project.id, last, end);
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
