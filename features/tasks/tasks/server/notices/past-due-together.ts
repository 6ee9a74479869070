import type { NotificationKind, Params, SentNotice, Words } from '#features/sites/notifications/server';
import type { Locale } from '#platform/contract/fields';
import { headline, noticeTexts } from './notice-texts.ts';
import { lineFacts, taskLine } from './task-lines.ts';

/** The list of exactly these tasks, as far as the reader sees them. */
export const taskListHrefOf = (ids: string | number | null | undefined): string =>
  `/tasks?view=list&${ids ? `ids=${ids}` : 'mine=true'}`;

const one = 'task.past-due';
const together = 'task.past-due-together';

/** Tasks that became past due at once: one mail names all of them. */
export const pastDueInOneMail: NonNullable<NotificationKind['inOneMail']> = (sent: readonly SentNotice[]) => {
  if (sent.some(({ kind }) => kind !== one)) return undefined;
  return {
    kind: together,
    params: {
      count: sent.length,
      ids: sent.map(({ params }) => params.id).join(),
      lines: sent.map(({ params }) => taskLine(params)).join('\n'),
    },
  };
};

export const pastDueTogetherWords = (kind: string, params: Params, locale: Locale): Words | undefined => {
  const wording = headline(kind, ['past-due-together'], params, locale);
  if (!wording) return undefined;
  return {
    ...wording,
    text: '',
    facts: lineFacts(params.lines, locale),
    button: noticeTexts(locale)('openList'),
    link: taskListHrefOf(params.ids),
  };
};
