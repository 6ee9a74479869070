import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AddNote, NoteList } from '#features/sites/notes/web';
import { call } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice } from '#platform/web/outbox/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { LoadProblem, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import { projectNoteEndpoints, type SpecialProject } from '../../contract/index.ts';
import { notesGroup } from '../addresses.ts';
import { notesQuery } from '../queries.ts';

const [ProjectNoteForm, preloadForm] = lazyPart(() => import('./project-note-form.tsx'));

/** The note of the form, and what people wrote since: for the company alone. */
const NotesSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const client = useQueryClient();
  const query = notesQuery(project.id);
  const { data, error, refetch } = useQuery(query);
  const mayAdd = data?.can.add === true;
  usePreload(preloadForm, mayAdd);
  const { internal_notes: first } = project;
  if (data && !mayAdd && data.notes.length === 0 && first === '') return null;
  return (
    <RecordSection id="project-notes" title={t('special-projects:section.notes')} titleSpace="sm">
      {first !== '' && <p data-prose>{first}</p>}
      <UnsentNotice group={notesGroup(project.id)} />
      {mayAdd && <AddNote form={(close) => <ProjectNoteForm project={project} onClose={close} />} />}
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={1} />)}
      {data && data.notes.length > 0 && (
        <NoteList
          notes={data.notes}
          zone={project.time_zone}
          refresh={() => client.invalidateQueries({ queryKey: query.queryKey })}
          remove={(id) => call(projectNoteEndpoints.deleteProjectNote, { params: { id } })}
        />
      )}
    </RecordSection>
  );
};

export default NotesSection;
