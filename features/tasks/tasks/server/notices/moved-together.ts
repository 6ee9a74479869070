import type { Notice, NotificationKind, Params, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { headline, noticeTexts } from './notice-texts.ts';
import { taskListHrefOf } from './past-due-together.ts';
import { lineFacts, taskLine } from './task-lines.ts';
import { type NoticeFacts, noticeFacts, notMovedSince } from './task-notice-repository.ts';
import { noticesOfTransition, numbers, paramsOf, readersOfTask, undoWait } from './task-notification-kind.ts';

const suffix = '-together';

const idsOf = ({ ids, id }: Params): string => String(ids ?? id);

const linesOf = (params: Params): string => String(params.lines ?? taskLine(params));

export const together = (notices: readonly Notice[]): Pick<Notice, 'kind' | 'params' | 'jobIds'> => {
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
    const part = noticesOfTransition(event.data.transition, facts);
    if (!part) continue;
    const notice: Notice = {
      ...part,
      ...readersOfTask(facts),
      jobId: facts.job_id,
      params: paramsOf(facts, event),
    };
    const same = `${facts.job_id}:${facts.internal_only}:${part.own.toSorted((a, b) => a - b)}`;
    groups.set(same, [...(groups.get(same) ?? []), { facts, notice }]);
  }
  return [...groups.values()].flatMap((group) => {
    const all = group.map(({ notice }) => notice);
    const [first] = all;
    if (!first) return [];
    return all.length === 1 ? first : { ...first, ...together(all) };
  });
};

const words = (kind: string, params: Params, locale: Locale): Words | undefined => {
  const wording = headline(kind, ['closed-together', 'cancelled-together'], params, locale);
  if (!wording) return undefined;
  const t = noticeTexts(locale);
  const { ids, lines, actor, note } = params;
  return {
    ...wording,
    text: String(actor ?? ''),
    facts: [...lineFacts(lines, locale), ...(note ? [{ label: t('note'), value: String(note) }] : [])],
    button: t('openList'),
    link: taskListHrefOf(ids),
  };
};

/** Many tasks closed or cancelled in one go: each person is told once of all that concern them. */
export const movedTogether: NotificationKind = {
  events: ['task.moved-together'],
  delay: ({ data }) => (data.transition === 'close' ? undoWait : 0),
  notices,
  together,
  words,
};
