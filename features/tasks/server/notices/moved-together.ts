import type { Notice, NotificationKind, Params, Words } from '#features/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { lineFacts, taskLine } from './task-lines.ts';
import { numbers, paramsOf, partOfMove, undoWait } from './task-notice-kind.ts';
import { type NoticeFacts, noticeFacts, notMovedSince } from './task-notice-repository.ts';
import { theseTasks } from './these-tasks.ts';

const suffix = '-together';

const idsOf = ({ ids, id }: Params): string => String(ids ?? id);

const linesOf = (params: Params): string => String(params.lines ?? taskLine(params));

const together = (notices: readonly Notice[]): Pick<Notice, 'kind' | 'params' | 'jobIds'> => {
  const ids = notices.map(({ params }) => idsOf(params)).join();
  const lines = notices.map(({ params }) => linesOf(params)).join('\n');
  const jobIds = notices.flatMap(({ jobId, jobIds: all }) => all ?? jobId ?? []);
  const { kind = '', params = {} } = notices[0] ?? {};
  const { actor = null, note = null } = params;
  return {
    kind: kind.endsWith(suffix) ? kind : `${kind}${suffix}`,
    params: { count: ids.split(',').length, ids, lines, actor, note },
    jobIds,
  };
};

/** One notice for all tasks that concern the same people. */
const notices = async (tenant: Tenant, event: Event): Promise<readonly Notice[]> => {
  const ids = numbers(event.data.task_ids);
  const stayed = await notMovedSince(tenant, ids, event.id);
  const groups = new Map<string, { facts: NoticeFacts; notice: Notice }[]>();
  for (const facts of await noticeFacts(tenant, [...stayed], event.actorUserId)) {
    const part = partOfMove(event.data.transition, facts);
    if (!part) continue;
    const notice: Notice = {
      ...part,
      flag: 'hasAccessTasks',
      jobId: facts.job_id,
      params: paramsOf(facts, event),
    };
    const same = `${facts.job_id}:${part.own.toSorted((a, b) => a - b)}`;
    groups.set(same, [...(groups.get(same) ?? []), { facts, notice }]);
  }
  return [...groups.values()].flatMap((group) => {
    const all = group.map(({ notice }) => notice);
    const [first] = all;
    if (!first) return [];
    return all.length === 1 ? first : { ...first, ...together(all) };
  });
};

type Texts = {
  titles: Record<string, (count: number) => string>;
  sentences: Record<string, (actor: string, count: number) => string>;
  somebody: string;
  note: string;
  more: (count: number) => string;
  open: string;
};

const texts: Record<Locale, Texts> = {
  en: {
    titles: {
      'task.closed-together': (count) => `${count} ${count === 1 ? 'task' : 'tasks'} done`,
      'task.cancelled-together': (count) => `${count} ${count === 1 ? 'task' : 'tasks'} cancelled`,
    },
    sentences: {
      'task.closed-together': (actor, count) => `${actor} closed ${count === 1 ? 'it' : 'them'}.`,
      'task.cancelled-together': (actor, count) => `${actor} cancelled ${count === 1 ? 'it' : 'them'}.`,
    },
    somebody: 'Somebody',
    note: 'Reason or note',
    more: (count) => `and ${count} more`,
    open: 'Open the list',
  },
  es: {
    titles: {
      'task.closed-together': (count) => (count === 1 ? '1 tarea terminada' : `${count} tareas terminadas`),
      'task.cancelled-together': (count) =>
        count === 1 ? '1 tarea cancelada' : `${count} tareas canceladas`,
    },
    sentences: {
      'task.closed-together': (actor, count) => `${actor} ${count === 1 ? 'la' : 'las'} cerró.`,
      'task.cancelled-together': (actor, count) => `${actor} ${count === 1 ? 'la' : 'las'} canceló.`,
    },
    somebody: 'Alguien',
    note: 'Motivo o nota',
    more: (count) => `y ${count} más`,
    open: 'Abrir la lista',
  },
};

const words = (
  kind: string,
  { count, ids, lines, actor, note }: Params,
  locale: Locale,
): Words | undefined => {
  const text = texts[locale];
  const title = text.titles[kind]?.(Number(count));
  const sentence = text.sentences[kind]?.(String(actor ?? text.somebody), Number(count));
  if (title === undefined || sentence === undefined) return undefined;
  return {
    title,
    text: String(actor ?? ''),
    sentence,
    facts: [...lineFacts(lines, text.more), ...(note ? [{ label: text.note, value: String(note) }] : [])],
    button: text.open,
    link: theseTasks(ids),
  };
};

/** Many tasks closed or cancelled in one go: each person is told once of all that concern them. */
export const movedTogether: NotificationKind = {
  hears: ['task.moved-together'],
  delay: ({ data }) => (data.transition === 'close' ? undoWait : 0),
  notices,
  together,
  words,
};
