import { searchText } from '#platform/web/routing/page';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/quality/inspections',
  create: '/quality/inspections/create',
} as const;

/** The report of one inspection. */
export const reportHref = (id: number): string => `${paths.list}${searchText({ id })}`;

/** The walk of an inspection that has begun, named by its id or by the key that the device gave it. */
export const walkHref = (id: number | string): string => `${paths.create}${searchText({ id })}`;

/** Begins an inspection, at a job site when one is named. */
export const beginHref = (start: { job?: number } = {}): string => `${paths.create}${searchText(start)}`;
