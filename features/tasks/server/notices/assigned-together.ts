import type { Notice, NotificationKind, Params, Words } from '#features/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { lineFacts, taskLine } from './task-lines.ts';
import { noticesOf, numbers, paramsOf, told } from './task-notice-kind.ts';
import { noticeFacts } from './task-notice-repository.ts';
import { theseTasks } from './these-tasks.ts';

const kind = 'task.assigned-together';

/** One task is told as such, more are counted. */
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
      preferenceId: told.created,
      own: [userId],
      standings: [],
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

const texts: Record<
  Locale,
  {
    title: (count: number) => string;
    by: (count: number) => string;
    more: (count: number) => string;
    somebody: string;
    open: string;
  }
> = {
  en: {
    title: (count) => `${count} ${count === 1 ? 'task' : 'tasks'} for you`,
    by: (count) => `assigned ${count === 1 ? 'it' : 'them'} to you.`,
    more: (count) => `and ${count} more`,
    somebody: 'Somebody',
    open: 'Open your tasks',
  },
  es: {
    title: (count) => `${count} ${count === 1 ? 'tarea' : 'tareas'} para usted`,
    by: (count) => `se ${count === 1 ? 'la' : 'las'} asignó.`,
    more: (count) => `y ${count} más`,
    somebody: 'Alguien',
    open: 'Abrir sus tareas',
  },
};

const words = (name: string, { count, ids, lines, actor }: Params, locale: Locale): Words | undefined => {
  if (name !== kind) return undefined;
  const text = texts[locale];
  return {
    title: text.title(Number(count)),
    text: String(actor ?? ''),
    sentence: `${actor ?? text.somebody} ${text.by(Number(count))}`,
    facts: lineFacts(lines, text.more),
    button: text.open,
    link: theseTasks(ids),
  };
};

/** Many tasks assigned in one go. */
export const assignedTogether: NotificationKind = {
  hears: [kind],
  delay: () => 0,
  notices,
  words,
};
