import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { projectNoteEndpoints } from '../../contract/index.ts';
import { projectHref } from '../addresses.ts';
import { refreshProjects } from '../live.ts';
import { notesQuery } from '../queries.ts';

type AboutNote = { projectId: number; project: string };

/** Its form has no dialog to be opened again. */
export const addNoteWrite: WriteKind<typeof projectNoteEndpoints.addProjectNote, AboutNote> = {
  name: 'addProjectNote',
  endpoint: projectNoteEndpoints.addProjectNote,
  title: () => text('special-projects:outbox.addNote'),
  place: ({ project }) => project,
  page: ({ projectId }) => projectHref(projectId),
  delivered: ({ client, answer, write }) => {
    const { projectId } = write.about;
    client.setQueryData(notesQuery(projectId).queryKey, answer);
    refreshProjects(client, [projectId]);
  },
};
