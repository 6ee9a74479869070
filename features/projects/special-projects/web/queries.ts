import { endpointQuery } from '#platform/web/api/index';
import {
  costEndpoints,
  projectFileEndpoints,
  projectNoteEndpoints,
  specialProjectEndpoints,
} from '../contract/index.ts';

export const projectQuery = (id: number) => ({
  ...endpointQuery(specialProjectEndpoints.getSpecialProject, { params: { id } }),
  meta: { quiet: true },
});

export const projectTasksQuery = (id: number) => ({
  ...endpointQuery(specialProjectEndpoints.getSpecialProjectTasks, { params: { id } }),
  meta: { quiet: true },
});

export const costsQuery = (id: number) => ({
  ...endpointQuery(costEndpoints.getProjectCosts, { params: { id } }),
  meta: { quiet: true },
});

export const filesQuery = (id: number) => ({
  ...endpointQuery(projectFileEndpoints.listProjectFiles, { params: { id } }),
  meta: { quiet: true },
});

export const notesQuery = (id: number) => ({
  ...endpointQuery(projectNoteEndpoints.listProjectNotes, { params: { id } }),
  meta: { quiet: true },
});
