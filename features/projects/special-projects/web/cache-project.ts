import type { QueryClient } from '@tanstack/react-query';
import type { SpecialProject } from '../contract/index.ts';
import { readProjectsAgain } from './live.ts';
import { projectQuery } from './queries.ts';

/** Shows a project as a call answered it, and reads again what depends on it. */
export const cacheProject = (client: QueryClient, project: SpecialProject): void => {
  client.setQueryData(projectQuery(project.id).queryKey, project);
  readProjectsAgain(client, [project.id]);
};
