import { invoicesHref } from '#features/projects/invoices/web';
import { projectsHref } from '#features/projects/special-projects/web';
import type { FigureList } from '../contract/index.ts';

/** The address of the list behind a figure, with the filters of the figures. */
export const addressOf = (narrowed: Record<string, number>, { of, filters }: FigureList): string =>
  of === 'projects'
    ? projectsHref({ ...narrowed, ...filters } as Parameters<typeof projectsHref>[0])
    : invoicesHref({ ...narrowed, ...filters, saved: 0 } as Parameters<typeof invoicesHref>[0]);
