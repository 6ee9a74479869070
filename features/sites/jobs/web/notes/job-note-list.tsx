import { useQueryClient } from '@tanstack/react-query';
import type { Note } from '#features/sites/notes/contract';
import { NoteList } from '#features/sites/notes/web';
import { call } from '#platform/web/api/index';
import { jobNoteEndpoints } from '../../contract/index.ts';
import { notesQuery } from './queries.ts';

type Props = { jobId: number; notes: readonly Note[]; zone: string };

export const JobNoteList = ({ jobId, notes, zone }: Props) => {
  const client = useQueryClient();
  return (
    <NoteList
      notes={notes}
      zone={zone}
      readAgain={() => client.invalidateQueries({ queryKey: notesQuery(jobId).queryKey })}
      remove={(id) => call(jobNoteEndpoints.deleteJobNote, { params: { id } })}
    />
  );
};
