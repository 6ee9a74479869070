import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { projectFileEndpoints } from '../../contract/index.ts';
import { projectHref } from '../addresses.ts';
import { refreshProjects } from '../live.ts';
import { filesQuery } from '../queries.ts';

type AboutFiles = { projectId: number; project: string };

/** Its form has no dialog to be opened again. */
export const addFilesWrite: WriteKind<typeof projectFileEndpoints.addProjectFiles, AboutFiles> = {
  name: 'addProjectFiles',
  endpoint: projectFileEndpoints.addProjectFiles,
  title: () => text('special-projects:outbox.addFiles'),
  place: ({ project }) => project,
  page: ({ projectId }) => projectHref(projectId),
  delivered: ({ client, answer, write }) => {
    const { projectId } = write.about;
    client.setQueryData(filesQuery(projectId).queryKey, answer);
    refreshProjects(client, [projectId]);
  },
};
