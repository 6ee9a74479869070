import { searchText } from '#platform/web/routing/page';
import type { DueWindow } from '../contract/index.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  schedule: '/quality/inspections/schedule',
  dueList: '/quality/inspections/due',
  due: '/quality/inspections/due/$jobId',
} as const;

/** The list with exactly these filters. */
export const dueListHref = (when: readonly DueWindow[] = []): string =>
  `${paths.dueList}${when.length === 0 ? '' : searchText({ when })}`;

/** The next inspection of a job. */
export const dueHref = (jobId: number): string => `${paths.dueList}/${jobId}`;
