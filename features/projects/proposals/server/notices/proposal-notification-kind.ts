import type { Notice, NotificationKind } from '#features/sites/notifications/server';
import type { Event } from '#platform/server/events/event';
import { type NoticeFacts, noticeFacts } from './notice-repository.ts';
import { proposalWords } from './proposal-words.ts';

/** Id of the row in `preferenceRows`, which decides who is notified. */
const preferenceId = 15;

const stepOf = ({ name, data }: Event): string => {
  if (name === 'proposal.asked') return 'asked';
  return name === 'proposal.expired' ? 'expired' : String(data.transition);
};

/** Who is notified: managers and schedulers of the project, of the answer whoever sent the proposal, too; of an expired
 * proposal only managers. */
const concerned = (
  step: string,
  { managers, schedulers, sender }: NoticeFacts,
): Pick<Notice, 'own' | 'jobRelations'> => {
  if (step === 'expired') return { own: managers, jobRelations: ['own'] };
  const answered = step === 'approve' || step === 'decline';
  const own = [...new Set([...managers, ...schedulers, ...(answered && sender !== null ? [sender] : [])])];
  return step === 'asked' ? { own, jobRelations: ['own'] } : { own };
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Notifications about proposals. None of them names an amount. */
export const proposalNotificationKind: NotificationKind = {
  events: ['proposal.moved', 'proposal.asked', 'proposal.expired'],
  delay: () => 0,
  notices: async (tenant, event) => {
    const { entity, entityId: id, actorUserId, data } = event;
    const facts = await noticeFacts(tenant, { entity, id, actorUserId });
    if (!facts) return [];
    const step = stepOf(event);
    if (step === 'expired' && facts.status !== 'proposed') return [];
    const { number, title, client, site, actor, valid_until } = facts;
    return [
      {
        kind: `proposal.${step}`,
        preferenceId,
        ...concerned(step, facts),
        flag: 'hasAccessSpecialProjects',
        unless: 'specialProjects.onlyActive',
        params: {
          ...{ id: facts.id, number, title, client, site, valid_until },
          who: textOf(data.name) ?? actor,
          note: textOf(data.note),
        },
      },
    ];
  },
  words: proposalWords,
};
