import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { Start } from './create/create-search.ts';
import type { DashboardSearch } from './dashboard/dashboard-search.ts';
import type { inspectionList } from './list/inspection-list.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/quality/inspections',
  dashboard: '/quality/inspections/dashboard',
  create: '/quality/inspections/create',
  shared: '/$orgSlug/inspection',
  /** Pages of the feature inspection-schedule, which plans inspections. */
  schedule: '/quality/inspections/schedule',
  due: '/quality/inspections/due',
} as const;

/** The report of one inspection. */
export const inspectionHref = (id: number): string => `${paths.list}${searchText({ id })}`;

/** The report, with its link on screen for the person who signed for the client. */
export const giveHref = (id: number): string => `${paths.list}${searchText({ id, give: true })}`;

/** The walk of an inspection that has begun, named by its id or by the key that the device gave it. */
export const walkHref = (id: number | string): string => `${paths.create}${searchText({ id })}`;

/** Begins an inspection, at a job site when one is named, with what is chosen there already. */
export const beginHref = (start: Start = {}): string => `${paths.create}${searchText(start)}`;

/** The list with exactly these filters. */
export const inspectionsHref = (search: Partial<z.input<typeof inspectionList.schema>> = {}): string =>
  `${paths.list}${searchText(search)}`;

/** The figures of inspections, or the sites behind them. */
export const dashboardHref = (search: Partial<DashboardSearch> = {}): string =>
  `${paths.dashboard}${searchText(search)}`;
