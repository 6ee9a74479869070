import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { actionLogList } from './list/action-log-list.ts';

/** A site, and what is known already of where in it. */
export type BeginAt = { job?: number | undefined; building?: number | undefined; room?: number | undefined };

export const paths = {
  list: '/action-log',
  dashboard: '/action-log/dashboard',
  shared: '/$orgSlug/action-log',
} as const;

/** One log by its id, or by the key that the device gave it; `room` is chosen for the next entry. */
export const actionLogHref = (id: number | string, room?: number): string =>
  `${paths.list}${searchText({ id, room })}`;

/** Begins the own log of today, or goes on with it; at once where the site is named. */
export const beginLogHref = (at: BeginAt = {}): string =>
  `${paths.list}${searchText({ begin: true, ...at })}`;

/** The list with exactly these filters. */
export const actionLogsHref = (search: Partial<z.input<typeof actionLogList.schema>> = {}): string =>
  `${paths.list}${searchText(search)}`;
