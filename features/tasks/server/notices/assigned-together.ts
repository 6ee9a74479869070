import type { Notice, NotificationKind, Params, Words } from '#features/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { noticesOf, numbers, told } from './task-notice-kind.ts';
import { findActorName, jobsOfTasks } from './task-notice-repository.ts';
import { theseTasks } from './these-tasks.ts';

const kind = 'task.assigned-together';

/** One task is told as such, more are counted. */
const notices = async (tenant: Tenant, event: Event): Promise<readonly Notice[]> => {
  const { user_id: userId } = event.data as { user_id: number };
  const ids = numbers(event.data.task_ids);
  if (ids.length === 1) {
    return noticesOf(tenant, { ...event, name: 'task.updated', data: { newcomers: [userId] } });
  }
  if (ids.length === 0) return [];
  const jobs = new Map((await jobsOfTasks(tenant, ids)).map(({ id, job_id }) => [id, job_id]));
  return [
    {
      kind,
      preferenceId: told.created,
      own: [userId],
      standings: [],
      flag: 'hasAccessTasks',
      params: {
        count: ids.length,
        ids: ids.join(),
        actor: await findActorName(tenant, event.actorUserId),
      },
      jobIds: ids.map((id) => jobs.get(id) ?? 0),
    },
  ];
};

const texts: Record<
  Locale,
  { title: (count: number) => string; by: (count: number) => string; somebody: string; open: string }
> = {
  en: {
    title: (count) => `${count} ${count === 1 ? 'task' : 'tasks'} for you`,
    by: (count) => `assigned ${count === 1 ? 'it' : 'them'} to you.`,
    somebody: 'Somebody',
    open: 'Open your tasks',
  },
  es: {
    title: (count) => `${count} ${count === 1 ? 'tarea' : 'tareas'} para usted`,
    by: (count) => `se ${count === 1 ? 'la' : 'las'} asignó.`,
    somebody: 'Alguien',
    open: 'Abrir sus tareas',
  },
};

const words = (name: string, { count, ids, actor }: Params, locale: Locale): Words | undefined => {
  if (name !== kind) return undefined;
  const text = texts[locale];
  return {
    title: text.title(Number(count)),
    text: String(actor ?? ''),
    sentence: `${actor ?? text.somebody} ${text.by(Number(count))}`,
    facts: [],
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
