import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { dashboardSearch } from './dashboard/dashboard-search.ts';
import type { reportList } from './list/report-list.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/daily-reports',
  dashboard: '/daily-reports/dashboard',
  doors: '/daily-reports/doors',
  shared: '/$orgSlug/nightly-report',
  sharedDoors: '/$orgSlug/door-proof',
} as const;

/** Every night of a tenant's door. */
export const doorsHref = (search: { job?: number; tenant?: number; to?: string } = {}): string =>
  `${paths.doors}${searchText(search)}`;

/** The report of one night, named by its id or by the key that a device gave it. */
export const reportHref = (id: number | string): string => `${paths.list}${searchText({ id })}`;

/** Begins the report of tonight, at a job site when one is named. */
export const startHref = (job?: number): string => `${paths.list}${searchText({ start: true, job })}`;

/** The list with exactly these filters. */
export const reportsHref = (search: Partial<z.input<typeof reportList.schema>> = {}): string =>
  `${paths.list}${searchText(search)}`;

/** The figures of some nights. */
export const dashboardHref = (search: Partial<z.input<typeof dashboardSearch>> = {}): string =>
  `${paths.dashboard}${searchText(search)}`;
