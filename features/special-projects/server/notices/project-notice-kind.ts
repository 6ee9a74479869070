import type { Notice, NotificationKind } from '#features/notifications/server';
import type { Event } from '#platform/server/events/event';
import { type NoticeFacts, noticeFacts } from './notice-repository.ts';
import { type NoticeStep, noticeSteps, projectWords } from './project-words.ts';

/** The row of the matrix for each. */
const rows: Readonly<Record<NoticeStep, number>> = {
  activate: 16,
  'moved-day': 16,
  hold: 17,
  cancel: 17,
  close: 18,
};

const stepOf = ({ name, data }: Event): NoticeStep | undefined => {
  const said = name === 'special-project.rescheduled' ? 'moved-day' : data.transition;
  return noticeSteps.find((step) => step === said);
};

const concerned = (step: NoticeStep, { people, billing }: NoticeFacts): number[] =>
  step === 'close' ? [...new Set([...people, ...billing])] : people;

/** People who see what is scheduled and held alone do not see what has ended. */
const ends: readonly NoticeStep[] = ['cancel', 'close'];

/** What special projects tell people about; what is offered to clients is told by the feature `proposals`. None of it names
 * an amount. */
export const projectNoticeKind: NotificationKind = {
  events: ['special-project.moved', 'special-project.rescheduled'],
  delay: (event) => (stepOf(event) === undefined ? undefined : 0),
  notices: async (tenant, event) => {
    const step = stepOf(event);
    const facts = step && (await noticeFacts(tenant, event.entityId, event.actorUserId));
    if (!facts) return [];
    const { id, number, title, client, site, day, actor } = facts;
    const { note } = event.data;
    const notice: Notice = {
      kind: `special-project.${step}`,
      preferenceId: rows[step],
      own: concerned(step, facts),
      flag: 'hasAccessSpecialProjects',
      ...(ends.includes(step) && { unless: 'specialProjects.onlyActive' }),
      params: { id, number, title, client, site, day, actor, note: typeof note === 'string' ? note : null },
    };
    return [notice];
  },
  words: projectWords,
};
