import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import { toFinalize } from '../contract/log/transitions.ts';
import type { actionLogList } from './list/action-log-list.ts';

/** Where in the building the next entry is. */
export type PlaceAt = { room?: number | undefined; floor?: number | undefined };

/** A site, and what is known already of where in it and of the day. */
export type BeginAt = PlaceAt & {
  job?: number | undefined;
  building?: number | undefined;
  /** An earlier day than today. */
  day?: string | undefined;
};

export const paths = {
  list: '/action-log',
  dashboard: '/action-log/dashboard',
  shared: '/$orgSlug/action-log',
} as const;

/** One log by its id, or by the key that the device gave it; the place is chosen for the next entry. */
export const actionLogHref = (id: number | string, at: PlaceAt = {}): string =>
  `${paths.list}${searchText({ id, ...at })}`;

/** Begins the own log of today, or goes on with it; at once where the site is named. */
export const beginLogHref = (at: BeginAt = {}): string =>
  `${paths.list}${searchText({ begin: true, ...at })}`;

/** The list with exactly these filters. */
export const actionLogsHref = (search: Partial<z.input<typeof actionLogList.schema>> = {}): string =>
  `${paths.list}${searchText(search)}`;

/** What waits to be finalized, however old, and without the person's default view. */
export const toFinalizeHref = (mine: boolean): string =>
  actionLogsHref({ ...toFinalize, older: true, saved: 0, ...(mine ? { mine } : {}) });
