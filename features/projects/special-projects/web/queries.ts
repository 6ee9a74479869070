import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import {
  costEndpoints,
  projectFileEndpoints,
  projectNoteEndpoints,
  type SpecialProject,
  specialProjectEndpoints,
} from '../contract/index.ts';
import { refreshProjects } from './live.ts';

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

/** Shows a project as a call answered it, and reads again what depends on it. */
export const cacheProject = (client: QueryClient, project: SpecialProject): void => {
  client.setQueryData(projectQuery(project.id).queryKey, project);
  refreshProjects(client, [project.id]);
};
