import type { Notice, NotificationKind, Params, Words } from '#features/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { taskNoticeKind, told } from './task-notice-kind.ts';
import { findActorName } from './task-notice-repository.ts';

const kind = 'task.assigned-together';

/** One task is told as such, more are counted. */
const notice = async (tenant: Tenant, event: Event): Promise<Notice | undefined> => {
  const { user_id: userId, count } = event.data as { user_id: number; count: number };
  if (count === 1) {
    return taskNoticeKind.notice(tenant, { ...event, name: 'task.updated', data: { newcomers: [userId] } });
  }
  return {
    kind,
    preferenceId: told.created,
    own: [userId],
    standings: [],
    flag: 'hasAccessTasks',
    params: { count, actor: await findActorName(tenant, event.actorUserId) },
  };
};

const texts: Record<
  Locale,
  { title: (count: number) => string; by: string; somebody: string; open: string }
> = {
  en: {
    title: (count) => `${count} tasks for you`,
    by: 'assigned them to you.',
    somebody: 'Somebody',
    open: 'Open your tasks',
  },
  es: {
    title: (count) => `${count} tareas para usted`,
    by: 'se las asignó.',
    somebody: 'Alguien',
    open: 'Abrir sus tareas',
  },
};

const words = (name: string, { count, actor }: Params, locale: Locale): Words | undefined => {
  if (name !== kind) return undefined;
  const text = texts[locale];
  return {
    title: text.title(Number(count)),
    text: String(actor ?? ''),
    sentence: `${actor ?? text.somebody} ${text.by}`,
    facts: [],
    button: text.open,
    link: '/tasks?view=list&mine=true',
  };
};

/** Many tasks assigned in one go. */
export const assignedTogether: NotificationKind = {
  hears: [kind],
  delay: () => 0,
  notice,
  words,
};
