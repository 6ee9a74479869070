import type { Notice, NotificationKind, Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { headline, noticeTexts } from './notice-texts.ts';
import { taskListHrefOf } from './past-due-together.ts';
import { lineFacts, taskLine } from './task-lines.ts';
import { noticeFacts } from './task-notice-repository.ts';
import { noticesOf, numbers, paramsOf, preferenceIds } from './task-notification-kind.ts';

const kind = 'task.assigned-together';

/** A single task is told like any assignment; of several the notification says how many. */
const notices = async (tenant: Tenant, event: Event): Promise<readonly Notice[]> => {
  const { user_id: userId } = event.data as { user_id: number };
  const tasks = await noticeFacts(tenant, numbers(event.data.task_ids), event.actorUserId);
  const [first, ...others] = tasks;
  if (!first) return [];
  if (others.length === 0) {
    const { id: entityId } = first;
    return noticesOf(tenant, { ...event, entityId, name: 'task.updated', data: { newcomers: [userId] } });
  }
  return [
    {
      kind,
      preferenceId: preferenceIds.created,
      own: [userId],
      jobRoles: [],
      flag: 'hasAccessTasks',
      params: {
        count: tasks.length,
        ids: tasks.map(({ id }) => id).join(),
        lines: tasks.map((task) => taskLine(paramsOf(task, event))).join('\n'),
        actor: first.actor,
      },
      jobIds: tasks.map(({ job_id }) => job_id),
    },
  ];
};

const words = (name: string, params: Params, locale: Locale): Words | undefined => {
  const wording = headline(name, ['assigned-together'], params, locale);
  if (!wording) return undefined;
  const { ids, lines, actor } = params;
  return {
    ...wording,
    text: String(actor ?? ''),
    facts: lineFacts(lines, locale),
    button: noticeTexts(locale)('openYours'),
    link: taskListHrefOf(ids),
  };
};

/** Many tasks assigned in one go. */
export const assignedTogether: NotificationKind = {
  events: [kind],
  delay: () => 0,
  notices,
  words,
};
