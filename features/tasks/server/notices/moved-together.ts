import type { Notice, NotificationKind, Params, Words } from '#features/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { outOfSight } from './out-of-sight.ts';
import { numbers, paramsOf, partOfMove, undoWait } from './task-notice-kind.ts';
import { type NoticeFacts, noticeFacts, notMovedSince } from './task-notice-repository.ts';
import { theseTasks } from './these-tasks.ts';

const suffix = '-together';

const idsOf = ({ ids, id }: Params): string => String(ids ?? id);

const together = (notices: readonly Notice[]): Pick<Notice, 'kind' | 'params'> => {
  const ids = notices.map(({ params }) => idsOf(params)).join();
  const { kind = '', params = {} } = notices[0] ?? {};
  const { actor = null, note = null } = params;
  return {
    kind: kind.endsWith(suffix) ? kind : `${kind}${suffix}`,
    params: { count: ids.split(',').length, ids, actor, note },
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
  sentences: Record<string, (actor: string) => string>;
  somebody: string;
  note: string;
  open: string;
};

const texts: Record<Locale, Texts> = {
  en: {
    titles: {
      'task.closed-together': (count) => `${count} tasks done`,
      'task.cancelled-together': (count) => `${count} tasks cancelled`,
    },
    sentences: {
      'task.closed-together': (actor) => `${actor} closed them.`,
      'task.cancelled-together': (actor) => `${actor} cancelled them.`,
    },
    somebody: 'Somebody',
    note: 'Reason or note',
    open: 'Open these tasks',
  },
  es: {
    titles: {
      'task.closed-together': (count) => `${count} tareas terminadas`,
      'task.cancelled-together': (count) => `${count} tareas canceladas`,
    },
    sentences: {
      'task.closed-together': (actor) => `${actor} las cerró.`,
      'task.cancelled-together': (actor) => `${actor} las canceló.`,
    },
    somebody: 'Alguien',
    note: 'Motivo o nota',
    open: 'Abrir estas tareas',
  },
};

const words = (kind: string, { count, ids, actor, note }: Params, locale: Locale): Words | undefined => {
  const text = texts[locale];
  const title = text.titles[kind]?.(Number(count));
  const sentence = text.sentences[kind]?.(String(actor ?? text.somebody));
  if (title === undefined || sentence === undefined) return undefined;
  return {
    title,
    text: String(actor ?? ''),
    sentence,
    facts: note ? [{ label: text.note, value: String(note) }] : [],
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
  takenBack: (tenant, told, userId) =>
    outOfSight(
      tenant,
      told.filter(({ kind }) => kind.startsWith('task.') && kind.endsWith(suffix)),
      userId,
    ),
  words,
};
