import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFoundPeople } from '#features/accounts/access/web';
import { NoteForm, noteParts } from '#features/sites/notes/web';
import { submit } from '#platform/web/outbox/index';
import type { SpecialProject } from '../../contract/index.ts';
import { notesGroup } from '../addresses.ts';
import { addNoteWrite } from './add-note-write.ts';

type Props = { project: SpecialProject; onClose: () => void };

/** Mentions people who see the job; without a job nobody is mentioned. */
const ProjectNoteForm = ({ project, onClose }: Props) => {
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const { id, number, title, job } = project;
  const people = useFoundPeople({ words, jobId: job?.id, enabled: job !== null });
  return (
    <NoteForm
      name="special-project-note"
      record={id}
      people={job ? people : []}
      onMention={setWords}
      mayBePublic={false}
      save={(note, onProgress) => {
        const { body, files } = noteParts(note);
        return submit(
          client,
          {
            kind: addNoteWrite,
            id: note.uuid,
            parts: { params: { id }, body, files },
            group: notesGroup(id),
            about: { projectId: id, project: `${number} ${title}` },
          },
          { keepsInput: true, onProgress },
        );
      }}
      onClose={onClose}
    />
  );
};

export default ProjectNoteForm;
