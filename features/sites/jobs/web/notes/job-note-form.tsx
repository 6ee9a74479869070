import { useQueryClient } from '@tanstack/react-query';
import { NoteForm, noteParts } from '#features/sites/notes/web';
import { submit } from '#platform/web/outbox/index';
import type { Job } from '../../contract/job.ts';
import { addNoteWrite, notesGroup } from './outbox/add-note-write.ts';

const JobNoteForm = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const client = useQueryClient();
  return (
    <NoteForm
      name="job-note"
      record={job.id}
      people={[]}
      mayBePublic={false}
      save={(note, onProgress) => {
        const { body, files } = noteParts(note);
        return submit(
          client,
          {
            kind: addNoteWrite,
            id: note.uuid,
            parts: { params: { id: job.id }, body, files },
            group: notesGroup(job.id),
            about: { jobId: job.id, job: `${job.job_number} – ${job.job_name}` },
          },
          { keepsInput: true, onProgress },
        );
      }}
      onClose={onClose}
    />
  );
};

export default JobNoteForm;
