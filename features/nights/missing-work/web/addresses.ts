import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { missingList } from './missing/missing-list.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  missing: '/daily-reports/missing',
  tonight: '/daily-reports/tonight',
} as const;

/** The list with exactly these filters. */
export const missingHref = (search: Partial<z.input<typeof missingList.schema>> = {}): string =>
  `${paths.missing}${searchText(search)}`;
