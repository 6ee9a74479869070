import type { z } from 'zod';
import { searchText } from '#platform/web/routing/page';
import type { projectList } from './list/project-list.ts';

/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/special-projects/dashboard',
  create: '/special-project/create',
  edit: '/special-project/edit/$specialProjectId',
  project: '/special-project/$specialProjectId',
} as const;

export const projectHref = (id: number): string => `/special-project/${id}`;

export const editHref = (id: number): string => `/special-project/edit/${id}`;

/** The same, marked with what the project lacks before it can be scheduled. */
export const completeHref = (id: number): string => `${editHref(id)}?complete=true`;

/** The form of a new project, for the job site if one is given. */
export const createHref = (jobId?: number): string =>
  jobId === undefined ? paths.create : `${paths.create}?job=${jobId}`;

/** The list with exactly these filters, without the person's default view. */
export const projectsHref = (search: Partial<z.input<typeof projectList.schema>> = {}): string =>
  `${paths.list}${searchText({ ...search, saved: 0 })}`;

/** Files of one project leave the device in the order they were chosen. */
export const filesGroup = (id: number): string => `project-files-${id}`;

export const notesGroup = (id: number): string => `project-notes-${id}`;
