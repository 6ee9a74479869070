import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { inspectionList } from './list/inspection-list.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/quality/inspections',
  create: '/quality/inspections/create',
  shared: '/$orgSlug/inspection',
} as const;

/** The report of an inspection. */
export const inspectionHref = (id: number): string => `${paths.list}?id=${id}`;

/** Where an inspection is carried out. */
export const walkHref = (id: number): string => `${paths.create}?id=${id}`;

/** The list with exactly these filters. */
export const inspectionsHref = (search: Partial<z.input<typeof inspectionList.schema>> = {}): string =>
  `${paths.list}${searchText(search)}`;
