import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { MissingFilters } from '../contract/index.ts';
import { toFinalize } from '../contract/report/status.ts';
import type { dashboardSearch } from './dashboard/dashboard-search.ts';
import type { reportList } from './list/report-list.ts';
import type { missingList } from './missing/list/missing-list.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/daily-reports',
  dashboard: '/daily-reports/dashboard',
  missing: '/daily-reports/missing',
  tonight: '/daily-reports/tonight',
  doors: '/daily-reports/doors',
  shared: '/$orgSlug/nightly-report',
  sharedDoors: '/$orgSlug/door-proof',
} as const;

/** Every night of a tenant's door. */
export const doorsHref = (search: { job?: number; tenant?: number; to?: string } = {}): string =>
  `${paths.doors}${searchText(search)}`;

/** The report of one night, named by its id or by the key that a device gave it. */
export const reportHref = (id: number | string): string => `${paths.list}${searchText({ id })}`;

/** What is known already of the report to begin. */
export type StartAt = { building?: number | undefined; night?: string | undefined };

/** Begins the report of tonight, or of a night before; at a job site when one is named. */
export const startHref = (job?: number, at: StartAt = {}): string =>
  `${paths.list}${searchText({ start: true, job, ...at })}`;

/** The list with exactly these filters. */
export const reportsHref = (search: Partial<z.input<typeof reportList.schema>> = {}): string =>
  `${paths.list}${searchText(search)}`;

/** The figures of some nights. */
export const dashboardHref = (search: Partial<z.input<typeof dashboardSearch>> = {}): string =>
  `${paths.dashboard}${searchText(search)}`;

/** What waits to be finalized, however old, and without the person's default view. */
export const toFinalizeHref = (): string => reportsHref({ ...toFinalize, older: true, saved: 0 });

/** The list of what is missing, with exactly these filters. */
export const missingHref = (search: Partial<z.input<typeof missingList.schema>> = {}): string =>
  `${paths.missing}${searchText(search)}`;

/** The same for reports of some nights, without the person's default view. */
export const missingReportsHref = (places: Record<string, number>, filters: MissingFilters): string =>
  `${paths.missing}${searchText({ ...places, ...filters, saved: 0 })}`;
