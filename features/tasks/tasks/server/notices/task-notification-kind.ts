import { deletedNotes, noteText } from '#features/sites/notes/server';
import type { Notice, NotificationKind, Params, SentNotice } from '#features/sites/notifications/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { undoMilliseconds } from '../../contract/task/transitions.ts';
import { pastDueInOneMail, pastDueTogetherWords } from './past-due-together.ts';
import { type NoticeFacts, noticeFacts, notMovedSince } from './task-notice-repository.ts';
import { taskWords } from './task-words.ts';

/** Milliseconds until a mail about a close leaves, when the close can no longer be undone. The margin is for clocks and the
 * queue. */
export const undoWait = undoMilliseconds + 2000;

export const preferenceIds = { created: 6, closed: 7, reopenedOrCancelled: 8, pastDue: 9 } as const;

export const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];

type Part = Pick<Notice, 'kind' | 'preferenceId' | 'own' | 'jobRoles' | 'bell' | 'gathers'>;

/** Only people who may open the task are told of it. */
export const readersOfTask = ({ internal_only }: NoticeFacts): Pick<Notice, 'flag' | 'internal'> => ({
  flag: 'hasAccessTasks',
  internal: internal_only,
});

/** Who is told of a change of status, and by which preference; undefined for a change that nobody is told of. */
export const noticesOfTransition = (
  transition: unknown,
  { assignee_ids, created_by }: NoticeFacts,
): Part | undefined => {
  switch (transition) {
    case 'close':
      return {
        kind: 'task.closed',
        preferenceId: preferenceIds.closed,
        own: created_by === null ? [] : [created_by],
      };
    case 'reopen':
      return { kind: 'task.reopened', preferenceId: preferenceIds.reopenedOrCancelled, own: assignee_ids };
    case 'cancel':
      return { kind: 'task.cancelled', preferenceId: preferenceIds.reopenedOrCancelled, own: assignee_ids };
    default:
      return undefined;
  }
};

/** The whole team on the first day; later only the area manager, who has to act. */
const pastDue = ({ data }: Event, { assignee_ids }: NoticeFacts): Part => {
  const part = { kind: 'task.past-due', preferenceId: preferenceIds.pastDue, gathers: true };
  return data.day === 1 ? { ...part, own: assignee_ids } : { ...part, own: [], jobRoles: ['AM'] };
};

const partOf = (event: Event, facts: NoticeFacts): Part | undefined => {
  const { assignee_ids, created_by } = facts;
  switch (event.name) {
    case 'task.created':
      return { kind: 'task.created', preferenceId: preferenceIds.created, own: assignee_ids };
    case 'task.updated':
      return {
        kind: 'task.assigned',
        preferenceId: preferenceIds.created,
        own: numbers(event.data.newcomers),
        jobRoles: [],
      };
    case 'task.moved':
      return noticesOfTransition(event.data.transition, facts);
    case 'task.noted':
      return {
        kind: 'task.mentioned',
        preferenceId: null,
        own: numbers(event.data.mentions),
        jobRoles: [],
        bell: {
          kind: 'task.noted',
          userIds: [...assignee_ids, ...(created_by === null ? [] : [created_by])],
        },
      };
    case 'task.past-due':
      return pastDue(event, facts);
    default:
      return undefined;
  }
};

/** Milliseconds until people are told; undefined for no notification. Nobody is told of each task that the system creates: it
 * opens on its day, and is told like any other once it is past due. */
const delay = ({ name, data, actorUserId }: Event): number | undefined => {
  switch (name) {
    case 'task.created':
      return actorUserId === null ? undefined : 0;
    case 'task.updated':
      return numbers(data.newcomers).length > 0 ? 0 : undefined;
    case 'task.moved':
      if (data.together) return undefined;
      if (data.transition === 'close') return undoWait;
      return data.transition === 'reopen' || data.transition === 'cancel' ? 0 : undefined;
    default:
      return 0;
  }
};

export const paramsOf = (facts: NoticeFacts, { data }: Event, note: unknown = data.note): Params => {
  const { id, number, title, site, job_name, actor, due_at, priority_level } = facts;
  return {
    id,
    number,
    title,
    site,
    job: job_name,
    actor,
    due_at,
    priority: priority_level,
    note: typeof note === 'string' ? note : null,
    day: typeof data.day === 'number' ? data.day : null,
    ...(typeof data.note_id === 'number' ? { note_id: data.note_id } : {}),
  };
};

/** The notifications of one task. */
export const noticesOf = async (tenant: Tenant, event: Event): Promise<readonly Notice[]> => {
  const { entityId, actorUserId } = event;
  const [facts] = await noticeFacts(tenant, [entityId], actorUserId);
  const part = facts && partOf(event, facts);
  if (!facts || !part) return [];
  if (event.name === 'task.moved' && !(await notMovedSince(tenant, [entityId], event.id)).has(entityId))
    return [];
  const isNote = event.name === 'task.noted';
  const note = isNote ? await noteText(tenant, Number(event.data.note_id)) : event.data.note;
  if (isNote && note === undefined) return [];
  const internal = facts.internal_only || (isNote && event.data.internal === true);
  return [{ ...part, ...readersOfTask(facts), internal, params: paramsOf(facts, event, note) }];
};

/** Withdraws mails about notes that were deleted in the meantime. */
const withdrawnNotices = async (tenant: Tenant, sent: readonly SentNotice[]): Promise<readonly number[]> => {
  const noteIds = sent.flatMap(({ params }) => (typeof params.note_id === 'number' ? params.note_id : []));
  const gone = await deletedNotes(tenant, noteIds);
  return sent.filter(({ params }) => gone.has(Number(params.note_id))).map(({ id }) => id);
};

/** What tasks tell people about. */
export const taskNotificationKind: NotificationKind = {
  events: ['task.created', 'task.updated', 'task.moved', 'task.noted', 'task.past-due'],
  delay,
  notices: noticesOf,
  withdrawnNotices,
  inOneMail: pastDueInOneMail,
  words: (kind, params, locale, zone) =>
    taskWords(kind, params, locale, zone) ?? pastDueTogetherWords(kind, params, locale),
};
