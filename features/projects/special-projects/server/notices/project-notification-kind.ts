import { z } from 'zod';
import { noteText } from '#features/sites/notes/server';
import type { Notice, NotificationKind } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { type NoticeFacts, noticeFacts } from './notice-repository.ts';
import { type NoticeStep, noticeSteps, projectWords } from './project-words.ts';

/** The row of the preferences for each; null for mentions, of which people are told in any case. */
const rows: Readonly<Record<NoticeStep, number | null>> = {
  activate: 16,
  'moved-day': 16,
  hold: 17,
  cancel: 17,
  close: 18,
  mentioned: null,
};

/** Data of the event when one date of work that recurs was moved. */
const movedDate = z.object({ before: z.string(), day: z.string() });

const mentionedIn = ({ data: { mentions } }: Event): number[] =>
  Array.isArray(mentions) ? mentions.filter((id) => typeof id === 'number') : [];

const stepOf = (event: Event): NoticeStep | undefined => {
  const { name, data } = event;
  if (name === 'special-project.noted') return mentionedIn(event).length > 0 ? 'mentioned' : undefined;
  const said = name === 'special-project.rescheduled' ? 'moved-day' : data.transition;
  return noticeSteps.find((step) => step === said);
};

const concerned = (step: NoticeStep, event: Event, { people, billing }: NoticeFacts): number[] => {
  if (step === 'mentioned') return mentionedIn(event);
  return step === 'close' ? [...new Set([...people, ...billing])] : people;
};

/** The words of the note in which somebody is mentioned, or the reason of a step. */
const wordsOf = async (tenant: Tenant, { data: { note, note_id } }: Event): Promise<string | null> => {
  if (typeof note_id === 'number') return (await noteText(tenant, note_id)) ?? null;
  return typeof note === 'string' ? note : null;
};

/** People who see only active projects are not told of these, because they no longer see the project. */
const ends: readonly NoticeStep[] = ['cancel', 'close'];

/** What special projects tell people about. The feature `proposals` tells of what is offered to clients. No notification names an
 * amount. */
export const projectNotificationKind: NotificationKind = {
  events: ['special-project.moved', 'special-project.rescheduled', 'special-project.noted'],
  delay: (event) => (stepOf(event) === undefined ? undefined : 0),
  notices: async (tenant, event) => {
    const step = stepOf(event);
    const facts = step && (await noticeFacts(tenant, event.entityId, event.actorUserId));
    if (!facts) return [];
    const { id, number, title, client, site, day, actor } = facts;
    const moved = movedDate.safeParse(event.data).data;
    const notice: Notice = {
      kind: `special-project.${step}`,
      preferenceId: rows[step],
      own: concerned(step, event, facts),
      flag: 'hasAccessSpecialProjects',
      ...(step === 'mentioned' && { jobRelations: [], internal: true }),
      ...(ends.includes(step) && { unless: 'specialProjects.onlyActive' }),
      params: {
        id,
        number,
        title,
        client,
        site,
        before: moved?.before ?? null,
        day: moved?.day ?? day,
        actor,
        note: await wordsOf(tenant, event),
      },
    };
    return [notice];
  },
  words: projectWords,
};
